//! Findings of all chunks together.

use super::exactly::Exactly;
use super::snapshot::{Ran, Watched};
use crate::Progress;
use statistics::{Estimate, Range, Sample};

/// What all chunks have found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    pub exactly: Exactly,
    pub watched: Watched,
    pub ran: Ran,
    /// In runs.
    pub progress: Progress,
}

impl Findings {
    /// How often all came to play a strategy, of runs that were not stopped; `None` if all were.
    pub fn fixation(&self, strategy: usize) -> Option<Estimate> {
        let ended = self.ran.runs() - self.ran.stopped;
        Estimate::of_share(*self.ran.fixed.get(strategy)? as f64, ended)
    }

    /// The share of a strategy at the end of runs, or over the second half of those that were stopped.
    pub fn share(&self, strategy: usize) -> Option<Estimate> {
        let (sum, squares) = (
            *self.ran.shares.get(strategy)?,
            *self.ran.squared_shares.get(strategy)?,
        );
        let sample = Sample::of_sums(self.ran.runs(), sum, squares);
        let range = Range {
            low: 0.0,
            high: 1.0,
        };
        Estimate::of_sample(&sample, range)
    }

    /// Steps until all play the same, of runs that were not stopped.
    pub fn steps(&self) -> Option<Estimate> {
        let ended = self.ran.runs() - self.ran.stopped;
        let sample = Sample::of_sums(ended, self.ran.steps, self.ran.squared_steps);
        let range = Range {
            low: 0.0,
            high: f64::INFINITY,
        };
        Estimate::of_sample(&sample, range)
    }
}
