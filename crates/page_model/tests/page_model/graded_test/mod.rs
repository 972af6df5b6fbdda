//! Graded test as the page shows it: the verdict in words, and what three seconds per move are.

use crate::jobs::experiment;
use experiments::common::counts::Counts;
use experiments::graded_test::{Findings, GradedTestExperiment, Met};
use experiments::{Experiment, LabExperiment, Progress, Snapshots};
use page_model::graded_test::{counted, opponent, per_move, reading, rounded, timed_test};
use texts::ENGLISH;

fn test_of(link: &str) -> GradedTestExperiment {
    match experiment(link) {
        Experiment::GradedTest(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The results of a test before anything was played.
fn nothing() -> Findings {
    let lab = test_of("graded-test?agent=minimax(3)");
    lab.merge(&vec![None; lab.chunk_count()]).unwrap()
}

/// The opponent after these games, all of them begun by the candidate.
fn met(met: &Met, won: u64, lost: u64) -> Met {
    let mut met = met.clone();
    met.as_first = Counts {
        won,
        drawn: 0,
        lost,
    };
    met
}

#[test]
fn before_the_first_game_nothing_is_counted() {
    assert_eq!(
        counted(&nothing(), &ENGLISH),
        "No game has been finished yet."
    );
}

#[test]
fn the_first_who_was_missed_is_named() {
    let mut results = nothing();
    results.progress = Progress {
        done: 20,
        total: 40,
    };
    let first: Vec<Met> = results.met[..2].to_vec();
    results.met = vec![met(&first[0], 10, 0), met(&first[1], 1, 9)];
    let said = counted(&results, &ENGLISH);
    assert!(said.starts_with("So far: "), "{said}");
    let name = opponent(&results.met[1], &ENGLISH);
    assert!(
        said.ends_with(&format!("grade {name}, with 10.0 %.")),
        "{said}"
    );
}

#[test]
fn an_opponent_is_a_grade_and_a_player() {
    let results = nothing();
    let said = opponent(&results.met[0], &ENGLISH);
    assert!(
        said.starts_with(&format!("{}: ", results.met[0].grade)),
        "{said}"
    );
}

#[test]
fn points_are_read_with_what_they_may_truly_be() {
    let results = nothing();
    let unmet = reading(&results.met[0], &ENGLISH);
    assert!(unmet.ends_with("not met"), "{unmet}");
    let half = reading(&met(&results.met[0], 5, 5), &ENGLISH);
    assert!(half.contains("50.0 % of the points, interval"), "{half}");
}

#[test]
fn a_measurement_has_two_digits() {
    for (number, wanted) in [
        (0.0, 0),
        (7.0, 7),
        (99.0, 99),
        (104.0, 100),
        (105.0, 110),
        (12_345.0, 12_000),
        (996_000.0, 1_000_000),
    ] {
        assert_eq!(rounded(number), wanted, "{number}");
    }
}

#[test]
fn three_seconds_are_three_times_as_much() {
    assert_eq!(per_move(100_000.0), 300_000);
    assert_eq!(per_move(4_111.0), 12_000);
}

#[test]
fn the_test_that_is_offered_is_that_of_the_slowest_board() {
    let lab = test_of("graded-test?agent=uct(60)");
    let timed = timed_test(&lab, &[(5, 2_000.0), (9, 500.0)]).unwrap();
    assert_eq!(timed.agent.simulations(), Some(1_500));
    assert_eq!(
        GradedTestExperiment {
            agent: lab.agent,
            ..timed
        },
        lab,
        "nothing else changes"
    );
}

#[test]
fn who_does_not_simulate_is_offered_no_test() {
    let lab = test_of("graded-test?agent=minimax(3)");
    assert_eq!(timed_test(&lab, &[(7, 1_000.0)]), None);
}
