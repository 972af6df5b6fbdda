//! Threads against the caller's own thread, and steps of any size.

use crate::runner::experiment;
use computing::ComputeAny;
use engines::Status;
use experiments::{ChunkOutput, Experiment, Progress};
use worker::{inline, threads};

/// Experiments of each kind: one tree and more, with the tree kept and not, boards of each width of integer,
/// fewer simulations than trees.
const LINKS: [&str; 9] = [
    "mcts?simulations=300&exact=0",
    "mcts?moves=4453&simulations=301&exact=0&trees=4",
    "mcts?moves=4453&simulations=700&exact=0&trees=7&seed=9",
    "mcts?moves=44535&simulations=300&exact=0&reuse=on",
    "mcts?moves=44535&simulations=301&exact=0&trees=4&reuse=on",
    "mcts?moves=4453522&simulations=77&exact=0&trees=7&reuse=on&ply=5",
    "mcts?moves=99&simulations=200&exact=0&trees=2&width=9&height=10&blocked=5.1",
    "mcts?simulations=100&exact=0&trees=2&width=12&height=12&in_a_row=5",
    "mcts?moves=44&simulations=3&exact=0&trees=7",
];

fn json(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> String {
    experiment.report(snapshots).unwrap().json
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    for link in LINKS {
        let experiment = experiment(link);
        let expected = inline::run(&experiment);
        assert_eq!(expected.len(), experiment.chunk_count());
        for count in [1, 2, 5] {
            let mut last = Progress::default();
            let found = threads::run(&experiment, count, |progress| last = progress);
            assert_eq!(found, expected, "{link} on {count} threads");
            assert_eq!(json(&experiment, &found), json(&experiment, &expected));
            assert_eq!(last.done, last.total, "{link} on {count} threads");
        }
    }
}

/// Simulations asked for, times the turns thought about: with reuse the mover's earlier turns too.
#[test]
fn chunks_share_the_simulations_and_lose_none() {
    let totals = [300, 301, 700, 3 * 300, 3 * 301, 3 * 77, 200, 100, 3];
    for (link, total) in LINKS.into_iter().zip(totals) {
        let experiment = experiment(link);
        let chunks = (0..experiment.chunk_count()).map(|index| experiment.start(index));
        let shares: Vec<u64> = chunks.map(|chunk| chunk.progress().total).collect();
        assert_eq!(shares.iter().sum::<u64>(), total, "{link}: {shares:?}");
        let (least, most) = (shares.iter().min().unwrap(), shares.iter().max().unwrap());
        assert!(*least > 0 && most - least <= total, "{link}: {shares:?}");
    }
}

#[test]
fn fewer_simulations_than_trees_make_fewer_chunks() {
    let experiment = experiment("mcts?moves=44&simulations=3&exact=0&trees=7");
    assert_eq!(experiment.chunk_count(), 3);
    let report = json(&experiment, &inline::run(&experiment));
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    let moves = report["result"]["moves"].as_array().unwrap();
    let visits: u64 = moves
        .iter()
        .map(|found| found["visits"].as_u64().unwrap())
        .sum();
    assert_eq!(
        (visits, &report["result"]["stopped_early"]),
        (3, &false.into())
    );
}

/// Runs a chunk in steps of `budget`, looking at it in between, as a page does.
fn in_steps(experiment: &Experiment, index: usize, budget: u64) -> Vec<u8> {
    let mut chunk = experiment.start(index);
    let mut done = 0;
    loop {
        let status = chunk.advance(budget);
        let Progress { done: now, total } = chunk.progress();
        assert_eq!(now, total.min(done + budget));
        done = now;
        assert!(
            experiment
                .report(&only(experiment, index, chunk.snapshot()))
                .is_ok()
        );
        if status == Status::Finished {
            assert_eq!(done, total);
            return chunk.snapshot();
        }
    }
}

fn only(experiment: &Experiment, index: usize, snapshot: Vec<u8>) -> Vec<Option<ChunkOutput>> {
    let mut snapshots = vec![None; experiment.chunk_count()];
    snapshots[index] = Some(snapshot.into());
    snapshots
}

#[test]
fn the_size_of_the_steps_does_not_matter() {
    for link in LINKS {
        let experiment = experiment(link);
        for (index, expected) in inline::run(&experiment).into_iter().enumerate() {
            for budget in [1, 13, 100] {
                let found = in_steps(&experiment, index, budget);
                assert_eq!(Some(found.into()), expected, "{link} in steps of {budget}");
            }
        }
    }
}

#[test]
fn an_advance_of_nothing_does_nothing_and_one_after_the_end_neither() {
    let experiment = experiment(LINKS[1]);
    let mut chunk = experiment.start(0);
    let before = chunk.snapshot();
    assert_eq!(chunk.advance(0), Status::Running);
    assert_eq!(chunk.snapshot(), before);
    assert_eq!(chunk.advance(u64::MAX), Status::Finished);
    let end = chunk.snapshot();
    assert_eq!(chunk.advance(u64::MAX), Status::Finished);
    assert_eq!(chunk.snapshot(), end);
}
