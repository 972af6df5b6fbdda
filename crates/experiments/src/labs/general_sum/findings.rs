//! Findings: all runs, side by side.

use super::compiled::{Compiled, Promise};
use super::snapshot::{Checkpoint, Snapshot};
use crate::Progress;
use std::sync::Arc;

/// What all runs have found.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub compiled: Arc<Compiled>,
    /// `None` for a run that has sent nothing yet.
    pub runs: Vec<Option<Snapshot>>,
    /// In iterations.
    pub progress: Progress,
}

impl Findings {
    /// A run; `None` if nothing is known about it.
    pub fn run(&self, number: usize) -> Option<&Snapshot> {
        self.runs.get(number)?.as_ref()
    }

    /// The last checkpoint of every run that has one, with the number of the run.
    pub fn last(&self) -> impl Iterator<Item = (usize, &Checkpoint)> {
        let runs = self.runs.iter().enumerate();
        runs.filter_map(|(number, run)| Some((number, run.as_ref()?.checkpoints.last()?)))
    }

    /// What is proven to bound the largest gain from the averages; `None` where nothing is.
    pub fn promised(&self, at: &Checkpoint) -> Option<f64> {
        match self.compiled.promise() {
            Promise::Equilibrium => Some(at.average_regrets.iter().sum()),
            Promise::CoarseCorrelated => None,
        }
    }
}
