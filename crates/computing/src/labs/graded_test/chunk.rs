//! The work of one block: games against one opponent, one after the other, each on its own board.

use crate::Chunk;
use crate::chunk::step_until_over;
use crate::common::any_game::{AnyGame, game_on};
use engines::Status;
use engines::racing::Outcome;
use experiments::Progress;
use experiments::graded_test::GradedTestExperiment;
use experiments::graded_test::grades::opponent;
use experiments::graded_test::snapshot::{Block, Snapshot, side_in};
use experiments::inquiry::encode;
use games::Player;

/// A unit of the chunk's work is so many units of thought, or a move if that takes fewer: a millisecond or a few.
const THOUGHT_A_UNIT: u64 = 250;

/// One block's work.
pub(super) struct TestChunk {
    lab: GradedTestExperiment,
    block: Block,
    game: Option<Box<dyn AnyGame>>,
    found: Snapshot,
}

impl TestChunk {
    /// Nothing played yet.
    pub fn new(lab: GradedTestExperiment, block: Block) -> Self {
        Self {
            lab,
            block,
            game: None,
            found: Snapshot::default(),
        }
    }

    /// The number of the game under way.
    fn number(&self) -> u64 {
        self.block.games.start + self.found.outcomes.len()
    }

    fn next_game(&self) -> Box<dyn AnyGame> {
        let (grade, number) = (self.block.grade, self.number());
        let (candidate, opponent) = (self.lab.agent, opponent(grade));
        let players = match side_in(number) {
            Player::First => [candidate, opponent],
            Player::Second => [opponent, candidate],
        };
        let setup = self.lab.board_of(grade, number);
        game_on(setup, players, self.lab.seed_of(grade, number))
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
        let outcome = Outcome::of(game.winner(), side_in(self.number()));
        let columns = game.moves().iter().map(|column| column.index()).collect();
        self.found
            .add(&self.block, outcome, columns, game.unproven());
    }

    fn is_over(&self) -> bool {
        self.found.outcomes.len() == self.block.total()
    }
}

impl Chunk for TestChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// In games.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.outcomes.len(),
            total: self.block.total(),
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    /// The games that are over: the one under way begins again. Nothing is remembered from game to game, so the rest is as it would
    /// have been.
    fn state(&self) -> Option<Vec<u8>> {
        Some(self.snapshot())
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        match postcard::from_bytes::<Snapshot>(state) {
            Ok(found) if found.fits(&self.lab, &self.block) => {
                self.found = found;
                true
            }
            _ => false,
        }
    }
}
