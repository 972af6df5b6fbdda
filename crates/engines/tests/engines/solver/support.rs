//! Positions, and solvers run to the end.

use engines::Status;
use engines::solver::{Goal, Score, Solvable, Solver};
use games::connect_four::bits::Bits;
use games::connect_four::{Column, ConnectFour, Custom, Setup, Shape, Standard};
use games::{Game, Turn};
use random::Random;

pub fn custom<B: Bits>(setup: &str) -> Custom<B> {
    let setup: Setup = setup.parse().expect("a board");
    Custom::new(setup).expect("wide enough a set")
}

pub fn columns(moves: &str) -> Vec<Column> {
    let column = |symbol| Column::from_symbol(symbol).expect("a column");
    moves.chars().map(column).collect()
}

pub fn after<S: Shape>(shape: S, moves: &[Column]) -> ConnectFour<S> {
    let mut position = ConnectFour::new(shape);
    for &column in moves {
        position.apply(column);
    }
    position
}

/// The position of the standard board after these moves.
pub fn standard(moves: &str) -> ConnectFour<Standard> {
    after(Standard, &columns(moves))
}

/// The score, by a solver that may have solved other positions before.
pub fn score<S: Solvable>(solver: &mut Solver<S>, position: &ConnectFour<S>) -> Score {
    solver.begin(position, Goal::Score);
    assert_eq!(solver.advance(u64::MAX), Status::Finished);
    solver.bounds().score().expect("it is finished")
}

/// 1, 0 or −1.
pub fn outcome<S: Solvable>(solver: &mut Solver<S>, position: &ConnectFour<S>) -> Score {
    solver.begin(position, Goal::Outcome);
    assert_eq!(solver.advance(u64::MAX), Status::Finished);
    solver.bounds().outcome().expect("it is finished")
}

/// Random moves after which nobody has won and `empty` cells are left.
pub fn random_game<S: Shape>(shape: S, empty: u32, random: &mut Random) -> Vec<Column> {
    // Not every beginning can be continued without a line.
    loop {
        if let Some(moves) = try_random_game(shape, empty, random) {
            return moves;
        }
    }
}

fn try_random_game<S: Shape>(shape: S, empty: u32, random: &mut Random) -> Option<Vec<Column>> {
    let mut position = ConnectFour::new(shape);
    let mut moves = Vec::new();
    while position.plies() + empty < shape.capacity() {
        let harmless = position.actions().filter(|&action| {
            let mut next = position.clone();
            next.apply(action);
            next.winner().is_none()
        });
        let harmless: Vec<Column> = harmless.collect();
        if harmless.is_empty() {
            return None;
        }
        let action = harmless[random.below(harmless.len() as u32) as usize];
        position.apply(action);
        moves.push(action);
    }
    (position.turn() != Turn::Over).then_some(moves)
}

/// The same game in a mirror, on a board `width` wide.
pub fn mirrored(moves: &[Column], width: u8) -> Vec<Column> {
    let mirror = |column: &Column| Column::new(width - 1 - column.index()).expect("a column");
    moves.iter().map(mirror).collect()
}
