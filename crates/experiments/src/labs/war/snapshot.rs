//! Snapshot of a block of games.

use crate::common::points::Points;
use engines::racing::Outcome;
use games::war::GameEnd;
use serde::{Deserialize, Serialize};

/// Games of the first strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub points: Points,
    /// Games that were stopped.
    pub unfinished: u64,
    /// Of all games.
    pub rounds: u64,
}

impl Snapshot {
    /// Counts a game.
    pub fn count(&mut self, end: &GameEnd) {
        self.points.add(Outcome::of_score(end.score));
        self.unfinished += u64::from(!end.is_finished);
        self.rounds += u64::from(end.rounds);
    }

    /// Adds the games of another block.
    pub fn add(&mut self, other: &Self) {
        self.points = self.points.plus(other.points);
        self.unfinished = self.unfinished.saturating_add(other.unfinished);
        self.rounds = self.rounds.saturating_add(other.rounds);
    }

    /// Whether it can be of at most so many games of at most so many rounds.
    pub fn fits(&self, games: u64, rounds: u64) -> bool {
        let played = self.points.games();
        played <= games
            && self.unfinished <= played
            && self.rounds >= played
            && self.rounds <= played.saturating_mul(rounds)
    }
}
