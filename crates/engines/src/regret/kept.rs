//! State of a run, to go on with elsewhere: bit for bit as if it had not been interrupted.

use super::learned::Learned;
use super::solver::Solver;
use super::table::Table;
use random::Random;
use serde::{Deserialize, Serialize};

/// No run of ours counts further.
const MAX_COUNT: u64 = 1 << 60;

/// All that a run between two iterations is, beside its game, its parameters and what is locked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    learned: Learned,
    random: Random,
    iterations: u64,
    visited: u64,
    weight_sum: f64,
    last_weight: f64,
}

impl Kept {
    /// Iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn is_sound(&self) -> bool {
        let weights = [self.weight_sum, self.last_weight];
        self.iterations <= MAX_COUNT
            && self.visited <= MAX_COUNT
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
    /// Where it has come to.
    pub fn kept(&self) -> Kept {
        Kept {
            learned: self.table.learned(),
            random: self.random.clone(),
            iterations: self.iterations,
            visited: self.visited,
            weight_sum: self.weight_sum,
            last_weight: self.last_weight,
        }
    }

    /// The same run where it had come to; `None` if it cannot have come there: what was kept may come from outside.
    pub fn resumed(&self, kept: Kept) -> Option<Self> {
        let fits = kept.is_sound() && kept.learned.fits(&self.table);
        fits.then(|| {
            let mut solver = self.clone();
            solver.take_over(kept);
            solver
        })
    }

    /// `kept` fits.
    fn take_over(&mut self, kept: Kept) {
        self.table.take_over(kept.learned);
        self.random = kept.random;
        self.iterations = kept.iterations;
        self.visited = kept.visited;
        self.weight_sum = kept.weight_sum;
        self.last_weight = kept.last_weight;
    }
}
