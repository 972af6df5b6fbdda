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
pub struct RunSnapshot {
    /// The fingerprint of the experiment and the run.
    pub question: u64,
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

impl RunSnapshot {
    /// Nothing found yet.
    pub fn new(question: u64, dimensions: usize) -> Self {
        Self {
            question,
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

    /// As bytes, for a worker's message or a file.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be of the run with this fingerprint, in this space, whose
    /// curve has these points at most.
    pub fn decode(bytes: &[u8], question: u64, space: &Space, curve: &[u64]) -> Option<Self> {
        let found: Self = postcard::from_bytes(bytes).ok()?;
        let values = found.curve.iter().filter_map(|point| point.value);
        let is_sound = found.question == question
            && space.contains(&found.recommended)
            && found.fault.iter().all(|point| space.contains(point))
            && found.curve.len() <= curve.len()
            && found
                .curve
                .iter()
                .zip(curve)
                .all(|(point, &at)| point.evaluations == at)
            && values.into_iter().all(f64::is_finite)
            && found.history.evaluations() <= found.evaluations
            && found.history.is_sound(space)
            && found.finals.is_sound(space)
            && Some(&found.evaluations) <= curve.last();
        is_sound.then_some(found)
    }
}
