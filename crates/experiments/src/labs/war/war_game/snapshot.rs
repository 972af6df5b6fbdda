//! Snapshot of a game of War under way.

use super::game::End;
use serde::{Deserialize, Serialize};

/// What is known about it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Rounds played.
    pub rounds: u64,
    /// How it ended, once it has.
    pub end: Option<End>,
}
