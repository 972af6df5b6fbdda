//! What stays in sight while a setting is dragged.

use super::{analysed, lab};
use page_model::repeated::holding::Held;
use std::rc::Rc;

#[test]
fn everything_stays_until_everything_is_found_again_of_the_same_pair() {
    let of = analysed("repeated?rounds=5&matches=1");
    let mut held = Held::default();
    let nothing = Rc::default();
    // Before anything was found there is nothing to hold.
    assert_eq!(held.shown(&of.lab, &nothing).1, nothing);
    assert_eq!(
        held.shown(&of.lab, &of.found),
        (of.lab.clone(), of.found.clone())
    );
    let dragged = lab("repeated?rounds=5&matches=1&continuation=0.8");
    assert_eq!(
        held.shown(&dragged, &nothing),
        (of.lab.clone(), of.found.clone())
    );
    let other = lab("repeated?rounds=5&matches=1&second=Defector");
    assert_eq!(held.shown(&other, &nothing), (other.clone(), nothing));
}
