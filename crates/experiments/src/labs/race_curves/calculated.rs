//! Calculated numbers of one race at one mean.

use engines::racing::{ErrorBound, Exact};
use serde::{Deserialize, Serialize};

/// The δ for which α₂ is drawn.
pub const ALPHA_TWO_DELTAS: [f64; 4] = [1.0, 0.5, 0.05, 0.005];

/// The results.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Calculated {
    pub exact: Exact,
    pub bound: Option<ErrorBound>,
    /// α₂ of the source's (2.10) for each of [`ALPHA_TWO_DELTAS`], of races that stop at ½.
    pub alpha_2: Option<[f64; 4]>,
}
