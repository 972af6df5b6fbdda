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

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    calculated: Option<Calculated>,
}

/// As bytes, for a worker's message or a file.
pub fn encode(question: u64, calculated: Option<Calculated>) -> Vec<u8> {
    let snapshot = Snapshot {
        question,
        calculated,
    };
    // Numbers in memory: postcard has no way to fail here.
    postcard::to_stdvec(&snapshot).unwrap_or_default()
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Option<Calculated>> {
    let snapshot: Snapshot = postcard::from_bytes(bytes).ok()?;
    (snapshot.question == question).then_some(snapshot.calculated)
}
