//! The contract of bounds: a node searched with (α, β) returns its exact value if that lies inside; else what it
//! returns is on the same side of the window, and the true value is no further inside than that.

use crate::minimax::boards::{MATERIAL, after_random_moves};
use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{PLAIN, Searchable, all_options, record_of};
use crate::minimax::sketches::{config, estimates, sketch};
use engines::minimax::record::{Content, NodeId, Record, View};
use engines::minimax::window::Bound;
use engines::minimax::{Options, Pruning};
use games::evaluation::Indifference;
use games::nim::{Heaps, Nim};
use games::tic_tac_toe::TicTacToe;
use games::typed_tree::{Tree, TypedTree};
use games::{Evaluate, Player};
use proptest::prelude::*;
use random::Random;
use std::rc::Rc;

/// The position of a node, its distance from the root, and the number of its iteration, from 0.
pub fn position_of<G: Searchable>(root: &G, record: &Record, node: NodeId) -> (G, u32, u32) {
    let above = core::iter::successors(Some(node), |&node| record.parent(node));
    let path: Vec<NodeId> = above.collect();
    let mut position = root.clone();
    for &node in path.iter().rev().skip(1) {
        let slot = record.view(node).slot as usize;
        let mut actions = position.actions();
        let action = actions.find(|&action| G::index(action) == slot);
        position.apply(action.expect("a legal move"));
    }
    let top = path[path.len() - 1];
    let iteration = record.roots().position(|root| root == top);
    (position, path.len() as u32 - 1, iteration.unwrap() as u32)
}

fn assert_contract(view: &View, truth: f64, at: &str) {
    let (value, window) = (view.value, view.window);
    let is_kept = if truth <= window.alpha {
        truth <= value && value <= window.alpha
    } else if truth >= window.beta {
        truth >= value && value >= window.beta
    } else {
        truth == value
    };
    assert!(is_kept, "{truth} for {view:?} {at}");
    let is_known_rightly = match view.content {
        Content::Known(Bound::Exact) => truth == value,
        Content::Known(Bound::Lower) => truth >= value,
        Content::Known(Bound::Upper) => truth <= value,
        _ => true,
    };
    assert!(is_known_rightly, "{truth} for {view:?} {at}");
}

/// Looks at every node that was met.
fn all_keep_it<G: Searchable, E: Evaluate<G> + Clone>(root: &G, evaluation: &E, options: Options) {
    let record = record_of(root, Player::First, evaluation.clone(), options);
    for node in 0..record.node_count() {
        let view = record.view(node);
        if view.left_at.is_none() {
            continue;
        }
        let (position, ply, iteration) = position_of(root, &record, node);
        let limits = Limits {
            depth: if options.deepening {
                Some(iteration + 1)
            } else {
                options.depth
            },
            quiescence: options.quiescence,
        };
        let truth = plain(&position, Player::First, evaluation, ply, limits).value;
        if view.content == Content::Evaluated(engines::minimax::terminal::Reason::Finished) {
            assert_eq!(truth, view.value);
            continue;
        }
        if matches!(view.content, Content::Evaluated(_)) {
            assert_eq!(truth, view.value, "node {node} {options:?}");
            continue;
        }
        assert_contract(&view, truth, &format!("node {node} {options:?}"));
        let is_so = match record.bound(node) {
            Bound::Exact => truth == view.value,
            Bound::Lower => truth >= view.value,
            Bound::Upper => truth <= view.value,
        };
        assert!(is_so, "{truth} for node {node} {view:?} {options:?}");
    }
}

/// Where nothing is pruned the window is everything, and every value exact.
fn pruning_options(limits: Limits) -> impl Iterator<Item = Options> {
    all_options(limits).filter(|options| options.ordering.killer == options.ordering.history)
}

proptest! {
    #![proptest_config(config(250))]

    #[test]
    fn on_trees(sketch in sketch(), depth in prop::option::of(1..5_u32), quiescence in 0..3_u32) {
        let root = sketch.root();
        for options in pruning_options(Limits { depth, quiescence }) {
            all_keep_it(&root, &estimates(&root), options);
        }
    }
}

/// Node 2 is cut after its first leaf; all leaves of node 3 are read, although they come to less than α.
#[test]
fn the_textbook_tree_has_one_bound() {
    let tree = "((3 12 8)(2 4 6)(14 5 2))".parse::<Tree>().unwrap();
    let root = TypedTree::new(Rc::new(tree));
    let options = Options {
        pruning: Pruning::AlphaBeta,
        ..PLAIN
    };
    let record = record_of(&root, Player::First, estimates(&root), options);
    let nodes: Vec<Bound> = record.children(0).map(|node| record.bound(node)).collect();
    assert_eq!(nodes, [Bound::Exact, Bound::Upper, Bound::Exact]);
    assert_eq!(record.bound(0), Bound::Exact);
}

#[test]
fn in_games() {
    let mut random = Random::stream(61, 0);
    for _ in 0..6 {
        let root = after_random_moves(&TicTacToe::new(), 4 + random.below(3), &mut random);
        let sizes = [0; 3].map(|_| random.below(3) as u8);
        let nim = Nim::new(Heaps::new(&sizes).unwrap(), false);
        for depth in [None, Some(3)] {
            for options in pruning_options(Limits {
                depth,
                quiescence: 1,
            }) {
                all_keep_it(&root, &MATERIAL, options);
                all_keep_it(&nim, &Indifference, options);
            }
        }
    }
}

#[test]
fn without_pruning_every_window_is_full() {
    let root = after_random_moves(&TicTacToe::new(), 4, &mut Random::stream(62, 0));
    let options = all_options(Limits::NONE).filter(|options| options.pruning == Pruning::None);
    for options in options {
        let record = record_of(&root, Player::First, MATERIAL, options);
        let full = engines::minimax::window::Window::FULL;
        assert!((0..record.node_count()).all(|node| record.view(node).window == full));
        assert_eq!(record.counts_at(u32::MAX).cuts, 0);
    }
}
