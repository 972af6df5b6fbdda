//! Strategies of both players: a probability for every action of every information set.

use super::tree::GameTree;
use serde::{Deserialize, Serialize};

/// A behaviour strategy of both players, by slot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strategy(Vec<f64>);

impl Strategy {
    /// Every action of an information set with the same probability.
    pub fn uniform(tree: &GameTree) -> Self {
        let mut probabilities = vec![0.0; tree.slot_count()];
        for row in 0..tree.information_sets().len() {
            let slots = tree.slots(row);
            let share = 1.0 / slots.len() as f64;
            probabilities[slots].fill(share);
        }
        Self(probabilities)
    }

    /// The strategy with these probabilities, by slot, each row adding up to 1; `None` if they are not as many as the
    /// tree has slots.
    pub fn from_slots(tree: &GameTree, probabilities: Vec<f64>) -> Option<Self> {
        (probabilities.len() == tree.slot_count()).then_some(Self(probabilities))
    }

    /// In proportion to these amounts, none of which is negative; a row without any is uniform.
    pub(super) fn proportional(tree: &GameTree, amounts: &[f64]) -> Self {
        let rows = 0..tree.information_sets().len();
        Self(
            rows.flat_map(|row| in_proportion(&amounts[tree.slots(row)]))
                .collect(),
        )
    }

    /// All probabilities, by slot.
    pub fn slots(&self) -> &[f64] {
        &self.0
    }

    /// The probabilities of a row's actions.
    pub fn row(&self, tree: &GameTree, row: usize) -> &[f64] {
        &self.0[tree.slots(row)]
    }

    /// Changes a row. There are as many probabilities as actions (others are left out), and they add up to 1.
    pub fn set_row(&mut self, tree: &GameTree, row: usize, probabilities: &[f64]) {
        for (slot, &probability) in tree.slots(row).zip(probabilities) {
            self.0[slot] = probability;
        }
    }
}

/// Shares of what is positive of these amounts, and equal ones where nothing is: of regrets the strategy that matches
/// them, of a cumulative strategy the average one.
pub fn in_proportion(amounts: &[f64]) -> Vec<f64> {
    let positive = amounts.iter().map(|amount| amount.max(0.0));
    let sum: f64 = positive.clone().sum();
    if sum > 0.0 {
        positive.map(|amount| amount / sum).collect()
    } else {
        vec![1.0 / amounts.len() as f64; amounts.len()]
    }
}
