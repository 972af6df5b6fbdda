//! What pruning saves: as much as theory says where the order is the best or the worst, something elsewhere.

use crate::minimax::plain::{Limits, plain};
use crate::minimax::searching::{PLAIN, PRUNINGS, all_options, assert_finds, finished, record_of};
use crate::minimax::sketches::{config, estimates, root, sketch, sketch_without_chance};
use engines::minimax::record::{Content, Record};
use engines::minimax::{Counts, Options, Pruning};
use games::Player;
use games::typed_tree::TypedTree;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn counts(root: &TypedTree, pruning: Pruning) -> Counts {
    let options = Options { pruning, ..PLAIN };
    finished(root, Player::First, estimates(root), options).counts()
}

/// A uniform tree worth `value` whose first move is the best everywhere; the others are worse for the player who moves by
/// different amounts.
fn perfect(branching: i64, depth: u32, is_max: bool, value: i64) -> String {
    if depth == 0 {
        return value.to_string();
    }
    let worse = if is_max { -1 } else { 1 };
    let child = |number| {
        perfect(
            branching,
            depth - 1,
            !is_max,
            value + worse * (number * 3) % 7,
        )
    };
    let children: Vec<String> = (0..branching).map(child).collect();
    format!("({})", children.join(" "))
}

/// A uniform tree with all numbers from `from` on, in the worst order: what comes later is always better.
fn worst(branching: i64, depth: u32, is_max: bool, from: i64) -> String {
    if depth == 0 {
        return from.to_string();
    }
    let leaves_below = branching.pow(depth - 1);
    let number = |child| if is_max { child } else { branching - 1 - child };
    let child = |index| {
        worst(
            branching,
            depth - 1,
            !is_max,
            from + number(index) * leaves_below,
        )
    };
    let children: Vec<String> = (0..branching).map(child).collect();
    format!("({})", children.join(" "))
}

const UNIFORM: [(i64, u32); 14] = [
    (1, 1),
    (1, 7),
    (2, 1),
    (2, 2),
    (2, 5),
    (2, 10),
    (3, 2),
    (3, 5),
    (3, 8),
    (4, 3),
    (4, 6),
    (5, 4),
    (7, 3),
    (20, 3),
];

/// Knuth and Moore: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves.
#[test]
fn the_best_order_visits_the_leaves_of_knuth_and_moore() {
    for (branching, depth) in UNIFORM {
        let root = root(&perfect(branching, depth, true, 10));
        let power = |exponent| (branching as u64).pow(exponent);
        let leaves = power(depth.div_ceil(2)) + power(depth / 2) - 1;
        for pruning in [Pruning::AlphaBeta, Pruning::PrincipalVariation] {
            let found = counts(&root, pruning).leaves;
            assert_eq!(found, leaves, "{branching}^{depth} {pruning:?}");
        }
        assert_eq!(counts(&root, Pruning::None).leaves, power(depth));
    }
}

/// Where the last move is always the best nothing is ever cut.
#[test]
fn the_worst_order_visits_all_leaves() {
    for (branching, depth) in UNIFORM {
        let root = root(&worst(branching, depth, true, 0));
        let found = counts(&root, Pruning::AlphaBeta);
        assert_eq!(
            found.leaves,
            (branching as u64).pow(depth),
            "{branching}^{depth}"
        );
        assert_eq!(found.cuts, 0);
        assert_eq!(found, counts(&root, Pruning::None));
    }
}

/// The estimates are the values: asking what looks promising first is the best order.
#[test]
fn static_order_makes_the_best_of_the_worst() {
    let text = "(=1:(1 9) =2:(2 8) =3:(3 7) =4:(4 6))";
    let root = root(text);
    let leaves = |by_promise| {
        let mut options = Options {
            pruning: Pruning::AlphaBeta,
            ..PLAIN
        };
        options.ordering.by_promise = by_promise;
        finished(&root, Player::First, estimates(&root), options)
            .counts()
            .leaves
    };
    assert_eq!((leaves(false), leaves(true)), (8, 2 + 3));
}

/// With two outcomes of probability ½ and values from −10 to 10: after −10 the mean is at most 0, and max has 5.
#[test]
fn star1_cuts_what_luck_cannot_mend() {
    let root = root("(5 ?(0.5:-10 0.5:(10 8)) ?(0.5:6 0.5:9))");
    let [none, cut, asked] = PRUNINGS.map(|pruning| counts(&root, pruning));
    assert_eq!((none.leaves, none.cuts), (6, 0));
    assert_eq!((cut.leaves, cut.cuts), (4, 1));
    assert!(asked.cuts > 0);
    for options in all_options(Limits::NONE) {
        assert_finds(&root, Player::First, &estimates(&root), options, 7.5);
    }
}

/// The leaves that were met at least once.
fn leaves_of(record: &Record, root: &TypedTree) -> BTreeSet<u32> {
    let evaluated = |&node: &u32| matches!(record.view(node).content, Content::Evaluated(_));
    let nodes = (0..record.node_count()).filter(evaluated);
    nodes
        .map(|node| {
            crate::minimax::contract::position_of(root, record, node)
                .0
                .node()
        })
        .collect()
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn alpha_beta_visits_no_more_than_minimax(sketch in sketch(), depth in prop::option::of(1..5_u32)) {
        let root = sketch.root();
        let limits = Limits { depth, quiescence: 0 };
        let most = plain(&root, Player::First, &estimates(&root), 0, limits);
        let plainly = |options: &Options| !options.table && !options.deepening;
        for options in all_options(limits).filter(plainly) {
            let found = finished(&root, Player::First, estimates(&root), options).counts();
            if options.pruning != Pruning::PrincipalVariation {
                prop_assert!(found.leaves <= most.leaves && found.nodes <= most.nodes, "{options:?}");
            }
            prop_assert!(found.most_in_memory <= most.longest, "{options:?}");
        }
    }

    /// It may visit a leaf twice, but never one that alpha-beta does not visit (Reinefeld 1983).
    #[test]
    fn principal_variation_search_visits_no_leaf_that_alpha_beta_does_not(sketch in sketch_without_chance()) {
        let root = sketch.root();
        let [_, cut, asked] = PRUNINGS.map(|pruning| {
            let options = Options { pruning, ..PLAIN };
            leaves_of(&record_of(&root, Player::First, estimates(&root), options), &root)
        });
        prop_assert!(asked.is_subset(&cut), "{asked:?} {cut:?}");
    }
}
