//! State of a run, to go on with elsewhere: bit for bit as if it had not been interrupted.

use super::hindsight::Hindsight;
use super::solver::SeveralSolver;
use serde::{Deserialize, Serialize};

/// No run of ours counts further.
const MAX_ITERATIONS: u64 = 1 << 60;

/// All that a run between two iterations is, beside its game and its parameters.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptRun {
    iterations: u64,
    regret: Vec<f64>,
    cumulative_strategy: Vec<f64>,
    strategy: Vec<f64>,
    hindsight: Hindsight,
}

impl KeptRun {
    /// Iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    fn fits(&self, solver: &SeveralSolver) -> bool {
        let slots = solver.form.slot_count();
        let is_list = |list: &[f64], is_right: fn(&f64) -> bool| {
            list.len() == slots && list.iter().all(is_right)
        };
        self.iterations <= MAX_ITERATIONS
            && is_list(&self.regret, |regret| regret.is_finite())
            && is_list(&self.cumulative_strategy, |sum| {
                sum.is_finite() && *sum >= 0.0
            })
            && is_list(&self.strategy, |share| (0.0..=1.0).contains(share))
            && self.hindsight.fits(&solver.form)
    }
}

impl SeveralSolver {
    /// Where it has come to.
    pub fn kept(&self) -> KeptRun {
        KeptRun {
            iterations: self.iterations,
            regret: self.regret.clone(),
            cumulative_strategy: self.cumulative_strategy.clone(),
            strategy: self.strategy.clone(),
            hindsight: self.hindsight.clone(),
        }
    }

    /// The same run where it had come to; `None` if it cannot have come there: what was kept may come from outside.
    pub fn resumed(&self, kept: KeptRun) -> Option<Self> {
        kept.fits(self).then(|| {
            let mut solver = self.clone();
            solver.take_over(kept);
            solver
        })
    }

    /// `kept` fits.
    fn take_over(&mut self, kept: KeptRun) {
        self.iterations = kept.iterations;
        self.regret = kept.regret;
        self.cumulative_strategy = kept.cumulative_strategy;
        self.strategy = kept.strategy;
        self.hindsight = kept.hindsight;
    }
}
