//! Snapshot of a run.

use super::finals::Finals;
use super::history::History;
use engines::tuning::Space;
use serde::{Deserialize, Serialize};

/// What was recommended after so many evaluations.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CurveValue {
    pub evaluations: u64,
    /// Its true value, or the mean of fresh evaluations where nobody knows that; `None` if there were none.
    pub value: Option<f64>,
}

/// What a run has found so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Evaluations of the search.
    pub evaluations: u64,
    /// The point recommended last.
    pub recommended: Vec<u16>,
    pub curve: Vec<CurveValue>,
    /// Of the first run alone.
    pub history: History,
    /// Of the first run alone.
    pub finals: Finals,
    /// The point at which the fitness has no value; that ended the search.
    pub fault: Option<Vec<u16>>,
    pub is_over: bool,
}

impl Snapshot {
    /// Nothing found yet.
    pub fn new(dimensions: usize) -> Self {
        Self {
            evaluations: 0,
            recommended: vec![0; dimensions],
            curve: Vec::new(),
            history: History::default(),
            finals: Finals::default(),
            fault: None,
            is_over: false,
        }
    }

    /// In evaluations of the search, points of the curve and comparisons of the finalists.
    pub fn effort(&self) -> u64 {
        let comparisons = self.finals.races.iter().map(|race| race.comparisons);
        let others = comparisons.chain([self.curve.len() as u64]);
        others.fold(self.evaluations, u64::saturating_add)
    }

    /// Whether it can be of a run in this space, whose curve has these points at most.
    pub fn fits(&self, space: &Space, curve: &[u64]) -> bool {
        let values = self.curve.iter().filter_map(|point| point.value);
        space.contains(&self.recommended)
            && self.fault.iter().all(|point| space.contains(point))
            && self.curve.len() <= curve.len()
            && self
                .curve
                .iter()
                .zip(curve)
                .all(|(point, &at)| point.evaluations == at)
            && values.into_iter().all(f64::is_finite)
            && self.history.evaluations() <= self.evaluations
            && self.history.is_sound(space)
            && self.finals.is_sound(space)
            && Some(&self.evaluations) <= curve.last()
    }
}
