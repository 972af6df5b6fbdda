//! Ends of a search before its budget is spent, and searches from a population.

use super::lab::{findings, first_run};
use super::support::ntbea;
use engines::Status;
use engines::tuning::{Ntbea, NtbeaSettings, Optimizer, Points, Space};
use random::Random;
use std::collections::BTreeSet;

/// Five steps in a row whose points had all been evaluated before: the first such end the search.
#[test]
fn a_search_ends_where_it_finds_nothing_new() {
    let (_, run) =
        first_run("tuning?bits=6&repeats=1&evaluations=5000&finalists=0&patience=5&batch=2");
    let mut known = BTreeSet::new();
    let (mut without_new, mut lengths) = (0, Vec::new());
    for step in run.history.steps(6) {
        let points = step.points.chunks_exact(6);
        let new = points.filter(|point| known.insert(point.to_vec())).count();
        without_new = if new > 0 { 0 } else { without_new + 1 };
        lengths.push(without_new);
    }
    assert_eq!(
        lengths.iter().position(|&length| length == 5),
        Some(lengths.len() - 1)
    );
    assert!(run.evaluations < 5_000 && run.is_over);
    let last = run.curve.last().expect("a curve to the end of the budget");
    assert_eq!(last.evaluations, 5_000);
}

/// A mean of four evaluations of the same point of at least 7: the first such ends the search.
#[test]
fn a_search_ends_at_its_goal() {
    let (lab, run) =
        first_run("tuning?bits=8&repeats=1&evaluations=4000&finalists=0&goal=7&goal_visits=4");
    let mut sampled = engines::tuning::sampled::Sampled::new(lab.problem().space());
    let mut ends = Vec::new();
    for step in run.history.steps(8) {
        sampled.add(lab.problem().space(), step.points, step.values[0]);
        let entry = sampled.entry(lab.problem().space(), step.points);
        ends.push(entry.visits >= 4 && entry.mean().unwrap() >= 7.0);
    }
    assert_eq!(ends.iter().position(|&is_end| is_end), Some(ends.len() - 1));
    assert!(run.evaluations < 4_000);
}

#[test]
fn ends_are_counted_and_curves_go_on() {
    let (_, found) =
        findings("tuning?bits=8&repeats=10&evaluations=2000&finalists=0&goal=7&goal_visits=4");
    let found = &found.found[0];
    assert_eq!((found.runs, found.ended_early), (10, 10));
    assert!(found.mean_evaluations().unwrap() < 2_000.0);
    assert!(found.curve.iter().all(|point| point.runs == 10));
    let (_, without) = findings("tuning?bits=8&repeats=2&evaluations=200&finalists=0");
    assert_eq!(without.found[0].ended_early, 0);
}

/// With p = 0 a neighbour differs from its parent in the one dimension that is flipped, so each is one step from a parent.
#[test]
fn neighbours_are_made_of_all_parents_in_turn() {
    for population in [false, true] {
        let settings = NtbeaSettings {
            population,
            duplicates: true,
            neighbours: 30,
            ..ntbea(0.0, 1.0)
        };
        let mut search = Ntbea::new(Space::new(vec![9; 6]).unwrap(), settings);
        let parents: [&[u16]; 3] = [&[0; 6], &[4; 6], &[8; 6]];
        let mut points = Points::new(6);
        for parent in parents {
            points.push(parent);
        }
        search.stand_at(&points);
        search.learn(&points, &[1.0, 2.0, 3.0]);
        let mut next = Points::new(6);
        while search.propose(3, &mut Random::stream(1, 0), &mut next) == Status::Running {}
        for (number, (neighbour, _)) in search.neighbours().enumerate() {
            let parent = if population {
                parents[number % 3]
            } else {
                parents[0]
            };
            let different = neighbour
                .iter()
                .zip(parent)
                .filter(|(one, other)| one != other);
            assert!(different.count() <= 1, "{number}: {neighbour:?}");
        }
    }
}
