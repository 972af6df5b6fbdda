//! Ends of a search before its budget is spent: it finds no new points, or has reached what was wanted.
//!
//! The source's algorithm ends with its budget. These are ours, made of evaluations alone, so that a run ends at the same one
//! wherever it is computed.

use engines::tuning::sampled::Sampled;
use engines::tuning::{Points, Space};
use experiments::tuning::TuningExperiment;

/// What has been evaluated, as far as it matters for the end.
pub(super) struct Ending {
    /// Steps without a new point after which the search ends; 0 for never.
    patience: u64,
    /// The mean a point has to have, if there is such an end, and of how many evaluations of its own.
    goal: Option<f64>,
    goal_visits: u64,
    /// Steps since the last with a new point.
    without_new: u64,
    sampled: Sampled,
}

impl Ending {
    /// Of a search that has not begun; `None` if nothing but its budget ends it.
    pub fn new(lab: &TuningExperiment, space: &Space) -> Option<Self> {
        lab.may_end_early().then(|| Self {
            patience: lab.patience,
            goal: lab.goal,
            goal_visits: lab.goal_visits,
            without_new: 0,
            sampled: Sampled::new(space),
        })
    }

    /// Counts a step; whether the search ends with it.
    pub fn ends_with(&mut self, space: &Space, points: &Points, values: &[f64]) -> bool {
        let (mut is_new, mut is_reached) = (false, false);
        for (point, &value) in points.iter().zip(values) {
            self.sampled.add(space, point, value);
            let known = self.sampled.entry(space, point);
            is_new |= known.visits == 1;
            let is_known = u64::from(known.visits) >= self.goal_visits;
            let is_good = |goal| known.mean().is_some_and(|mean| mean >= goal);
            is_reached |= is_known && self.goal.is_some_and(is_good);
        }
        self.without_new = if is_new { 0 } else { self.without_new + 1 };
        is_reached || (self.patience > 0 && self.without_new >= self.patience)
    }
}
