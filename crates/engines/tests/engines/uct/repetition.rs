//! Same seed, same tree: cut into steps in any way, on any width of bitboard.

use crate::uct::search::{moves, search, search_of, whole};
use ethnum::U256;
use games::connect_four::{ConnectFour, Custom, Setup};

#[test]
fn the_same_seed_gives_the_same_tree_and_another_seed_another() {
    let grown = |seed| {
        let mut uct = search("4453", seed);
        uct.advance(2_000);
        whole(&uct)
    };
    assert_eq!(grown(1), grown(1));
    assert_ne!(grown(1), grown(2));
}

#[test]
fn steps_do_not_matter() {
    let mut whole_at_once = search("44", 9);
    whole_at_once.advance(3_000);
    for step in [1, 7, 1_000] {
        let mut in_steps = search("44", 9);
        let mut left: u64 = 3_000;
        while left > 0 {
            let now = step.min(left);
            in_steps.advance(now);
            left -= now;
        }
        assert_eq!(whole(&in_steps), whole(&whole_at_once), "steps of {step}");
    }
}

#[test]
fn nothing_asked_nothing_done() {
    let mut uct = search("44", 9);
    uct.advance(0);
    assert_eq!(whole(&uct), [(None, 0, 0.0, 0)]);
    assert_eq!(moves(&uct).len(), 7, "moves never tried are listed");
}

#[test]
fn the_width_of_the_bitboard_does_not_matter() {
    let custom = Custom::<U256>::new(Setup::STANDARD).unwrap();
    let (mut standard, mut wide) = (search("", 10), search_of(ConnectFour::new(custom), 10));
    standard.advance(2_000);
    wide.advance(2_000);
    assert_eq!(whole(&standard), whole(&wide));
}
