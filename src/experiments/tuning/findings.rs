//! What all runs have found together.

use super::settings::OptimizerName;
use super::snapshot::RunSnapshot;
use crate::experiments::Progress;
use crate::experiments::estimate::mean_and_margin;

/// What runs of an optimizer had recommended after so many evaluations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    pub evaluations: u64,
    /// Runs that have come so far.
    pub runs: u64,
    /// The mean of the values; `None` if there are none.
    pub mean: Option<f64>,
    /// 1.96 standard errors of it; `None` from fewer than two values.
    pub margin: Option<f64>,
}

/// An optimizer.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub optimizer: OptimizerName,
    /// The point that its first run recommends; `None` before that has recommended anything.
    pub recommended: Option<Vec<u16>>,
    pub curve: Vec<CurvePoint>,
    /// Runs that are over.
    pub runs: u64,
    /// By point of the curve: what each run had there.
    values: Vec<Vec<f64>>,
}

/// Everything.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// In the order of [`OptimizerName`].
    pub found: Vec<Found>,
    /// The first run of the first optimizer, which is looked at.
    pub first: Option<RunSnapshot>,
    /// In evaluations.
    pub progress: Progress,
    /// Whether all runs are over.
    pub is_complete: bool,
}

impl Found {
    pub(super) fn new(optimizer: OptimizerName) -> Self {
        Self {
            optimizer,
            recommended: None,
            curve: Vec::new(),
            runs: 0,
            values: Vec::new(),
        }
    }

    /// Adds run number `repeat`.
    pub(super) fn add(&mut self, repeat: u64, run: &RunSnapshot) {
        if repeat == 0 && !run.curve.is_empty() {
            self.recommended = Some(run.recommended.clone());
        }
        self.runs += u64::from(run.is_over);
        for (place, point) in run.curve.iter().enumerate() {
            if place == self.curve.len() {
                self.values.push(Vec::new());
                self.curve.push(CurvePoint {
                    evaluations: point.evaluations,
                    runs: 0,
                    mean: None,
                    margin: None,
                });
            }
            self.curve[place].runs += 1;
            self.values[place].extend(point.value);
        }
    }

    /// Computes what follows from all runs together.
    pub(super) fn settle(&mut self) {
        for (point, values) in self.curve.iter_mut().zip(&self.values) {
            if !values.is_empty() {
                let (mean, margin) = mean_and_margin(values);
                (point.mean, point.margin) = (Some(mean), margin);
            }
        }
    }

    /// The last point of the curve.
    pub fn last(&self) -> Option<&CurvePoint> {
        self.curve.last()
    }
}
