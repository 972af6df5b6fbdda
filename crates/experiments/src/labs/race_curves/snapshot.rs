//! Snapshots: what is calculated of a race at a mean, and races that are simulated there.

use super::calculated::Calculated;
use crate::racing::Tally;
use serde::{Deserialize, Serialize};

/// What a chunk has found.
#[derive(Debug, Serialize, Deserialize)]
pub enum Snapshot {
    /// `None` until everything is calculated.
    Calculated(Option<Calculated>),
    Simulated(Tally),
}
