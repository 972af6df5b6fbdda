//! The work of one block: games of one rung, one after the other.

use super::snapshot::Snapshot;
use crate::engines::Status;
use crate::engines::agents::{Agent, Memory};
use crate::engines::racing::{Outcome, Plan, Race};
use crate::engines::solver::Solvable;
use crate::experiments::agent_game::AgentGame;
use crate::experiments::{Chunk, Progress, opening_book};
use crate::games::Player;
use crate::games::connect_four::ConnectFour;
use crate::random::Random;
use core::ops::Range;

/// A unit of the chunk's work is so many units of thought, or a move if that takes fewer: about a millisecond.
const THOUGHT_A_UNIT: u64 = 500;

/// What a block has to play.
pub(super) struct Block {
    pub contender: Agent,
    pub opponent: Agent,
    pub rung: u64,
    pub games: Range<u64>,
    pub seed: u64,
    /// See [`Snapshot::question`].
    pub question: u64,
    /// Of the race that ends it.
    pub plan: Option<Plan>,
}

/// One block's work.
pub(super) struct LadderChunk<S: Solvable> {
    shape: S,
    block: Block,
    game: Option<AgentGame<S>>,
    memory: Memory<S>,
    race: Option<Race>,
    found: Snapshot,
}

impl<S: Solvable + 'static> LadderChunk<S> {
    /// Nothing played yet.
    pub fn new(shape: S, block: Block) -> Self {
        Self {
            shape,
            game: None,
            memory: opening_book::memory_for(
                &ConnectFour::new(shape),
                &[block.contender, block.opponent],
            ),
            race: block.plan.map(Race::new),
            found: Snapshot::new(block.question),
            block,
        }
    }

    fn total(&self) -> u64 {
        self.block.games.end - self.block.games.start
    }

    /// The side of the contender in the game under way.
    fn side(&self) -> Player {
        let game = self.block.games.start + self.found.done();
        Player::BOTH[(game % 2) as usize]
    }

    fn next_game(&mut self) -> AgentGame<S> {
        let block = &self.block;
        let players = match self.side() {
            Player::First => [block.contender, block.opponent],
            Player::Second => [block.opponent, block.contender],
        };
        // No rung has 2³² games.
        let number = block.rung << 32 | (block.games.start + self.found.done());
        let seed = Random::stream(block.seed, number).bits();
        AgentGame::new(self.shape, players, seed, core::mem::take(&mut self.memory))
    }

    fn step(&mut self) {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.next_game(),
        };
        if game.advance(THOUGHT_A_UNIT) == Status::Running {
            self.game = Some(game);
            return;
        }
        let side = self.side();
        self.found
            .add(side, game.winner(), game.moves(), game.unproven());
        if let Some(race) = &mut self.race {
            self.found.verdict = race.add(Outcome::of(game.winner(), side));
        }
        self.memory = game.into_memory();
    }

    fn is_over(&self) -> bool {
        self.found.done() == self.total() || self.found.verdict.is_some()
    }
}

impl<S: Solvable + 'static> Chunk for LadderChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_over() {
                break;
            }
            self.step();
        }
        if self.is_over() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In games.
    fn progress(&self) -> Progress {
        let done = self.found.done();
        let total = if self.is_over() { done } else { self.total() };
        Progress { done, total }
    }

    fn snapshot(&self) -> Vec<u8> {
        self.found.encode()
    }
}
