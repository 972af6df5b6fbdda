//! Snapshot of one move: what is known about it.

use engines::solver::Bounds;
use engines::solver::score::INFINITE;
use serde::{Deserialize, Serialize};

/// No count in a snapshot is larger: see the snapshots of searches.
const MAX_COUNT: u64 = 1 << 48;

/// What is known about one move, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The fingerprint of the position: a snapshot of another one, in a file whose link was edited, is foreign.
    pub question: u64,
    pub lower: i8,
    pub upper: i8,
    pub nodes: u64,
    /// Nothing more will be found out: the score is known or the budget is spent.
    pub is_finished: bool,
}

impl Snapshot {
    /// As bytes, for a worker's message or a file.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be about the position with this fingerprint.
    pub fn decode(bytes: &[u8], question: u64) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        let range = -INFINITE as i8..=INFINITE as i8;
        let sound = range.contains(&snapshot.lower)
            && range.contains(&snapshot.upper)
            && snapshot.lower <= snapshot.upper
            && snapshot.nodes <= MAX_COUNT;
        (sound && snapshot.question == question).then_some(snapshot)
    }

    /// Between which scores the move lies.
    pub fn bounds(&self) -> Bounds {
        Bounds {
            lower: i32::from(self.lower),
            upper: i32::from(self.upper),
        }
    }
}
