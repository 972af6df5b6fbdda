//! What is counted, against a plain count.

use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{PLAIN, finished};
use crate::minimax::sketches::{config, estimates, sketch};
use engines::minimax::{Counts, Options};
use games::Player;
use proptest::prelude::*;

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn plain_minimax_counts_every_node(
        sketch in sketch(),
        depth in prop::option::of(1..6_u32),
        quiescence in 0..3_u32,
    ) {
        let root = sketch.root();
        let limits = Limits { depth, quiescence };
        let expected = plain(&root, Player::First, &estimates(&root), 0, limits);
        let options = Options { depth, quiescence, ..PLAIN };
        let search = finished(&root, Player::First, estimates(&root), options);
        prop_assert_eq!(search.counts(), Counts {
            nodes: expected.nodes,
            leaves: expected.leaves,
            cuts: 0,
            table_hits: 0,
            in_memory: 0,
            most_in_memory: expected.longest,
            table_entries: 0,
        });
        let finding = search.finding().unwrap();
        prop_assert_eq!((finding.is_whole, finding.depth), (expected.is_whole, depth));
    }

    /// Every iteration is counted, up to the first that meets no limit.
    #[test]
    fn iterations_add_up(sketch in sketch(), wanted in prop::option::of(0..6_u32), quiescence in 0..3_u32) {
        let root = sketch.root();
        let options = Options { depth: wanted, deepening: true, quiescence, ..PLAIN };
        let search = finished(&root, Player::First, estimates(&root), options);
        let (mut nodes, mut leaves, mut longest, mut last) = (0, 0, 0, 0);
        for depth in wanted.unwrap_or(100).min(1)..=wanted.unwrap_or(100) {
            let limits = Limits { depth: Some(depth), quiescence };
            let found = plain(&root, Player::First, &estimates(&root), 0, limits);
            (nodes, leaves, last) = (nodes + found.nodes, leaves + found.leaves, depth);
            longest = longest.max(found.longest);
            if found.is_whole {
                break;
            }
        }
        let counts = search.counts();
        prop_assert_eq!((counts.nodes, counts.leaves), (nodes, leaves));
        prop_assert_eq!(counts.most_in_memory, longest);
        prop_assert_eq!(search.finding().unwrap().depth, Some(last));
    }

    /// Each iteration on the way leaves a finding, the best of what is known if the search is stopped then.
    #[test]
    fn stopped_iterations_leave_the_last_finding(sketch in sketch(), budget in 0..60_u64) {
        let root = sketch.root();
        let options = Options { deepening: true, ..PLAIN };
        let mut search = engines::minimax::Search::new(
            root.clone(), Player::First, estimates(&root), options,
        );
        search.advance(budget);
        if let Some(finding) = search.finding() {
            let limits = Limits { depth: finding.depth, quiescence: 0 };
            let expected = plain(&root, Player::First, &estimates(&root), 0, limits);
            prop_assert_eq!(finding.value, expected.value);
            prop_assert_eq!(finding.is_whole, expected.is_whole);
        }
    }
}

/// A limit that no number of moves can reach is no limit, however it is counted inside.
#[test]
fn limits_at_the_edges_of_numbers() {
    let root = crate::minimax::sketches::root("(=7:(1 2) =8:(3 4))");
    for (depth, value) in [
        (0, 0.0),
        (1, 8.0),
        (2, 3.0),
        (i32::MAX as u32, 3.0),
        (u32::MAX, 3.0),
    ] {
        for deepening in [false, true] {
            let options = Options {
                depth: Some(depth),
                deepening,
                ..PLAIN
            };
            let search = finished(&root, Player::First, estimates(&root), options);
            assert_eq!(search.finding().unwrap().value, value, "{options:?}");
        }
    }
}
