//! Two entrants, and the way to a match of theirs.

use super::{THREE, analysed};
use experiments::{Experiment, Opened};
use page_model::tournament::pair::{link, opponents, sides, why_inexact};
use texts::ENGLISH;

#[test]
fn both_sides_say_what_they_get() {
    let of = analysed(&format!("{THREE}&pair=3.2"));
    let sides = sides(&of, &ENGLISH);
    assert_eq!(sides.len(), 2);
    assert_eq!(sides[0].name, "Tit for tat");
    assert_eq!(sides[0].values[0], "0.9950 = 199/200");
    assert_eq!(sides[1].values[1], "1.020");
    assert!(sides[0].sentence.is_some());
    assert_eq!(why_inexact(&of, &ENGLISH), None);
}

#[test]
fn a_pair_with_itself_is_told_once() {
    let of = analysed(&format!("{THREE}&pair=2.2"));
    assert_eq!(sides(&of, &ENGLISH).len(), 1);
}

#[test]
fn opponents_are_in_the_order_of_what_is_got_from_them() {
    let of = analysed(&format!("{THREE}&pair=2.1"));
    let all = opponents(&of, &ENGLISH);
    let names: Vec<&str> = all.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["Always cooperate", "Tit for tat", "Always defect"]);
    assert_eq!(all[0].values[..2], ["5.00", "0.00"]);
}

#[test]
fn the_link_is_a_match_of_the_two_in_the_same_game() {
    let of = analysed(
        "tournament?game=stag-hunt&entrants=TitForTat|[Ann] first: C; else: copy&rounds=random&continuation=9/10&execution=1/50&repetitions=3&seed=7",
    );
    let text = link(&of.lab, [1, 0]).expect("both are there");
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(&text).expect(&text);
    assert_eq!(problems, [], "{text}");
    let Experiment::Repeated(lab) = experiment else {
        panic!("{text}")
    };
    assert_eq!(
        (&*lab.first, &*lab.second),
        ("first: C; else: copy", "TitForTat")
    );
    assert_eq!(
        (lab.stage, lab.settings, lab.seed, lab.matches),
        (of.lab.stage.clone(), of.lab.settings, 7, 3)
    );
    assert_eq!(link(&of.lab, [0, 2]), None);
}

#[test]
fn it_is_said_who_is_no_automaton() {
    let of = analysed(
        "tournament?entrants=TitForTat|[Ann] if their defections > my defections + 3: D; else: C&pair=2.1&rounds=20&repetitions=1&execution=1/20",
    );
    let why = why_inexact(&of, &ENGLISH).expect("no exact value");
    assert!(why.contains("Ann is no automaton"), "{why}");
}
