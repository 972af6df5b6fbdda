//! Findings of all chunks together.

use super::snapshot::Tally;
use crate::Progress;

/// What all chunks have found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub tally: Tally,
    /// In games.
    pub progress: Progress,
}
