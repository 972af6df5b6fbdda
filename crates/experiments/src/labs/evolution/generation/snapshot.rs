//! Snapshot of a generation that is done again.

use engines::evolution::Generation;
use serde::{Deserialize, Serialize};

/// What is known of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The fingerprint of the experiment: a snapshot of another one is foreign.
    pub(super) question: u64,
    /// Games played.
    pub games: u64,
    /// What was decided, once it is.
    pub generation: Option<Generation>,
}

impl Snapshot {
    /// As bytes, for a worker's message or a file.
    pub(super) fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file.
    pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        (snapshot.question == question).then_some(snapshot)
    }
}
