//! Snapshot of one move: what is known about it.

use crate::Reached;
use engines::solver::Bounds;
use engines::solver::score::INFINITE;
use serde::{Deserialize, Serialize};

/// No count in a snapshot is larger: see the snapshots of searches.
const MAX_COUNT: u64 = 1 << 48;

/// What is known about one move, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub lower: i8,
    pub upper: i8,
    pub nodes: u64,
    /// Nothing more will be found out: the score is known or the budget is spent.
    pub is_finished: bool,
}

impl Snapshot {
    /// Whether a chunk can have found it.
    pub fn is_sound(&self) -> bool {
        let range = -INFINITE as i8..=INFINITE as i8;
        range.contains(&self.lower)
            && range.contains(&self.upper)
            && self.lower <= self.upper
            && self.nodes <= MAX_COUNT
    }

    /// How far its chunk was.
    pub fn reached(&self) -> Reached {
        Reached::whole(self.is_finished, self.nodes)
    }

    /// Between which scores the move lies.
    pub fn bounds(&self) -> Bounds {
        Bounds {
            lower: i32::from(self.lower),
            upper: i32::from(self.upper),
        }
    }
}
