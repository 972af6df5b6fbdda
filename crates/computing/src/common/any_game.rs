//! A game between two agents on whatever board, where boards differ from game to game.

use super::agent_game::AgentGame;
use super::on_shape::{OnShape, on_shape};
use super::opening_book;
use engines::Status;
use engines::agents::Agent;
use engines::solver::Solvable;
use games::Player;
use games::connect_four::{Column, ConnectFour, Setup};

/// A game under way, see [`AgentGame`].
pub trait AnyGame {
    /// See [`AgentGame::advance`].
    fn advance(&mut self, budget: u64) -> Status;

    /// See [`AgentGame::winner`].
    fn winner(&self) -> Option<Player>;

    /// See [`AgentGame::moves`].
    fn moves(&self) -> &[Column];

    /// See [`AgentGame::unproven`].
    fn unproven(&self) -> u64;
}

impl<S: Solvable> AnyGame for AgentGame<S> {
    fn advance(&mut self, budget: u64) -> Status {
        self.advance(budget)
    }

    fn winner(&self) -> Option<Player> {
        self.winner()
    }

    fn moves(&self) -> &[Column] {
        self.moves()
    }

    fn unproven(&self) -> u64 {
        self.unproven()
    }
}

/// A game of `players` on this board; see [`AgentGame::new`]. Nobody remembers anything of an earlier one.
pub fn game_on(setup: Setup, players: [Agent; 2], seed: u64) -> Box<dyn AnyGame> {
    on_shape(setup, Begin { players, seed })
}

struct Begin {
    players: [Agent; 2],
    seed: u64,
}

impl OnShape for Begin {
    type Output = Box<dyn AnyGame>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn AnyGame> {
        let memory = opening_book::memory_for(&ConnectFour::new(shape), &self.players);
        Box::new(AgentGame::new(shape, self.players, self.seed, memory))
    }
}
