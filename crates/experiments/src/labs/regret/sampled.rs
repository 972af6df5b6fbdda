//! Sampled regrets at a moment of the main run, as a worker finds them: what the lab is asked, and how far off they are.

use super::evaluated::RegretInquiry;
use super::settings::RegretExperiment;
use crate::inquiry::Inquiry;
use engines::regret::{GameTree, Strategy};
use serde::{Deserialize, Serialize};

/// Means of sampled walks beside what is true, by slot, in antes per hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sampled {
    pub walks: u64,
    /// The regret of one iteration without sampling.
    pub full: Vec<f64>,
    pub means: Vec<f64>,
    /// The standard deviation of a single walk's regret; 0 of a single walk.
    pub deviations: Vec<f64>,
}

impl Sampled {
    /// Whether it can be of this game.
    pub fn fits(&self, tree: &GameTree) -> bool {
        let lists = [&self.full, &self.means, &self.deviations];
        lists.iter().all(|list| list.len() == tree.slot_count())
    }

    /// How far the mean of this slot may be off by chance: 1.96 standard errors, so 95 of 100 such intervals have the truth
    /// in them, if walks are many.
    pub fn margin(&self, slot: usize) -> f64 {
        1.96 * self.deviations[slot] / (self.walks as f64).sqrt()
    }

    /// The root of the mean squared distance between means and truths.
    pub fn distance(&self) -> f64 {
        let squares = self.full.iter().zip(&self.means);
        let sum: f64 = squares
            .map(|(full, mean)| (full - mean) * (full - mean))
            .sum();
        (sum / self.full.len() as f64).sqrt()
    }

    /// The slots with the largest full regrets, at most so many, in the order of the tree. An action that is always chosen has
    /// no regret, however it is sampled, and is left out.
    pub fn largest(&self, count: usize) -> Vec<usize> {
        let has_any = |&slot: &usize| self.full[slot] != 0.0 || self.means[slot] != 0.0;
        let mut slots: Vec<usize> = (0..self.full.len()).filter(has_any).collect();
        slots.sort_by(|&a, &b| self.full[b].abs().total_cmp(&self.full[a].abs()));
        slots.truncate(count);
        slots.sort_unstable();
        slots
    }
}

impl RegretExperiment {
    /// Asks what sampled walks with a strategy find on average.
    pub fn sampling(&self, strategy: &Strategy) -> Inquiry<Sampled> {
        Inquiry::of_lab(&RegretInquiry::Sample {
            strategy: strategy.slots().to_vec(),
            by: self.sampled,
            exploration: self.exploration,
            walks: self.walks,
        })
    }
}
