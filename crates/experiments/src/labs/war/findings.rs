//! Findings of all chunks together.

use super::snapshot::Snapshot;
use crate::Progress;

/// What all chunks have found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    pub tally: Snapshot,
    /// In games.
    pub progress: Progress,
}

impl Findings {
    /// Of none of so many games yet.
    pub(super) fn of(games: u64) -> Self {
        let mut findings = Self::default();
        findings.progress.total = games;
        findings
    }
}
