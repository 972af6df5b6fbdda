//! Memory: entries of the table against the positions that were left, and bytes against counts.

use crate::minimax::boards::{MATERIAL, after_random_moves};
use engines::minimax::ordering::Ordering;
use engines::minimax::record::{Content, NODE_BYTES, NodeId, Record, Step};
use engines::minimax::{Counts, Memory, Options, Pruning, Search};
use games::tic_tac_toe::TicTacToe;
use games::{Game, Indexed, Keyed, Player};
use random::Random;
use std::collections::BTreeSet;

fn options(table: bool) -> Options {
    Options {
        pruning: Pruning::AlphaBeta,
        ordering: Ordering::default(),
        table,
        deepening: true,
        depth: Some(6),
        quiescence: 0,
    }
}

/// The key of the position at a node.
fn key(record: &Record, root: &TicTacToe, node: NodeId) -> u64 {
    let mut above: Vec<NodeId> =
        core::iter::successors(Some(node), |&node| record.parent(node)).collect();
    above.pop();
    let mut position = root.clone();
    for &node in above.iter().rev() {
        let slot = record.view(node).slot as usize;
        let mut actions = position.actions();
        let action = actions.find(|&action| TicTacToe::index(action) == slot);
        position.apply(action.unwrap());
    }
    position.key()
}

#[test]
fn entries_are_the_positions_left_so_far() {
    let mut random = Random::stream(71, 0);
    let mut most = 0;
    for plies in [1, 2, 3, 3, 4, 5] {
        let root = after_random_moves(&TicTacToe::new(), plies, &mut random);
        let search = Search::new(
            root.clone(),
            Player::at_ply(plies as usize),
            MATERIAL,
            options(true),
        );
        let mut search = search.recording(1_000_000, 0);
        search.advance(u64::MAX);
        let counts = search.counts();
        let record = search.take_record().unwrap();
        let mut left = BTreeSet::new();
        for step in 0..record.step_count() {
            if let Step::Leave(node) = record.step(step as usize)
                && matches!(record.view(node).content, Content::Inner(_))
            {
                left.insert(key(&record, &root, node));
            }
            let entries = record.counts_at(step + 1).table_entries as usize;
            // Slots are sixteen times as many as entries, so few positions take the place of another: of n in a table that is
            // never fuller than a sixteenth, n / 32 in the mean, and here twice that at most.
            assert!(entries <= left.len() && entries + 4 + left.len() / 16 >= left.len());
        }
        assert_eq!(
            record.counts_at(u32::MAX).table_entries,
            counts.table_entries
        );
        most = most.max(left.len());
    }
    assert!(most > 200, "{most}");
}

#[test]
fn without_a_table_there_are_no_entries() {
    let mut search = Search::new(TicTacToe::new(), Player::First, MATERIAL, options(false));
    search.advance(u64::MAX);
    assert_eq!(search.counts().table_entries, 0);
}

#[test]
fn bytes_are_counts_times_sizes() {
    let counts = Counts {
        nodes: 1_000,
        in_memory: 3,
        most_in_memory: 7,
        table_entries: 50,
        ..Counts::default()
    };
    assert_eq!(NODE_BYTES, 56);
    let now = Memory::now(counts, 24);
    assert_eq!((now.tree, now.path, now.table), (56_000, 168, 1_200));
    let most = Memory::at_most(counts, 24);
    assert_eq!((most.tree, most.path, most.table), (56_000, 392, 1_200));
}

/// As large everywhere: what is printed does not depend on the machine.
#[test]
fn sizes_of_entries() {
    use games::connect_four::{ConnectFour, Standard};
    use games::evaluation::{ByKind, Indifference, OpenLines};
    use games::gardner::Gardner;
    use games::nim::Nim;
    use games::typed_tree::{Estimates, TypedTree};
    let sizes = [
        Search::<TypedTree, Estimates>::ENTRY_BYTES,
        Search::<TicTacToe, Indifference>::ENTRY_BYTES,
        Search::<Nim, Indifference>::ENTRY_BYTES,
        Search::<ConnectFour<Standard>, OpenLines>::ENTRY_BYTES,
        Search::<Gardner, ByKind>::ENTRY_BYTES,
    ];
    assert_eq!(sizes, [32, 24, 32, 24, 32]);
}
