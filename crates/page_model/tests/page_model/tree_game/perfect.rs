//! Subgame-perfect equilibria in words.

use super::{DRIVER, ENTRY, QUICHE, WORDS, analysed, bare, with};
use experiments::tree_game::{Findings, Forgotten, Pure, Rationality, Stage};
use page_model::tree_game::perfect::{actions, has_beliefs, limits, said};

fn pure(rationality: Rationality) -> Pure {
    Pure {
        payoffs: super::mixed(&["29/10", "9/10"]),
        actions: vec![0, 0, 1, 0, 0],
        rationality,
    }
}

fn believed(is_sequential: Option<bool>) -> Rationality {
    Rationality::Believed {
        beliefs: vec![Vec::new(); 5],
        is_sequential,
    }
}

/// Beer or quiche with one equilibrium of this kind, at a stage.
fn at(stage: Stage, rationality: Rationality) -> page_model::tree_game::analysis::Analysis {
    let found = Findings {
        stage,
        subgame_perfect: vec![pure(rationality)],
        ..Findings::default()
    };
    with(QUICHE, found)
}

#[test]
fn actions_are_listed_by_information_set() {
    let of = analysed(ENTRY);
    let told = actions(&of, &of.found.subgame_perfect[0]);
    assert_eq!(told, "Entrant: in, Incumbent: share");
    // Chance does nothing of its own.
    let told = actions(&bare(QUICHE), &pure(Rationality::Untested));
    assert_eq!(
        told,
        "strong: beer, beer: retreat, quiche: duel, weak: beer"
    );
}

#[test]
fn beliefs_are_spoken_of_where_moves_are_hidden_from_somebody_who_forgets_nothing() {
    assert!(has_beliefs(&bare(QUICHE)));
    assert!(!has_beliefs(&bare(ENTRY)));
    assert!(!has_beliefs(&analysed(DRIVER)));
}

#[test]
fn beliefs_are_under_way_before_they_are_known() {
    let of = at(Stage::Beliefs, Rationality::Untested);
    assert_eq!(
        said(&of, &of.found.subgame_perfect[0], WORDS),
        "Being computed."
    );
}

#[test]
fn an_equilibrium_that_fails_says_where() {
    let of = at(Stage::Done, Rationality::Fails(3));
    let told = said(&of, &of.found.subgame_perfect[0], WORDS);
    assert!(
        told.ends_with("no belief makes the action at quiche best"),
        "{told}"
    );
}

#[test]
fn an_equilibrium_with_consistent_beliefs_is_sequential() {
    let of = at(Stage::Done, believed(Some(true)));
    let told = said(&of, &of.found.subgame_perfect[0], WORDS);
    assert_eq!(told, "a sequential equilibrium");
}

#[test]
fn limits_are_told_where_something_was_not_tested() {
    for open in [Rationality::Untested, believed(None)] {
        assert!(limits(&at(Stage::Done, open), WORDS).is_some());
    }
    for tested in [
        Rationality::Fails(1),
        believed(Some(true)),
        believed(Some(false)),
    ] {
        assert_eq!(limits(&at(Stage::Done, tested), WORDS), None);
    }
}

#[test]
fn limits_are_no_reason_before_the_end_or_where_somebody_forgets() {
    assert_eq!(
        limits(&at(Stage::Beliefs, Rationality::Untested), WORDS),
        None
    );
    let found = Findings {
        stage: Stage::Done,
        subgame_perfect: vec![pure(Rationality::Untested)],
        forgotten: Some(Forgotten {
            set: 2,
            nodes: [2, 9],
            is_absent_minded: false,
        }),
        ..Findings::default()
    };
    assert_eq!(limits(&with(QUICHE, found), WORDS), None);
}
