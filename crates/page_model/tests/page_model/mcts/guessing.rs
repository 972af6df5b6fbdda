//! Guesses: what comes next is asked before it is shown, where it follows from what can be seen.

use crate::mcts::support::{SEARCH, SMALL, lab, seen};
use experiments::mcts::MctsExperiment;
use page_model::mcts::guess::{Question, Wanted, question};
use texts::ENGLISH;

fn asked(link: &str, simulations: u64, phase: Option<u8>) -> Option<Question> {
    let lab = lab(link);
    question(&lab, &seen(&lab, simulations), phase, &ENGLISH)
}

/// Where a column is asked for, the next simulation goes there.
#[test]
fn the_right_column_is_where_the_next_simulation_goes() {
    let mut asked = 0;
    for link in [SEARCH, SMALL] {
        let lab = lab(link);
        for simulations in 1..lab.simulations.min(60) {
            let question = question(&lab, &seen(&lab, simulations), None, &ENGLISH);
            let Some(Question {
                wanted: Wanted::Choice(columns, right),
                ..
            }) = question
            else {
                continue;
            };
            let next = seen(&lab, simulations + 1);
            let taken = next.trace.choices[0].column + 1;
            assert_eq!(columns[right], taken.to_string(), "{link}, {simulations}");
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn while_moves_were_never_tried_no_column_is_asked_for() {
    assert_eq!(asked(SEARCH, 3, None), None, "four of seven are endless");
}

#[test]
fn after_the_last_simulation_nothing_comes_next() {
    let lab = MctsExperiment {
        simulations: 30,
        ..lab(SEARCH)
    };
    assert_eq!(question(&lab, &seen(&lab, 30), None, &ENGLISH), None);
}

#[test]
fn searches_that_leave_moves_out_are_not_asked_about() {
    for switch in ["widening=0.4", "solver=on", "pruning=on", "decisive=on"] {
        let link = format!("{SEARCH}&{switch}");
        let nobody = (8..40).all(|simulations| asked(&link, simulations, None).is_none());
        assert!(nobody, "{switch}");
    }
}

/// The mean after a result is the sum with it, divided by the visits with it.
#[test]
fn the_right_mean_counts_the_result() {
    let lab = lab(SEARCH);
    let mut asked = 0;
    for simulations in 8..40 {
        let inside = seen(&lab, simulations);
        let Some(found) = question(&lab, &inside, Some(3), &ENGLISH) else {
            continue;
        };
        let Wanted::Number {
            right,
            near,
            written,
        } = &found.wanted
        else {
            panic!("{found:?}");
        };
        let choice = &inside.trace.choices[0];
        let before = inside.known(choice.node, Some(3)).arithmetic;
        let gain = inside.trace.results[usize::from(choice.player)];
        let mean = (before.total + gain) / f64::from(before.visits + 1);
        assert!((right - mean).abs() < 1e-12, "{found:?}");
        // What is written is near enough to be right.
        assert!((written.parse::<f64>().unwrap() - right).abs() <= *near);
        assert!(
            found.why.ends_with(&format!(" = {written}.")),
            "{}",
            found.why
        );
        asked += 1;
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn of_a_node_without_visits_no_mean_is_asked_for() {
    assert_eq!(asked(SEARCH, 1, Some(3)), None);
}

#[test]
fn nothing_is_asked_in_the_first_phases() {
    for phase in [1, 2] {
        assert_eq!(asked(SEARCH, 20, Some(phase)), None);
    }
}

#[test]
fn a_question_is_known_by_its_moment_wherever_one_looks() {
    let ids = |link: &str, simulations| {
        let lab = lab(link);
        let lab = lab.at_look(simulations * 4 - 1);
        question(&lab, &seen(&lab, simulations), Some(3), &ENGLISH).map(|found| found.id)
    };
    let here = ids(SEARCH, 20).unwrap();
    assert_eq!(
        ids(&format!("{SEARCH}&at=4&thoughts=on"), 20).unwrap(),
        here
    );
    assert_ne!(ids(SEARCH, 21).unwrap(), here);
    assert!(here.ends_with(" mean"), "{here}");
}
