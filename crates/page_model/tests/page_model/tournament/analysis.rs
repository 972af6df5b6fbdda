//! Names, the order of the table, and the pair that is looked at.

use super::{THREE, analysed, bare};
use page_model::tournament::sentence::{best, text_of};
use texts::ENGLISH;

#[test]
fn no_two_entrants_have_one_name_and_none_is_long() {
    let of = bare(
        "tournament?entrants=TitForTat|[Ann] TitForTat|TitForTat|first: C; if they defected last 2: D; else: C",
    );
    assert_eq!(of.names[..3], ["Tit for tat (1)", "Ann", "Tit for tat (3)"]);
    assert!(
        of.names[3].ends_with('…') && of.names[3].chars().count() <= 32,
        "{}",
        of.names[3]
    );
}

#[test]
fn the_best_come_first() {
    let of = analysed(THREE);
    assert_eq!((of.order(), of.best()), (vec![1, 2, 0], vec![1]));
    assert_eq!(best(&of, &ENGLISH), "Always defect earns most.");
    // Without errors nobody ever defects here.
    let of = analysed("tournament?entrants=Cooperator,GrimTrigger,TitForTat,GTFT&repetitions=1");
    assert_eq!(of.best(), [0, 1, 2, 3]);
    assert_eq!(best(&of, &ENGLISH), "4 strategies earn most, all the same.");
}

#[test]
fn before_anything_is_found_nobody_is_best() {
    let of = bare(THREE);
    assert_eq!((of.order(), of.best()), (vec![0, 1, 2], vec![]));
    assert_eq!(best(&of, &ENGLISH), "Nobody has met everybody yet.");
}

#[test]
fn the_head_of_the_table_is_looked_at_with_its_end_unless_another_pair_is_chosen() {
    assert_eq!(analysed(THREE).pair(), [1, 0]);
    assert_eq!(analysed(&format!("{THREE}&pair=3.2")).pair(), [2, 1]);
}

#[test]
fn the_sentence_has_the_settings_that_have_an_effect() {
    let text = text_of(&super::lab(THREE), &ENGLISH);
    assert!(text.contains("{rounds}") && !text.contains("{continuation}"));
    let text = text_of(&super::lab("tournament?rounds=random"), &ENGLISH);
    assert!(text.contains("{rounds}") && text.contains("{continuation}"));
}
