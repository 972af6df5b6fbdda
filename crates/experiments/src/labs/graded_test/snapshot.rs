//! Snapshot of a block of games against one opponent: all results, and the moves of the games that are shown.

use super::settings::GradedTestExperiment;
use crate::common::board::whole_game;
use crate::common::outcomes::Outcomes;
use core::ops::Range;
use engines::racing::Outcome;
use games::Player;
use serde::{Deserialize, Serialize};

/// The games against an opponent that are kept move by move: the first of them.
pub const MAX_KEPT: u64 = 100;

/// What a chunk plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub grade: u64,
    pub games: Range<u64>,
}

impl Block {
    /// How many games it has.
    pub fn total(&self) -> u64 {
        self.games.end - self.games.start
    }

    /// How many of its first `done` games are kept.
    fn kept(&self, done: u64) -> u64 {
        done.min(MAX_KEPT.saturating_sub(self.games.start))
    }
}

/// The candidate's side in a game.
pub fn side_in(game: u64) -> Player {
    Player::BOTH[(game % 2) as usize]
}

/// What a block has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The candidate's results, in the order of the games.
    pub outcomes: Outcomes,
    /// Stones in all games together.
    pub plies: u64,
    /// Moves of a perfect candidate that were not proven to be the best.
    pub unproven: u64,
    /// Columns of the games that are kept, from 0.
    pub games: Vec<Vec<u8>>,
}

impl Snapshot {
    /// Adds the next game of a block.
    pub fn add(&mut self, block: &Block, outcome: Outcome, columns: Vec<u8>, unproven: u64) {
        self.outcomes.push(outcome);
        self.plies += columns.len() as u64;
        self.unproven += unproven;
        if (self.games.len() as u64) < block.kept(self.outcomes.len()) {
            self.games.push(columns);
        }
    }

    /// Whether it can be of this block.
    pub fn fits(&self, lab: &GradedTestExperiment, block: &Block) -> bool {
        let done = self.outcomes.len();
        let most_plies = block.total() * lab.largest * lab.largest;
        let is_small = done <= block.total()
            && self.plies <= most_plies
            && self.unproven <= most_plies
            && self.games.len() as u64 == block.kept(done);
        let has_been_played = |(game, (columns, outcome)): (u64, (&Vec<u8>, Outcome))| {
            let played = whole_game(columns, lab.board_of(block.grade, game));
            let found = |winner| Outcome::of(winner, side_in(game));
            played.is_some_and(|played| found(played.position().winner()) == outcome)
        };
        self.outcomes.is_sound()
            && is_small
            && (block.games.start..)
                .zip(self.games.iter().zip(self.outcomes.iter()))
                .all(has_been_played)
    }
}
