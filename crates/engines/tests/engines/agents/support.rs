//! Positions, and thoughts from their beginning to their end.

use engines::Status;
use engines::agents::{Agent, Memory};
use engines::solver::Solvable;
use games::Game;
use games::connect_four::{Column, ConnectFour, Custom, GameRecord, Setup, Standard};
use random::Random;

/// The position after these moves on the standard board.
pub fn standard(moves: &str) -> ConnectFour<Standard> {
    let (game, result) = GameRecord::parse(Setup::STANDARD, moves);
    result.unwrap();
    game.replay(Standard, moves.len())
}

/// An empty board of this size.
pub fn board(width: u8, height: u8, in_a_row: u8) -> ConnectFour<Custom<u64>> {
    let setup = Setup::new(width, height, in_a_row, None).unwrap();
    ConnectFour::new(Custom::new(setup).unwrap())
}

/// A position after up to `plies` random moves, in which the game goes on.
pub fn random_position<S: Solvable>(
    empty: &ConnectFour<S>,
    plies: u32,
    random: &mut Random,
) -> ConnectFour<S> {
    let mut position = empty.clone();
    for _ in 0..plies {
        let mut next = position.clone();
        next.apply_random(random);
        if next.actions().next().is_none() {
            break;
        }
        position = next;
    }
    position
}

/// What the agent plays.
pub fn choice<S: Solvable>(agent: &str, position: &ConnectFour<S>, seed: u64) -> Column {
    let agent: Agent = agent.parse().unwrap();
    let mut thought = agent.think(position, Random::stream(seed, 0), Memory::default());
    while thought.advance(u64::MAX) == Status::Running {}
    thought.choice()
}
