//! What the chunks have found, put together: sums in the order of the chunks, at every moment of the run.

use computing::Compute;
use engines::mcts::MoveStatistics;
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use games::connect_four::Column;
use worker::inline;

fn lab(link: &str) -> MctsExperiment {
    let Experiment::Mcts(lab) = crate::runner::experiment(link) else {
        panic!("{link}");
    };
    lab
}

fn visits(moves: &[MoveStatistics<Column>]) -> u64 {
    moves.iter().map(|statistics| statistics.visits).sum()
}

/// The snapshots of all chunks after `simulations` simulations each.
fn after(lab: &MctsExperiment, simulations: u64) -> Vec<Option<ChunkOutput>> {
    let snapshot = |index| {
        let mut chunk = lab.start(index);
        chunk.advance(simulations);
        Some(chunk.snapshot().into())
    };
    (0..lab.chunk_count()).map(snapshot).collect()
}

fn merged(lab: &MctsExperiment, snapshots: &[Option<ChunkOutput>]) -> Thoughts {
    lab.thoughts(snapshots).unwrap()
}

#[test]
fn trees_are_added_up() {
    let lab = lab("mcts?moves=4453&simulations=1000&exact=0&trees=3");
    let all = inline::run(&Experiment::Mcts(lab.clone()));
    let together = merged(&lab, &all);
    let alone: Vec<Thoughts> = (0..3)
        .map(|index| {
            let mut one = vec![None; 3];
            one[index] = all[index].clone();
            merged(&lab, &one)
        })
        .collect();
    for (column, statistics) in together.moves.iter().enumerate() {
        let visits = alone.iter().map(|thoughts| thoughts.moves[column].visits);
        let totals = alone.iter().map(|thoughts| thoughts.moves[column].total);
        assert_eq!(statistics.visits, visits.sum::<u64>());
        assert_eq!(statistics.total, totals.sum::<f64>());
    }
    assert_eq!(visits(&together.moves), 1_000);
    let nodes: u64 = alone.iter().map(|thoughts| thoughts.nodes).sum();
    assert_eq!((together.nodes, together.progress.done), (nodes, 1_000));
    // Trees grow from streams of their own.
    assert_ne!(alone[0].moves, alone[1].moves);
    assert_ne!(alone[1].moves, alone[2].moves);
}

/// 64 points, evenly spaced, the last one at the end: point k of a tree with n simulations is at ⌈n·k/64⌉.
#[test]
fn the_history_leads_to_the_result() {
    let lab = lab("mcts?moves=4453&simulations=1000&exact=0&trees=3");
    let end = merged(&lab, &inline::run(&Experiment::Mcts(lab.clone())));
    assert_eq!(end.history.len(), 64);
    assert_eq!(end.history.last(), Some(&end.moves));
    for (index, point) in end.history.iter().enumerate() {
        // 1000 = 334 + 333 + 333
        let shares = [334_u64, 333, 333];
        let expected: u64 = shares
            .iter()
            .map(|share| (share * (index as u64 + 1)).div_ceil(64))
            .sum();
        assert_eq!(visits(point), expected, "point {index}");
    }
}

#[test]
fn the_history_goes_as_far_as_the_slowest_tree() {
    let lab = lab("mcts?moves=4453&simulations=640&exact=0&trees=2");
    // A point every five simulations of the 320.
    let mut snapshots = after(&lab, 50);
    snapshots[1] = after(&lab, 99)[1].clone();
    let thoughts = merged(&lab, &snapshots);
    assert_eq!(thoughts.history.len(), 10);
    assert!((1..=10).all(|point| visits(&thoughts.history[point - 1]) == 10 * point as u64));
    assert_eq!(visits(&thoughts.moves), 50 + 99);
    snapshots[0] = None;
    let thoughts = merged(&lab, &snapshots);
    assert_eq!((thoughts.history.len(), visits(&thoughts.moves)), (0, 99));
}

/// After 44535 Second is to move, for the third time: 100 simulations at the first two turns each say nothing
/// of the moves here, though the tree that they grew is kept.
#[test]
fn earlier_turns_say_nothing_of_the_moves_here() {
    let lab = lab("mcts?moves=44535&simulations=100&reuse=on");
    let thoughts = merged(&lab, &after(&lab, 150));
    assert_eq!((visits(&thoughts.moves), thoughts.best), (0, None));
    assert_eq!(
        (thoughts.progress.done, thoughts.progress.total),
        (150, 300)
    );
    let end = merged(&lab, &after(&lab, 300));
    let kept = visits(&end.moves) as i64 - 100;
    assert!(kept > 0, "{kept} visits were kept");
    assert_eq!(end.history.len(), 64);
    assert_eq!(end.history.last(), Some(&end.moves));
    let lab = lab.with("reuse", "off").unwrap();
    let alone = merged(&lab, &after(&lab, 100));
    assert_eq!(visits(&alone.moves), 100);
}

#[test]
fn the_choice_is_the_labs() {
    let lab = lab("mcts?moves=4453&simulations=500");
    let snapshots = inline::run(&Experiment::Mcts(lab.clone()));
    for choice in ["visits", "mean", "secure"] {
        let lab = lab.with("choice", choice).unwrap();
        let thoughts = merged(&lab, &snapshots);
        let index = lab.final_choice().best(&thoughts.moves).unwrap();
        assert_eq!(
            thoughts.best,
            Some(thoughts.moves[index].action),
            "{choice}"
        );
    }
}

#[test]
fn the_limit_of_the_tree_is_reported() {
    let small = lab("mcts?simulations=3000&nodes=1000");
    let large = lab("mcts?simulations=3000&exact=0");
    let full = |lab: &MctsExperiment| {
        let thoughts = merged(lab, &inline::run(&Experiment::Mcts(lab.clone())));
        assert_eq!(visits(&thoughts.moves), 3_000);
        assert!(!thoughts.full || thoughts.nodes <= 1_000);
        thoughts.full
    };
    assert!(full(&small) && !full(&large));
}
