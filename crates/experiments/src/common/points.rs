//! Points of many games: a win 1, a draw ½.

use engines::racing::Outcome;
use serde::{Deserialize, Serialize};
use statistics::share;

/// What one side got in how many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
}

impl Points {
    /// Counts a game.
    pub fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drawn => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
    }

    /// Of both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            won: self.won.saturating_add(other.won),
            drawn: self.drawn.saturating_add(other.drawn),
            lost: self.lost.saturating_add(other.lost),
        }
    }

    /// How many games they are of.
    pub fn games(&self) -> u64 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }

    /// Points per game; `None` without games.
    pub fn mean(&self) -> Option<f64> {
        let games = self.games() as f64;
        (games > 0.0).then(|| (self.won as f64 + self.drawn as f64 / 2.0) / games)
    }

    /// The interval of 95 % of the mean; everything without games.
    pub fn interval(&self) -> (f64, f64) {
        share(self.won as f64 + self.drawn as f64 / 2.0, self.games())
    }

    /// The standard error of the mean; `None` without games.
    pub fn standard_error(&self) -> Option<f64> {
        let games = self.games() as f64;
        let mean = self.mean()?;
        let squares = (self.won as f64 + self.drawn as f64 / 4.0) / games;
        Some(((squares - mean * mean).max(0.0) / games).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_and_its_error_by_hand() {
        // 1, ½, ½, 0: mean ½, mean square (1 + ¼ + ¼)/4 = 3/8, variance 1/8, error √(1/8/4).
        let points = Points {
            won: 1,
            drawn: 2,
            lost: 1,
        };
        assert_eq!(points.mean(), Some(0.5));
        let error = points.standard_error().unwrap();
        assert!((error - (1.0_f64 / 32.0).sqrt()).abs() < 1e-15);
        assert_eq!(Points::default().mean(), None);
    }
}
