//! A race at a moment.

use engines::racing::{Race, Test, Verdict};
use serde::{Deserialize, Serialize};

/// What was known after so many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    pub race: Race,
    /// Won, drawn and lost, for the first player.
    pub counts: [u64; 3],
    /// What the last test up to then has found.
    pub last_test: Option<Test>,
    /// If the race was over by then; it is left at its last game.
    pub verdict: Option<Verdict>,
}
