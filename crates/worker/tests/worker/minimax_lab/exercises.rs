//! Exercises: the same seed gives the same tree everywhere, and every one of them is a tree.

use crate::minimax_lab::support::lab;
use experiments::minimax::{Difficulty, MinimaxExperiment};
use games::typed_tree::{Owner, Tree};
use std::collections::BTreeSet;

fn exercise(difficulty: &str, levels: u64, branching: u64, seed: u64) -> MinimaxExperiment {
    lab(&format!(
        "game=exercise&difficulty={difficulty}&levels={levels}&branching={branching}&seed={seed}"
    ))
}

fn leaves(tree: &Tree) -> Vec<f64> {
    let leaves = tree
        .nodes()
        .iter()
        .filter(|node| node.owner == Owner::Nobody);
    leaves.map(|leaf| leaf.value).collect()
}

/// Levels below a node.
fn height(tree: &Tree, node: u32) -> u64 {
    let below = tree
        .node(node)
        .children
        .iter()
        .map(|&child| 1 + height(tree, child));
    below.max().unwrap_or(0)
}

fn assert_sound(lab: &MinimaxExperiment) {
    let text = lab.tree_text();
    let tree: Tree = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(tree, *lab.tree(), "and not the textbook's");
    assert_eq!(height(&tree, 0), lab.levels);
    let most = tree
        .nodes()
        .iter()
        .map(|node| node.children.len())
        .max()
        .unwrap() as u64;
    assert!(most <= lab.branching.max(2), "{text}");
    let mut numbers = leaves(&tree);
    assert!(numbers.iter().all(|number| number.fract() == 0.0));
    match lab.difficulty {
        Difficulty::Easy => {
            numbers.sort_by(f64::total_cmp);
            assert!(
                numbers.windows(2).all(|pair| pair[0] < pair[1]),
                "each once: {text}"
            );
            assert!(numbers[0] >= 1.0);
            assert_eq!(numbers.len() as u64, lab.branching.pow(lab.levels as u32));
            assert!(!tree.has_chance());
        }
        Difficulty::Medium => assert!(!tree.has_chance()),
        Difficulty::Hard => assert_ne!(tree.node(0).owner, Owner::Chance),
    }
}

#[test]
fn every_exercise_is_a_tree() {
    for difficulty in ["easy", "medium", "hard"] {
        for seed in 0..1_000 {
            assert_sound(&exercise(difficulty, 2 + seed % 3, 2 + seed / 3 % 4, seed));
        }
        // All sizes, the largest too.
        for levels in 2..=6 {
            for branching in 2..=5 {
                for seed in [0, 1, u64::MAX] {
                    assert_sound(&exercise(difficulty, levels, branching, seed));
                }
            }
        }
    }
}

#[test]
fn seeds_tell_exercises_apart_and_nothing_else_does() {
    for difficulty in ["easy", "medium", "hard"] {
        let texts = (0..1_000).map(|seed| exercise(difficulty, 3, 3, seed).tree_text());
        let texts: BTreeSet<String> = texts.collect();
        assert_eq!(texts.len(), 1_000);
        let one = exercise(difficulty, 3, 3, 5);
        let other = one
            .with("algorithm", "pvs")
            .unwrap()
            .with("hide", "cuts")
            .unwrap();
        assert_eq!(one.tree_text(), other.tree_text());
    }
}

/// Links made today must show the same tree in every later version.
#[test]
fn the_exercises_are_fixed_for_good() {
    let texts =
        ["easy", "medium", "hard"].map(|difficulty| exercise(difficulty, 3, 2, 7).tree_text());
    assert_eq!(texts, FIXED);
}

const FIXED: [&str; 3] = [
    "(((11 1) (2 9)) ((18 5) (19 15)))",
    "(((0 -9) (-8 0)) ((-7 -3) (-8 -4)))",
    "(((12 -16) (0 -16)) ?(0.25:(-8 -20) 0.75:(-20 0)))",
];

#[test]
fn harder_exercises_have_what_easy_ones_have_not() {
    let trees = |difficulty| (0..200).map(move |seed| exercise(difficulty, 3, 3, seed).tree());
    let negative = |tree: &Tree| leaves(tree).iter().any(|&number| number < 0.0);
    let equal = |tree: &Tree| {
        let numbers = leaves(tree);
        let different: BTreeSet<i64> = numbers.iter().map(|&number| number as i64).collect();
        different.len() < numbers.len()
    };
    let widths = |tree: &Tree| {
        let inner = tree
            .nodes()
            .iter()
            .filter(|node| node.owner != Owner::Nobody);
        inner
            .map(|node| node.children.len())
            .collect::<BTreeSet<_>>()
            .len()
    };
    assert!(!trees("easy").any(|tree| negative(&tree) || equal(&tree) || widths(&tree) > 1));
    assert!(trees("medium").filter(|tree| negative(tree)).count() > 150);
    assert!(trees("medium").filter(|tree| equal(tree)).count() > 150);
    assert!(trees("medium").filter(|tree| widths(tree) > 1).count() > 100);
    // A third of the four or so nodes that may be nature's, so one in five has none.
    assert!(trees("hard").filter(|tree| tree.has_chance()).count() > 100);
}
