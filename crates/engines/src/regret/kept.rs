//! State of a run, to go on with elsewhere: bit for bit as if it had not been interrupted.

use super::solver::Solver;
use super::table::Table;
use random::Random;
use serde::{Deserialize, Serialize};

/// No run of ours counts further.
const MOST: u64 = 1 << 60;

/// All that a run between two iterations is, beside its game, its parameters and what is locked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    pub(super) learned: Learned,
    pub(super) random: Random,
    pub(super) iterations: u64,
    pub(super) visited: u64,
    pub(super) weight_sum: f64,
    pub(super) last_weight: f64,
}

/// What is learned, by slot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Learned {
    pub cumulative_regret: Vec<f64>,
    /// The sums of weighted regrets and the cumulative regrets as they were settled last, where they are kept.
    pub weighted: Option<[Vec<f64>; 2]>,
    pub cumulative_strategy: Vec<f64>,
    pub strategy: Vec<f64>,
}

impl Kept {
    /// Iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn is_sound(&self) -> bool {
        let weights = [self.weight_sum, self.last_weight];
        self.iterations <= MOST
            && self.visited <= MOST
            && weights
                .iter()
                .all(|weight| weight.is_finite() && *weight >= 0.0)
    }
}

impl Learned {
    /// Whether it can be of this table, which is the run's own at its beginning.
    fn fits(&self, table: &Table) -> bool {
        let slots = table.cumulative_regret.len();
        let is_list = |list: &Vec<f64>| list.len() == slots && list.iter().all(|v| v.is_finite());
        let is_share = |part: &f64| (0.0..=1.0).contains(part);
        is_list(&self.cumulative_regret)
            && is_list(&self.cumulative_strategy)
            && self.cumulative_strategy.iter().all(|part| *part >= 0.0)
            && is_list(&self.strategy)
            && self.strategy.iter().all(is_share)
            && self.weighted.is_some() == table.keeps_weighted()
            && self.weighted.iter().flatten().all(is_list)
    }
}

impl Solver {
    /// The same run where it had come to; `None` if it cannot have come there: what was kept may come from outside.
    pub fn resumed(&self, kept: Kept) -> Option<Self> {
        let fits = kept.is_sound() && kept.learned.fits(self.table());
        fits.then(|| {
            let mut solver = self.clone();
            solver.take_over(kept);
            solver
        })
    }
}
