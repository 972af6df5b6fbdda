//! Learned values of a run, as they are kept.

use serde::{Deserialize, Serialize};

/// What is learned, by slot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Learned {
    pub cumulative_regret: Vec<f64>,
    /// The sums of weighted regrets and the cumulative regrets as they were settled last, where they are kept.
    pub weighted: Option<[Vec<f64>; 2]>,
    pub cumulative_strategy: Vec<f64>,
    pub strategy: Vec<f64>,
}
