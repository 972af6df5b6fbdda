//! Any text is a tree or has a fault with a place in the text, or one after its end.

use experiments::minimax::tree_sentence;
use games::typed_tree::{Owner, Tree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use texts::ENGLISH;

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 10_000,
        rng_seed: RngSeed::Fixed(91),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What every tree keeps, wherever it comes from.
fn is_sound(tree: &Tree) {
    let mut above = vec![0; tree.nodes().len()];
    for (number, node) in tree.nodes().iter().enumerate() {
        assert!(node.value.is_finite() && node.value.abs() <= 1e12);
        assert!(node.probability > 0.0 && node.probability <= 1.0);
        assert_eq!(node.children.is_empty(), node.owner == Owner::Nobody);
        assert!(node.children.is_sorted());
        let mut sum = 0.0;
        for &child in &node.children {
            assert!(child as usize > number, "in the order of the text");
            above[child as usize] += 1;
            sum += tree.node(child).probability;
        }
        assert!(node.owner != Owner::Chance || (sum - 1.0).abs() <= 1e-9);
    }
    // The root is nobody's child, every other node one node's.
    assert_eq!(above[0], 0);
    assert!(above[1..].iter().all(|&parents| parents == 1));
}

fn look_at_everything(text: &str) {
    match text.parse::<Tree>() {
        Ok(tree) => is_sound(&tree),
        Err(error) => {
            let characters = text.chars().count();
            assert!(
                (1..=characters + 1).contains(&error.place),
                "{text:?}: {error:?}"
            );
            let sentence = tree_sentence(&error, &ENGLISH);
            assert!(sentence.starts_with(&format!("At character {}: ", error.place)));
            assert!(sentence.chars().count() < 300, "{sentence}");
        }
    }
}

const PIECES: &[&str] = &[
    "(", ")", "?(", "max(", "min(", " ", ",", ":", "=", "!", "/", "a:", "0.5:", "1/2:", "1:", "3",
    "-2", "−7", "1e3", "a=4!:", "w", "D", "l", "?", "max", "nan", "e", ".", "\u{a0}", "ä",
];

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text(symbols in vec(any::<char>(), 0..200)) {
        look_at_everything(&symbols.into_iter().collect::<String>());
    }

    #[test]
    fn pieces_of_trees(pieces in vec(proptest::sample::select(PIECES), 0..40)) {
        look_at_everything(&pieces.concat());
    }

    /// A tree with one piece put in, and one character taken out.
    #[test]
    fn damaged_trees(piece in proptest::sample::select(PIECES), put in 0..=63_usize, taken in 0..63_usize) {
        let tree = "(a=9!:(1 -2.5) ?(1/4:max(3 4) 0.75:b:(5)) min (6 7) 8, (9 10) )";
        let mut symbols: Vec<char> = tree.chars().collect();
        let count = symbols.len();
        symbols.splice(put.min(count)..put.min(count), piece.chars());
        look_at_everything(&symbols.iter().collect::<String>());
        symbols.remove(taken.min(symbols.len() - 1));
        look_at_everything(&symbols.iter().collect::<String>());
    }
}
