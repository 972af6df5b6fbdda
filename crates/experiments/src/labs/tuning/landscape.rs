//! The truth beside the model, where it is known about every point: what values and pairs of values are worth on average, and at
//! best.

use engines::tuning::Space;
use serde::{Deserialize, Serialize};

/// Larger spaces are not gone through.
pub const MAX_POINTS: u64 = 1 << 14;

/// What is true of a value or a pair of values: over all points that have it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Truth {
    pub mean: f64,
    pub best: f64,
}

/// What is true of a problem.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Truths {
    /// The highest true value of all points; `None` if nobody knows it.
    pub best: Option<f64>,
    /// By dimension and value; empty where the truth is not known.
    pub values: Vec<Vec<Option<Truth>>>,
    pub pair: Option<TruePair>,
}

/// What is true of all pairs of values of two dimensions, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TruePair {
    pub row: usize,
    pub column: usize,
    pub truths: Vec<Option<Truth>>,
}

impl Truths {
    /// Whether it can be of this space.
    pub fn fits(&self, space: &Space) -> bool {
        let sizes = || space.sizes().iter().map(|&size| usize::from(size));
        let size = |place: usize| sizes().nth(place).unwrap_or_default();
        let pair_fits = |pair: &TruePair| {
            !pair.truths.is_empty()
                && pair.row != pair.column
                && pair.truths.len() == size(pair.row) * size(pair.column)
        };
        (self.values.is_empty() || self.values.iter().map(Vec::len).eq(sizes()))
            && self.pair.as_ref().is_none_or(pair_fits)
    }
}
