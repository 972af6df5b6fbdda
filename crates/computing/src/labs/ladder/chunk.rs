//! The work of one block: games of one rung, one after the other.

use crate::Chunk;
use crate::chunk::step_until_over;
use crate::common::agent_game::AgentGame;
use crate::common::opening_book;
use core::ops::Range;
use engines::Status;
use engines::agents::{Agent, Memory};
use engines::racing::{Outcome, Plan, Race};
use engines::solver::Solvable;
use experiments::Progress;
use experiments::common::outcomes::Outcomes;
use experiments::inquiry::encode;
use experiments::ladder::Snapshot;
use games::Player;
use games::connect_four::ConnectFour;
use random::Random;

/// A unit of the chunk's work is so many units of thought, or a move if that takes fewer: about a millisecond.
const THOUGHT_A_UNIT: u64 = 500;

/// What a block has to play.
pub(super) struct Block {
    pub contender: Agent,
    pub opponent: Agent,
    pub rung: u64,
    pub games: Range<u64>,
    pub seed: u64,
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
    /// What the race was told.
    outcomes: Outcomes,
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
            outcomes: Outcomes::default(),
            found: Snapshot::default(),
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
        self.tell_race(Outcome::of(game.winner(), side));
        self.memory = game.into_memory();
    }

    fn tell_race(&mut self, outcome: Outcome) {
        if let Some(race) = &mut self.race {
            self.outcomes.push(outcome);
            self.found.verdict = race.add(outcome);
        }
    }

    /// What a perfect player has found out in earlier games may decide where nothing is proven.
    fn goes_on_after_games(&self) -> bool {
        ![self.block.contender, self.block.opponent].contains(&Agent::Perfect)
    }

    /// Takes over games that were played elsewhere; false if they cannot be of this block.
    fn take_over(&mut self, mut found: Snapshot, outcomes: &Outcomes) -> bool {
        let told = if self.race.is_some() { found.done() } else { 0 };
        if !outcomes.is_sound() || outcomes.len() != told {
            return false;
        }
        for outcome in outcomes.iter() {
            if self.found.verdict.is_some() {
                return false;
            }
            self.tell_race(outcome);
        }
        found.verdict = self.found.verdict;
        self.found = found;
        true
    }

    fn is_over(&self) -> bool {
        self.found.done() == self.total() || self.found.verdict.is_some()
    }
}

impl<S: Solvable + 'static> Chunk for LadderChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// In games.
    fn progress(&self) -> Progress {
        let done = self.found.done();
        let total = if self.is_over() { done } else { self.total() };
        Progress { done, total }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    /// The games that are over: the one under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        let state = (&self.found, &self.outcomes);
        self.goes_on_after_games()
            .then(|| postcard::to_stdvec(&state).ok())?
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((found, outcomes)) = postcard::from_bytes::<(Snapshot, Outcomes)>(state) else {
            return false;
        };
        let setup = self.shape.setup();
        let is_possible = found.fits(self.total(), setup);
        is_possible && self.goes_on_after_games() && self.take_over(found, &outcomes)
    }
}
