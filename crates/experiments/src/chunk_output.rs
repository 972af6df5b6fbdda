//! Message of a chunk: its snapshot, and what it needs to go on from there.
//!
//! Shared, not copied, by anyone who shows, keeps or merges it: snapshots can be large, and news comes several times a second.

use core::ops::Deref;
use std::sync::Arc;

/// A chunk's latest snapshot with its latest state. Reads as the snapshot's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChunkOutput {
    snapshot: Arc<[u8]>,
    /// See [`super::state`]; `None` for chunks that begin again at their beginning, and for finished ones that no longer
    /// experiment goes on from.
    state: Option<Arc<[u8]>>,
}

impl ChunkOutput {
    /// With this state instead.
    #[must_use]
    pub fn with_state(self, state: Option<Arc<[u8]>>) -> Self {
        Self { state, ..self }
    }

    /// What the chunk needs to go on.
    pub fn state(&self) -> Option<&Arc<[u8]>> {
        self.state.as_ref()
    }
}

impl From<Vec<u8>> for ChunkOutput {
    fn from(snapshot: Vec<u8>) -> Self {
        Self {
            snapshot: snapshot.into(),
            state: None,
        }
    }
}

impl Deref for ChunkOutput {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.snapshot
    }
}
