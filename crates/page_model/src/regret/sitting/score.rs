//! Score of all hands together.

use super::Sitting;
use engines::regret::GameTree;
use statistics::{Estimate, Range};

/// What all hands together have brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub hands: usize,
    /// In antes.
    pub total: f64,
    /// Per hand.
    pub mean: Estimate,
    /// What decisions cost on average per hand.
    pub cost: f64,
}

impl Sitting {
    /// The score so far; `None` before the first hand that counts is over.
    pub fn score(&self, tree: &GameTree) -> Option<Score> {
        let counting = || self.played.iter().filter(|hand| hand.counts);
        let winnings: Vec<f64> = counting().map(|hand| hand.winnings).collect();
        // Whichever seat: no hand brings or costs more. Two hands that are won alike are no proof that all will be.
        let (low, high) = tree.payoff_range();
        let most = high.max(-low);
        let range = Range {
            low: -most,
            high: most,
        };
        let cost: f64 = counting().map(|hand| hand.cost).sum();
        Some(Score {
            hands: winnings.len(),
            total: winnings.iter().sum(),
            mean: Estimate::of_values(&winnings, range)?,
            cost: cost / winnings.len() as f64,
        })
    }
}
