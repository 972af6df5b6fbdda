//! What all hands together have brought.

use super::Sitting;
use crate::statistics::{Sample, student};

/// What all hands together have brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub hands: usize,
    /// In antes.
    pub total: f64,
    /// A hand.
    pub mean: f64,
    /// 95 %, to either side of the mean; `None` from a single hand.
    pub margin: Option<f64>,
    /// What decisions cost on average a hand.
    pub cost: f64,
}

impl Sitting {
    /// The score so far; `None` before the first hand is over.
    pub fn score(&self) -> Option<Score> {
        if self.played.is_empty() {
            return None;
        }
        let winnings: Vec<f64> = self.played.iter().map(|hand| hand.winnings).collect();
        let Sample { count, mean, .. } = Sample::of(&winnings);
        let error = Sample::of(&winnings).standard_error();
        let margin = error.map(|error| error * student(count - 1));
        let cost: f64 = self.played.iter().map(|hand| hand.cost).sum();
        Some(Score {
            hands: self.played.len(),
            total: winnings.iter().sum(),
            mean,
            margin,
            cost: cost / winnings.len() as f64,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Played;
    use super::*;
    use crate::games::Player;

    #[test]
    fn the_interval_is_that_of_the_mean() {
        let played = |winnings| Played {
            node: 0,
            person: Player::First,
            winnings,
            cost: 0.5,
        };
        let sitting = Sitting {
            played: vec![played(0.0), played(2.0), played(4.0)],
            dealt: None,
        };
        let score = sitting.score().unwrap();
        // The standard error is √(4/3), and Student's quantile 4.3027.
        assert!((score.margin.unwrap() - 4.9683).abs() < 1e-4);
        assert_eq!((score.mean, score.cost), (2.0, 0.5));
    }
}
