//! Where a search is stopped changes nothing, and a step is a node.

use crate::minimax::boards::{MATERIAL, after_random_moves};
use crate::minimax::plain::Limits;
use crate::minimax::searching::{Searchable, all_options};
use crate::minimax::sketches::{config, estimates, sketch};
use engines::Status;
use engines::minimax::record::{Content, Step};
use engines::minimax::{Options, Record, Search};
use games::tic_tac_toe::TicTacToe;
use games::{Evaluate, Player};
use proptest::prelude::*;
use random::Random;

/// One search at a stretch, one node by node, one with random budgets: all the same.
fn stops_anywhere<G: Searchable, E: Evaluate<G> + Clone>(
    root: &G,
    evaluation: &E,
    options: Options,
) {
    let new = || {
        let search = Search::new(root.clone(), Player::First, evaluation.clone(), options);
        search.recording(100_000, 2)
    };
    let (mut whole, mut single, mut random) = (new(), new(), new());
    assert_eq!(whole.advance(u64::MAX), Status::Finished);
    let mut budgets = Random::stream(71, 0);
    while random.advance(u64::from(budgets.below(9))) == Status::Running {}
    let (mut nodes, mut in_memory) = (0, Vec::new());
    while single.advance(1) == Status::Running {
        nodes += 1;
        assert_eq!(single.counts().nodes, nodes, "one node a step");
        assert!(!single.is_finished() && single.take_record().is_none());
        let counts = single.counts();
        assert!(counts.in_memory <= counts.most_in_memory);
        in_memory.push(counts.in_memory);
    }
    let record = whole.take_record().expect("not so many steps");
    assert_eq!(in_memory, paths(&record, in_memory.len()), "{options:?}");
    for mut other in [single, random] {
        assert_eq!(other.counts(), whole.counts(), "{options:?}");
        assert_eq!(other.finding(), whole.finding(), "{options:?}");
        assert_eq!(other.take_record().as_ref(), Some(&record), "{options:?}");
        assert_eq!(other.advance(u64::MAX), Status::Finished);
        assert_eq!(other.counts(), whole.counts(), "finished is finished");
    }
    // What is written down is what is counted, but for the moment after the last step.
    assert_eq!(record.counts_at(u32::MAX), whole.counts());
}

/// How many nodes are in memory after each of the first so many: a leaf has returned by then.
fn paths(record: &Record, nodes: usize) -> Vec<u64> {
    let met = (1..=record.step_count()).filter_map(|at| match record.step(at as usize - 1) {
        Step::Meet(node) => Some((at, node)),
        _ => None,
    });
    let in_memory = met.map(|(at, node)| {
        let is_inner = matches!(record.view(node).content, Content::Inner(_));
        record.counts_at(at + u32::from(!is_inner)).in_memory
    });
    in_memory.take(nodes).collect()
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn on_trees(sketch in sketch(), depth in prop::option::of(1..5_u32), quiescence in 0..3_u32) {
        let root = sketch.root();
        for options in all_options(Limits { depth, quiescence }) {
            stops_anywhere(&root, &estimates(&root), options);
        }
    }
}

#[test]
fn in_games() {
    let mut random = Random::stream(72, 0);
    for _ in 0..4 {
        let root = after_random_moves(&TicTacToe::new(), 3, &mut random);
        let limits = Limits {
            depth: Some(3),
            quiescence: 2,
        };
        for options in all_options(limits) {
            stops_anywhere(&root, &MATERIAL, options);
        }
    }
}

#[test]
fn a_budget_of_nothing_does_nothing() {
    let options = crate::minimax::searching::PLAIN;
    let mut search = Search::new(TicTacToe::new(), Player::First, MATERIAL, options);
    assert_eq!(search.advance(0), Status::Running);
    assert_eq!((search.counts().nodes, search.finding()), (0, None));
}

/// Too many steps to keep: the search goes on without them, says so, and finds the same.
#[test]
fn giving_up_the_record_changes_nothing_else() {
    let root = after_random_moves(&TicTacToe::new(), 2, &mut Random::stream(73, 0));
    for options in all_options(Limits {
        depth: Some(4),
        quiescence: 1,
    }) {
        let search = |most| {
            let search = Search::new(root.clone(), Player::First, MATERIAL, options);
            let mut search = search.recording(most, 1);
            assert_eq!(search.advance(u64::MAX), Status::Finished);
            search
        };
        let mut whole = search(1_000_000);
        assert!(!whole.is_too_large_to_keep());
        let record = whole.take_record().unwrap();
        let most = record.step_count().max(record.node_count());
        // Exactly enough is enough.
        assert_eq!(search(most).take_record(), Some(record));
        for most in [0, 1, 2, 17, most / 2, most - 1] {
            let mut other = search(most);
            assert!(other.is_too_large_to_keep(), "{most}");
            assert_eq!(other.take_record(), None);
            assert!(
                other.is_too_large_to_keep(),
                "also when it has been asked for"
            );
            assert_eq!(
                (other.counts(), other.finding()),
                (whole.counts(), whole.finding())
            );
        }
    }
}
