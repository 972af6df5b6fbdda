//! Crossing out by hand: presses, films, and each step in words.

use super::{DILEMMA, ENTRY, analysed, bare};
use computing::answer;
use experiments::matrix::{Crossings, MatrixExperiment};
use experiments::{Experiment, LabExperiment};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::crossing::{films, gone, moment, pressed, story};
use texts::{ENGLISH, MatrixLabTexts};

const TEXTS: &MatrixLabTexts = &ENGLISH.labs.matrix;

fn crossings(lab: &MatrixExperiment) -> Crossings {
    let experiment = Experiment::from(lab.asked());
    answer(&experiment, &lab.ask_crossings(), &[]).expect("an answer")
}

fn stories(of: &Analysis) -> Vec<String> {
    let all = crossings(&of.lab);
    let is_pure_only = !all.compares_mixed;
    let crossed = all.crossed.iter();
    crossed
        .map(|one| story(of, one, is_pure_only, TEXTS))
        .collect()
}

#[test]
fn an_action_that_is_pressed_is_crossed_out_and_taken_back() {
    let of = bare(DILEMMA);
    let crossed = pressed(&of, (0, 0)).expect("two actions");
    assert_eq!(crossed.crossed, "1.1");
    let of = Analysis { lab: crossed, ..of };
    assert_eq!(gone(&of.lab), [(0, 0)]);
    assert_eq!(pressed(&of, (0, 1)), None, "the last one stays");
    let both = pressed(&of, (1, 1)).expect("two actions");
    assert_eq!(both.crossed, "1.1,2.2");
    assert_eq!(pressed(&of, (0, 0)).expect("taken back").crossed, "");
}

#[test]
fn a_press_in_the_middle_of_a_film_leaves_the_rest_out() {
    let of = bare(&format!("{DILEMMA}&crossed=1.1,2.1&crossing=1"));
    assert_eq!(moment(&of.lab), [1, 2]);
    assert_eq!(gone(&of.lab), [(0, 0)]);
    let next = pressed(&of, (1, 1)).expect("two actions");
    assert_eq!((next.crossed.as_str(), next.crossing), ("1.1,2.2", None));
}

#[test]
fn each_step_says_what_the_action_was_and_what_it_takes_along() {
    let of = bare(&format!("{DILEMMA}&crossed=1.2,2.1"));
    assert_eq!(
        stories(&of),
        [
            "Player 1’s cheat was not dominated, not even weakly; against trust nothing pays more. It takes along: (cheat, cheat). \
             What is left has an equilibrium that the game has not: (trust, cheat).",
            "Player 2’s trust was strictly dominated: cheat pays more against everything that was left. \
             It takes no equilibrium of the game along, and makes no new one.",
        ]
    );
    let of = bare(&format!("{ENTRY}&crossed=2.1"));
    let [story] = &stories(&of)[..] else {
        panic!("one step");
    };
    assert!(
        story.contains("weakly dominated: share never pays less"),
        "{story}"
    );
    assert!(story.contains("It takes along: (out, fight)"), "{story}");
}

#[test]
fn films_are_eliminations_in_which_every_step_is_dominated() {
    let of = analysed("matrix?game=dominance-in-steps");
    let all = films(&of, TEXTS);
    assert_eq!(all.len(), 1);
    let (name, film) = &all[0];
    assert_eq!(name, TEXTS.crossing.film_strict);
    assert_eq!(film.crossing, Some(0));
    let of_film = Analysis {
        lab: film.clone(),
        ..of
    };
    let told = stories(&of_film);
    assert_eq!(told.len(), 4);
    assert!(
        told.iter().all(|one| one.contains("strictly dominated")),
        "{told:?}"
    );

    let of = analysed(ENTRY);
    let all = films(&of, TEXTS);
    assert!(!all.is_empty());
    for (_, film) in all {
        let of_film = Analysis {
            lab: film,
            ..of.clone()
        };
        assert!(
            stories(&of_film)
                .iter()
                .all(|one| !one.contains("not dominated"))
        );
    }
}

#[test]
fn three_players_are_crossed_out_too() {
    let of = bare("matrix?game=volunteers&crossed=3.1,1.2");
    assert_eq!(gone(&of.lab), [(2, 0), (0, 1)]);
    assert!(!crossings(&of.lab).compares_mixed);
    assert_eq!(stories(&of).len(), 2);
}

#[test]
fn actions_of_five_players_are_crossed_out() {
    let of = bare("matrix?game=three-of-five");
    let crossed = pressed(&of, (4, 0)).expect("two actions");
    assert_eq!(crossed.crossed, "5.1");
    let of = Analysis { lab: crossed, ..of };
    // Giving is best where two others give.
    assert_eq!(
        stories(&of)[0].split(". ").next(),
        Some(
            "Player 5’s give was not dominated, not even weakly; against give, give, keep, keep nothing pays more"
        )
    );
}
