//! Snapshot of a search: what it has found and counted. The record of its steps goes another way, since it
//! can be large and can be computed again.

use engines::minimax::{Counts, Memory};
use serde::{Deserialize, Serialize};

/// No search of ours counts further.
const MAX_COUNT: u64 = 1 << 53;
/// No entry of a table is larger.
const MAX_ENTRY_BYTES: u64 = 64;
/// No line is longer: a typed tree has 100 levels, a board 64 cells, six heaps of nine 54 objects; a game of chess on five by five
/// ends after 49 times a hundred plies.
const MAX_LINE: usize = 4_900;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// For the maximising player.
    pub value: f64,
    /// The numbers of the moves of the principal variation.
    pub line: Vec<u32>,
    /// The depth limit of the last whole iteration.
    pub depth: Option<u32>,
    /// Whether looking deeper would change nothing.
    pub is_whole: bool,
}

/// What a search says about itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub nodes: u64,
    pub leaves: u64,
    pub cuts: u64,
    pub table_hits: u64,
    pub most_in_memory: u64,
    pub table_entries: u64,
    /// Bytes of an entry.
    pub entry_bytes: u64,
    pub is_finished: bool,
    /// There were too many steps to keep them.
    pub is_too_large: bool,
    /// What the last whole iteration has found.
    pub found: Option<Found>,
}

impl Snapshot {
    /// With what a search has counted.
    pub fn counting(counts: Counts) -> Self {
        Self {
            nodes: counts.nodes,
            leaves: counts.leaves,
            cuts: counts.cuts,
            table_hits: counts.table_hits,
            most_in_memory: counts.most_in_memory,
            table_entries: counts.table_entries,
            ..Self::default()
        }
    }

    /// What it has counted.
    pub fn counts(&self) -> Counts {
        Counts {
            nodes: self.nodes,
            leaves: self.leaves,
            cuts: self.cuts,
            table_hits: self.table_hits,
            in_memory: 0,
            most_in_memory: self.most_in_memory,
            table_entries: self.table_entries,
        }
    }

    /// The most that it kept, or would have kept.
    pub fn memory(&self) -> Memory {
        Memory::at_most(self.counts(), self.entry_bytes)
    }

    /// Whether a search can have found it.
    pub fn is_sound(&self) -> bool {
        let counts = [
            self.nodes,
            self.leaves,
            self.cuts,
            self.table_hits,
            self.most_in_memory,
            self.table_entries,
        ];
        let found_is_sound = self
            .found
            .as_ref()
            .is_none_or(|found| found.value.is_finite() && found.line.len() <= MAX_LINE);
        self.entry_bytes <= MAX_ENTRY_BYTES
            && counts.iter().all(|&count| count <= MAX_COUNT)
            && found_is_sound
            && (self.found.is_some() || !self.is_finished)
    }
}
