//! Tic-tac-toe, which is known to the end: a draw, if both sides play well.

use crate::uct::search::{moves, search_of};
use engines::mcts::FinalChoice;
use games::tic_tac_toe::{Square, TicTacToe};
use games::{Game, Player, Turn};
use random::Random;

const SIMULATIONS: u64 = 20_000;

/// The value for the player to move, by looking at all games: 1, 0 or −1.
fn value(position: &TicTacToe) -> f64 {
    if position.turn() == Turn::Over {
        // The player who would be next has lost, if there is a line, and drawn otherwise.
        return if position.winner().is_some() {
            -1.0
        } else {
            0.0
        };
    }
    let results = position
        .actions()
        .map(|action| -value(&after(position, action)));
    results.fold(f64::NEG_INFINITY, f64::max)
}

fn after(position: &TicTacToe, action: Square) -> TicTacToe {
    let mut child = position.clone();
    child.apply(action);
    child
}

/// One of the moves that keep the value, by chance.
fn perfect_move(position: &TicTacToe, random: &mut Random) -> Square {
    let best = value(position);
    let perfect: Vec<Square> = position
        .actions()
        .filter(|&action| -value(&after(position, action)) == best)
        .collect();
    perfect[random.below(perfect.len() as u32) as usize]
}

fn uct_move(position: &TicTacToe, seed: u64) -> Square {
    let mut uct = search_of(position.clone(), seed);
    uct.advance(SIMULATIONS);
    let moves = moves(&uct);
    moves[FinalChoice::Visits.best(&moves).unwrap()].action
}

/// How a game of UCT as `side` against a perfect opponent ends, for UCT.
fn play(side: Player, seed: u64) -> f64 {
    let mut random = Random::stream(seed, 1);
    let mut position = TicTacToe::new();
    while let Turn::Player(mover) = position.turn() {
        let action = if mover == side {
            uct_move(&position, seed)
        } else {
            perfect_move(&position, &mut random)
        };
        position.apply(action);
    }
    position.payoff(side)
}

#[test]
fn the_perfect_opponent_knows_the_game() {
    assert_eq!(value(&TicTacToe::new()), 0.0);
    // First at 1, Second at 2: First wins, for instance at 5.
    let mistake = after(
        &after(&TicTacToe::new(), Square::new(0).unwrap()),
        Square::new(1).unwrap(),
    );
    assert_eq!(value(&mistake), 1.0);
}

#[test]
fn uct_never_loses_as_first() {
    for seed in 0..8 {
        assert_eq!(play(Player::First, seed), 0.0, "seed {seed}");
    }
}

#[test]
fn uct_never_loses_as_second() {
    for seed in 0..8 {
        assert_eq!(play(Player::Second, seed), 0.0, "seed {seed}");
    }
}

/// Means are averages over all simulations, the early ones and the trials of worse moves included. At random
/// First gets 737/1260 + ½·8/63 = 0.648 of a game, and against an opponent who has not yet found the answers
/// more. Worse moves are tried of the order of C²·ln n/Δ² times (Kocsis and Szepesvári 2006), at every
/// node on the way, so their share falls like ln n/n from a large beginning: 0.01 remains at a million.
#[test]
fn the_mean_of_the_best_move_goes_towards_a_draw() {
    let mean = |simulations| {
        let mut uct = search_of(TicTacToe::new(), 12);
        uct.advance(simulations);
        let moves = moves(&uct);
        moves[FinalChoice::Visits.best(&moves).unwrap()]
            .mean()
            .unwrap()
    };
    let (few, many) = (mean(500), mean(1_000_000));
    assert!((many - 0.5).abs() < 0.03, "{many}");
    assert!((many - 0.5).abs() < (few - 0.5).abs(), "{few} {many}");
}
