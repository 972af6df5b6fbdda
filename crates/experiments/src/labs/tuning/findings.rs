//! Findings of all runs together.

use super::settings::OptimizerName;
use super::snapshot::Snapshot;
use crate::Progress;
use core::cmp::Ordering;
use statistics::{Estimate, Range, Sample, sign_test};
use std::collections::BTreeMap;

/// What runs of an optimizer had recommended after so many evaluations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvePoint {
    pub evaluations: u64,
    /// Runs that have come so far.
    pub runs: u64,
    /// The mean of the values with its interval; `None` if there are none.
    pub value: Option<Estimate>,
    /// The standard error of that mean; `None` from fewer than two values.
    pub standard_error: Option<f64>,
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
    /// Runs that were over before their budget was spent.
    pub ended_early: u64,
    /// Evaluations of all runs that are over.
    pub evaluations: u64,
    /// By point of the curve: what each run had there.
    values: Vec<Vec<f64>>,
    /// By run that is over: what its recommendation is worth in the end, where that is known.
    ends: BTreeMap<u64, f64>,
}

/// Two optimizers, run by run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairs {
    /// Runs in which the first one recommends something better, something worse, and something as good.
    pub better: u64,
    pub worse: u64,
    pub alike: u64,
    /// See [`sign_test`].
    pub probability: f64,
}

/// Everything.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// In the order of [`OptimizerName`].
    pub found: Vec<Found>,
    /// The first run of the first optimizer, which is looked at.
    pub first: Option<Snapshot>,
    /// In evaluations.
    pub progress: Progress,
    /// Whether all runs are over.
    pub is_complete: bool,
}

impl CurvePoint {
    /// The mean of the values; `None` if there are none.
    pub fn mean(&self) -> Option<f64> {
        self.value.map(|value| value.mean)
    }

    /// Its 95 % interval; `None` where nothing can be said.
    pub fn interval(&self) -> Option<(f64, f64)> {
        self.value?.interval
    }
}

impl Found {
    pub(super) fn new(optimizer: OptimizerName) -> Self {
        Self {
            optimizer,
            recommended: None,
            curve: Vec::new(),
            runs: 0,
            ended_early: 0,
            evaluations: 0,
            values: Vec::new(),
            ends: BTreeMap::new(),
        }
    }

    /// This one beside another, as far as runs of both with the same number are over; `None` without one.
    pub fn beside(&self, other: &Self) -> Option<Pairs> {
        let (mut better, mut worse, mut alike) = (0, 0, 0);
        for (run, own) in &self.ends {
            match other.ends.get(run).map(|other| own.total_cmp(other)) {
                Some(Ordering::Greater) => better += 1,
                Some(Ordering::Less) => worse += 1,
                Some(Ordering::Equal) => alike += 1,
                None => {}
            }
        }
        let probability = sign_test(better, worse);
        (better + worse + alike > 0).then_some(Pairs {
            better,
            worse,
            alike,
            probability,
        })
    }

    /// Evaluations of a run that is over, on average; `None` before there is one.
    pub fn mean_evaluations(&self) -> Option<f64> {
        (self.runs > 0).then(|| self.evaluations as f64 / self.runs as f64)
    }

    /// Adds run number `repeat`, whose budget is `budget` evaluations.
    pub(super) fn add(&mut self, repeat: u64, run: &Snapshot, budget: u64) {
        if repeat == 0 && !run.curve.is_empty() {
            self.recommended = Some(run.recommended.clone());
        }
        if run.is_over {
            self.runs += 1;
            let end = run.curve.last().and_then(|point| point.value);
            self.ends.extend(end.map(|end| (repeat, end)));
            self.evaluations += run.evaluations;
            self.ended_early += u64::from(run.evaluations < budget);
        }
        for (place, point) in run.curve.iter().enumerate() {
            if place == self.curve.len() {
                self.values.push(Vec::new());
                self.curve.push(CurvePoint {
                    evaluations: point.evaluations,
                    runs: 0,
                    value: None,
                    standard_error: None,
                });
            }
            self.curve[place].runs += 1;
            self.values[place].extend(point.value);
        }
    }

    /// Computes what follows from all runs together, whose values are within `range`.
    pub(super) fn settle(&mut self, range: Range) {
        for (point, values) in self.curve.iter_mut().zip(&self.values) {
            let sample = Sample::of(values);
            point.value = Estimate::of_sample(&sample, range);
            point.standard_error = sample.standard_error();
        }
    }

    /// The last point of the curve.
    pub fn last(&self) -> Option<&CurvePoint> {
        self.curve.last()
    }
}
