//! Counts of games, for one of the two players: the contender.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Results of games, for the contender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, Deserialize)]
pub struct Counts {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}

impl Counts {
    /// How many games they are of.
    pub fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Counts a game: whether it was won, `None` for a draw.
    pub fn add(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.won += 1,
            Some(false) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    /// A win is a point, a draw half a point.
    pub fn points(&self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }
}
