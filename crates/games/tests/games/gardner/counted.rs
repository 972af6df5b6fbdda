//! Legal moves, how many games there are by depth, and moves as players write them: as Fairy-Stockfish has them, from the first
//! position and from positions of random games with checks, pins and promotions.

use super::position;
use games::Game;
use games::gardner::Gardner;
use games::record::Notation;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Oracle {
    positions: Vec<Counted>,
}

#[derive(Deserialize)]
struct Counted {
    position: String,
    /// Sequences of so many moves, from 1 on.
    perft: Vec<u64>,
    /// With squares, and as players write them.
    moves: BTreeMap<String, String>,
}

fn oracle() -> Vec<Counted> {
    let text = include_str!("../../oracles/gardner.json");
    let oracle: Oracle = serde_json::from_str(text).unwrap();
    oracle.positions
}

/// Sequences of `depth` moves.
fn sequences(position: &Gardner, depth: usize) -> u64 {
    if depth == 1 {
        return position.actions().count() as u64;
    }
    let after = position.actions().map(|action| {
        let mut child = position.clone();
        child.apply(action);
        sequences(&child, depth - 1)
    });
    after.sum()
}

#[test]
fn as_many_sequences_of_moves() {
    let all = oracle();
    assert!(all.len() > 30, "{}", all.len());
    assert!(
        all[0].perft.len() >= 6,
        "the first position is looked at deeply"
    );
    for counted in all {
        let root = position(&counted.position);
        for (index, &expected) in counted.perft.iter().enumerate() {
            let depth = index + 1;
            assert_eq!(sequences(&root, depth), expected, "{root}, depth {depth}");
        }
    }
}

#[test]
fn the_same_moves_with_the_same_names() {
    let (mut promotions, mut checks) = (0, 0);
    for counted in oracle() {
        let root = position(&counted.position);
        let named = |action| (Gardner::symbol_of(action), root.algebraic(action));
        let moves: BTreeMap<String, String> = root.actions().map(named).collect();
        assert_eq!(moves, counted.moves, "{root}");
        promotions += moves.keys().filter(|symbol| symbol.len() == 5).count();
        checks += usize::from(root.is_check());
    }
    assert!(promotions > 20 && checks > 5, "{promotions} {checks}");
}
