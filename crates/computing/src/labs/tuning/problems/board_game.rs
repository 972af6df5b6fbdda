//! A game between two agents on a board of any shape, in steps.

use crate::common::agent_game::AgentGame;
use crate::common::on_shape::{OnShape, on_shape};
use crate::common::opening_book;
use engines::Status;
use engines::agents::{Agent, Memory};
use engines::solver::Solvable;
use games::Player;
use games::connect_four::{ConnectFour, Setup};

/// A step is so many units of thought, or a move if that takes fewer: about a millisecond.
const THOUGHT_A_STEP: u64 = 500;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// `None` for a draw.
    pub winner: Option<Player>,
    pub moves: usize,
}

/// A board on which one game after the other is played.
pub trait Board {
    /// Begins a game of the first and the second player.
    fn begin(&mut self, players: [Agent; 2], seed: u64);

    /// A step of the game that was begun; how it ended if it has.
    fn step(&mut self) -> Option<Ended>;
}

/// An empty board for these agents, who remember from game to game what they have proven.
pub fn board(setup: Setup, agents: [Agent; 2]) -> Box<dyn Board> {
    on_shape(setup, agents)
}

struct On<S: Solvable> {
    shape: S,
    game: Option<AgentGame<S>>,
    memory: Memory<S>,
}

impl OnShape for [Agent; 2] {
    type Output = Box<dyn Board>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Self::Output {
        Box::new(On {
            shape,
            game: None,
            memory: opening_book::memory_for(&ConnectFour::new(shape), &self),
        })
    }
}

impl<S: Solvable> Board for On<S> {
    fn begin(&mut self, players: [Agent; 2], seed: u64) {
        let unfinished = self.game.take().map(AgentGame::into_memory);
        let memory = unfinished.unwrap_or_else(|| core::mem::take(&mut self.memory));
        self.game = Some(AgentGame::new(self.shape, players, seed, memory));
    }

    fn step(&mut self) -> Option<Ended> {
        let mut game = self.game.take()?;
        if game.advance(THOUGHT_A_STEP) == Status::Running {
            self.game = Some(game);
            return None;
        }
        let ended = Ended {
            winner: game.winner(),
            moves: game.moves().len(),
        };
        self.memory = game.into_memory();
        Some(ended)
    }
}

impl Ended {
    /// 1 if `player` has won, ½ for a draw, else 0.
    pub fn score(&self, player: Player) -> f64 {
        match self.winner {
            Some(winner) => f64::from(u8::from(winner == player)),
            None => 0.5,
        }
    }
}
