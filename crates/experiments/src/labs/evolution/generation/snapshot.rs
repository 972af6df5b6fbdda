//! Snapshot of a generation that is done again.

use engines::evolution::Generation;
use serde::{Deserialize, Serialize};

/// What is known about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Games played.
    pub games: u64,
    /// What was decided, once it is.
    pub generation: Option<Generation>,
}
