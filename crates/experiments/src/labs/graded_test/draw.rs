//! Drawing the board of a game.

use super::settings::GradedTestExperiment;
use crate::common::board;
use games::connect_four::{Cell, Setup};
use random::Random;

/// Above all streams of games: no grade times 2³² comes near.
const BOARDS: u64 = 1 << 48;

impl GradedTestExperiment {
    /// The board of a game against the opponent of a grade: width, height and the cell that cannot be played are drawn one after
    /// the other, each with all that are allowed equally likely. Two games in a row have the same.
    pub fn board_of(&self, grade: u64, game: u64) -> Setup {
        let mut random = Random::stream(self.seed, BOARDS | grade << 32 | (game / 2));
        let sizes = (self.largest - self.smallest + 1) as u32;
        let mut side = || self.smallest + u64::from(random.below(sizes));
        let (width, height) = (side(), side());
        let cell = random.below((width * height) as u32);
        let blocked = self.blocked.then_some(Cell {
            column: (u64::from(cell) % width) as u8,
            row: (u64::from(cell) / width) as u8,
        });
        board::setup(width, height, self.in_a_row, blocked)
    }

    /// What the moves of a game draw from.
    pub fn seed_of(&self, grade: u64, game: u64) -> u64 {
        Random::stream(self.seed, grade << 32 | game).bits()
    }
}
