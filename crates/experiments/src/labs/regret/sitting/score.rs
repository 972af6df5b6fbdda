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

#[cfg(test)]
mod tests {
    use super::super::Played;
    use super::*;
    use crate::regret::RegretLab;
    use games::Player;

    fn sitting(winnings: &[f64]) -> Sitting {
        let played = |&winnings: &f64| Played {
            node: 0,
            person: Player::First,
            winnings,
            cost: 0.5,
            counts: true,
        };
        Sitting {
            played: winnings.iter().map(played).collect(),
            dealt: None,
        }
    }

    #[test]
    fn the_interval_is_that_of_the_mean_of_what_hands_can_bring() {
        let tree = RegretLab::default().tree();
        let score = sitting(&[-1.0, 1.0, 2.0, -2.0]).score(&tree).unwrap();
        // With −2 and 2, the ends of what a hand of Kuhn poker brings: squares 1 + 1 + 4 · 4 = 18, standard error
        // √(18/5/6) = 0.774597, times 2.570582 is 1.991164.
        let (low, high) = score.mean.interval.unwrap();
        assert!((low + 1.991164).abs() < 1e-5 && (high - 1.991164).abs() < 1e-5);
        assert_eq!((score.mean.mean, score.cost), (0.0, 0.5));
        assert_eq!(sitting(&[]).score(&tree), None);
    }

    #[test]
    fn two_equal_hands_prove_little() {
        let tree = RegretLab::default().tree();
        let score = sitting(&[1.0, 1.0]).score(&tree).unwrap();
        let (low, high) = score.mean.interval.unwrap();
        assert!(low < 0.0 && high == 2.0, "{low} to {high}");
    }
}
