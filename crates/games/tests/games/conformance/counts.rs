//! How many positions and games there are.

use crate::conformance::facts::{count, counts, fractions};
use games::connect_four::{ConnectFour, Custom, Setup, Standard};
use games::tic_tac_toe::{Square, TicTacToe};
use games::{Game, Keyed, Player, Turn};
use std::collections::BTreeSet;

/// How many sequences of `depth` moves there are; sequences that end earlier do not count.
fn sequences<G: Game>(position: &G, depth: usize) -> u64 {
    if depth == 1 {
        return position.actions().count() as u64;
    }
    let after = |action| {
        let mut child = position.clone();
        child.apply(action);
        sequences(&child, depth - 1)
    };
    position.actions().map(after).sum()
}

/// The distinct positions after 0, 1, … `plies` moves, by their keys.
fn layers<G: Keyed>(initial: &G, plies: usize) -> Vec<Vec<G>> {
    let mut layers = vec![vec![initial.clone()]];
    for _ in 0..plies {
        let mut next: Vec<(u64, G)> = Vec::new();
        for position in layers.last().unwrap() {
            next.extend(position.actions().map(|action| {
                let mut child = position.clone();
                child.apply(action);
                (child.key(), child)
            }));
        }
        next.sort_unstable_by_key(|&(key, _)| key);
        next.dedup_by_key(|(key, _)| *key);
        layers.push(next.into_iter().map(|(_, position)| position).collect());
    }
    layers
}

fn sizes<G>(layers: &[Vec<G>]) -> Vec<u64> {
    layers.iter().map(|layer| layer.len() as u64).collect()
}

#[test]
fn connect_four_positions_by_ply() {
    // John Tromp's counts of legal positions (OEIS A212693). The first wins come with the seventh stone.
    let expected = counts("/connect_four/legal_positions_by_ply");
    let found = sizes(&layers(&ConnectFour::new(Standard), 10));
    assert_eq!(found, expected[..11]);
    let custom = Custom::<u128>::new(Setup::STANDARD).unwrap();
    assert_eq!(sizes(&layers(&ConnectFour::new(custom), 7)), expected[..8]);
}

#[test]
fn connect_four_move_sequences_by_depth() {
    // 7 = number of columns; at depth 7 the seventh stone does not fit into a column: 7⁷ − 7; at depth 8
    // the games that were won with the seventh stone are missing too.
    let expected = counts("/connect_four/move_sequences_by_depth");
    let initial = ConnectFour::new(Standard);
    let found: Vec<u64> = (1..=9).map(|depth| sequences(&initial, depth)).collect();
    assert_eq!(found, expected);
    assert_eq!(found[6], 7u64.pow(7) - 7);
}

#[test]
fn a_blocked_cell_takes_one_stone_from_its_column() {
    // On 4×4 with one cell blocked one column takes three stones, so the only sequence of four moves that
    // is not possible fills that column: 4⁴ − 1. Nobody can have four in a row after four moves.
    for cell in ["2.1", "2.3", "2.4"] {
        let setup: Setup = format!("4x4-{cell}").parse().unwrap();
        let blocked = ConnectFour::new(Custom::<u64>::new(setup).unwrap());
        assert_eq!(sequences(&blocked, 4), 255, "{cell}");
    }
}

/// How all games from a position end, each kind counted by the number of its moves.
#[derive(Default)]
struct Ends {
    first: [u64; 10],
    second: [u64; 10],
    drawn: [u64; 10],
    nodes: [u64; 10],
}

fn play_all(position: &TicTacToe, plies: usize, ends: &mut Ends) {
    ends.nodes[plies] += 1;
    if position.turn() == Turn::Over {
        let kind = match position.winner() {
            Some(Player::First) => &mut ends.first,
            Some(Player::Second) => &mut ends.second,
            None => &mut ends.drawn,
        };
        kind[plies] += 1;
    }
    for action in position.actions() {
        let mut child = position.clone();
        child.apply(action);
        play_all(&child, plies + 1, ends);
    }
}

fn all_ends() -> Ends {
    let mut ends = Ends::default();
    play_all(&TicTacToe::new(), 0, &mut ends);
    ends
}

#[test]
fn tic_tac_toe_games() {
    let ends = all_ends();
    assert_eq!(
        ends.nodes.to_vec(),
        counts("/tic_tac_toe/nodes_by_ply"),
        "nodes by ply"
    );
    let total = |counts: [u64; 10]| counts.iter().sum::<u64>();
    assert_eq!(total(ends.nodes), count("/tic_tac_toe/nodes_with_root"));
    assert_eq!(total(ends.first), count("/tic_tac_toe/first_wins"));
    assert_eq!(total(ends.second), count("/tic_tac_toe/second_wins"));
    assert_eq!(total(ends.drawn), count("/tic_tac_toe/draws"));
    let games = total(ends.first) + total(ends.second) + total(ends.drawn);
    assert_eq!(games, count("/tic_tac_toe/games"));
}

#[test]
fn tic_tac_toe_at_random_exactly() {
    // A game of n moves has the probability 1/(9·8·…·(10 − n)) = (9 − n)!/9!, so each kind of end has the
    // probability Σ (games of n moves)·(9 − n)! / 9!, compared by multiplying crosswise.
    let factorial = |n: usize| (1..=n as u64).product::<u64>();
    let ends = all_ends();
    let weights = [ends.first, ends.second, ends.drawn].map(|counts| {
        let weigh = |(plies, games): (usize, u64)| games * factorial(9usize.saturating_sub(plies));
        counts.into_iter().enumerate().map(weigh).sum::<u64>()
    });
    let expected = fractions("/tic_tac_toe/uniform_random_play_exact");
    assert_eq!(expected.len(), 3);
    for (weight, (numerator, denominator)) in weights.into_iter().zip(expected) {
        assert_eq!(weight * denominator, numerator * factorial(9));
    }
}

#[test]
fn tic_tac_toe_positions() {
    let layers = layers(&TicTacToe::new(), 9);
    let distinct: u64 = sizes(&layers).iter().sum();
    assert_eq!(distinct, count("/tic_tac_toe/distinct_positions"));
    let classes: BTreeSet<[usize; 9]> = layers.iter().flatten().map(smallest_image).collect();
    let expected = count("/tic_tac_toe/positions_up_to_symmetry");
    assert_eq!(classes.len() as u64, expected);
}

/// Of the eight turned and mirrored pictures of a position the one that sorts first: 0 empty, 1 first, 2 second.
fn smallest_image(position: &TicTacToe) -> [usize; 9] {
    let mut image = core::array::from_fn(|index| {
        let square = Square::new(index as u8).unwrap();
        position.stone(square).map_or(0, |owner| owner.index() + 1)
    });
    let mut smallest = image;
    for _ in 0..2 {
        for _ in 0..4 {
            // A quarter turn: what was at row r, column c goes to row c, column 2 − r.
            image = core::array::from_fn(|index| image[3 * (2 - index % 3) + index / 3]);
            smallest = smallest.min(image);
        }
        image = core::array::from_fn(|index| image[index / 3 * 3 + 2 - index % 3]);
        smallest = smallest.min(image);
    }
    smallest
}
