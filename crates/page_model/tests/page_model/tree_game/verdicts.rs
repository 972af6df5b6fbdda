//! Verdicts on assessments in words.

use super::{ENTRY, WORDS, bare, exact, mixed};
use experiments::tree_game::{Checked, SetVerdict};
use page_model::tree_game::verdicts::{fails, in_words, said};

/// The incumbent shares, which is best.
fn right() -> SetVerdict {
    SetVerdict {
        set: 1,
        beliefs: mixed(&["1"]),
        is_reached: true,
        by_bayes: None,
        value: exact("1"),
        best: exact("1"),
        action: 1,
    }
}

/// The incumbent fights, though sharing would pay more.
fn wrong() -> SetVerdict {
    SetVerdict {
        value: exact("-1"),
        ..right()
    }
}

fn words(sets: Vec<SetVerdict>, is_consistent: Option<bool>) -> String {
    let checked = Checked {
        sets,
        is_consistent,
    };
    in_words(&bare(ENTRY), &checked, WORDS)
}

#[test]
fn an_assessment_fails_first_where_something_better_can_be_done() {
    let told = words(vec![right(), wrong()], None);
    assert_eq!(
        told,
        "This assessment fails first at information set Incumbent."
    );
}

#[test]
fn an_assessment_that_holds_is_as_good_as_its_beliefs() {
    let told = |is_consistent| words(vec![right()], is_consistent);
    assert!(told(Some(true)).contains("is a sequential equilibrium"));
    assert!(told(Some(false)).contains("not a sequential equilibrium"));
    assert!(told(None).contains("is not tested"));
}

#[test]
fn wrong_beliefs_fail_as_wrong_actions_do() {
    let unlikely = SetVerdict {
        by_bayes: Some(mixed(&["1/2", "1/2"])),
        ..right()
    };
    let checked = Checked {
        sets: vec![right(), unlikely.clone()],
        is_consistent: None,
    };
    assert_eq!(fails(&checked), Some(&unlikely));
}

#[test]
fn what_is_best_is_said_to_be() {
    assert_eq!(said(&bare(ENTRY), &right(), WORDS), "best here");
}

#[test]
fn a_better_action_is_named_with_what_it_pays() {
    assert_eq!(
        said(&bare(ENTRY), &wrong(), WORDS),
        "pays −1; share would pay 1"
    );
}

#[test]
fn what_bayes_rule_gives_is_told_first() {
    let verdict = SetVerdict {
        by_bayes: Some(mixed(&["1/4", "3/4"])),
        ..right()
    };
    assert_eq!(
        said(&bare(ENTRY), &verdict, WORDS),
        "Bayes’ rule gives 1/4, 3/4; best here"
    );
}

#[test]
fn beliefs_are_free_only_where_there_are_several_nodes() {
    let unreached = SetVerdict {
        is_reached: false,
        ..right()
    };
    assert_eq!(
        said(&bare(ENTRY), &unreached, WORDS),
        "best here; never reached"
    );
    let several = SetVerdict {
        beliefs: mixed(&["1/2", "1/2"]),
        ..unreached
    };
    assert_eq!(
        said(&bare(ENTRY), &several, WORDS),
        "best here; never reached: the belief is free"
    );
}
