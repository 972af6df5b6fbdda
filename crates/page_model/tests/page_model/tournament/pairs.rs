//! The map of pairs.

use super::{THREE, analysed, bare};
use page_model::tournament::pairs::{map, moved};
use texts::ENGLISH;

#[test]
fn rows_and_columns_are_in_the_order_of_the_table() {
    let map = map(&analysed(THREE), true, &ENGLISH);
    assert_eq!(map.order, [1, 2, 0]);
    assert_eq!(map.rows[0][2].pair, [1, 0]);
    assert_eq!(map.range, Some((0.0, 5.0)));
    assert_eq!(
        (map.rows[0][2].strength, map.rows[2][0].strength),
        (1.0, 0.0)
    );
    assert!((map.rows[0][0].strength - 0.2).abs() < 1e-9);
    assert_eq!(
        map.rows[2][0].label,
        "Always cooperate gets 0.00 from Always defect, exactly"
    );
}

#[test]
fn what_is_not_known_is_said() {
    let map = map(&bare(THREE), true, &ENGLISH);
    assert_eq!(map.range, None);
    assert_eq!(
        map.rows[0][1].label,
        "Always cooperate and Always defect: not known yet"
    );
}

#[test]
fn one_payoff_everywhere_has_one_colour() {
    let map = map(
        &analysed("tournament?entrants=Cooperator,GTFT&repetitions=1"),
        true,
        &ENGLISH,
    );
    assert!(map.rows.iter().flatten().all(|place| place.strength == 0.5));
}

#[test]
fn arrow_keys_stay_in_the_map() {
    for (key, to) in [
        ("ArrowUp", [0, 2]),
        ("ArrowDown", [1, 2]),
        ("ArrowLeft", [0, 1]),
        ("ArrowRight", [0, 2]),
        ("Home", [0, 0]),
        ("End", [0, 2]),
    ] {
        assert_eq!(moved([0, 2], key, 3), Some(to), "{key}");
    }
    assert_eq!(moved([0, 2], "Enter", 3), None);
}

#[test]
fn where_the_order_is_asked_about_it_is_that_of_the_list() {
    let of = analysed(THREE);
    assert_ne!(map(&of, true, &ENGLISH).order, [0, 1, 2]);
    assert_eq!(map(&of, false, &ENGLISH).order, [0, 1, 2]);
}
