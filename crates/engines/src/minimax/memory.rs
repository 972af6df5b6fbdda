//! Memory: bytes that the same search would keep as a whole tree, that it keeps as a path, and that its table keeps.
//!
//! Source: the last part of "博弈2:最大最小值方法": depth first only the path from the root is kept; some programs keep the whole tree,
//! so that lines seen before can be met again, and where memory is scarce the path is what one can afford. The table is between the two,
//! and its entries are memory as much as nodes are.
//!
//! A node counts as many bytes as a [record](super::Record) has for one: its window, its values, its place in the tree. Positions are not
//! counted, since the moves from the root lead to them. An entry counts what it takes in the [table](super::table); the slots that the
//! table has beside it, still empty, are not counted. Both sizes are the same on every machine.

use super::Counts;
use super::record::NODE_BYTES;

/// Bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// All nodes met.
    pub tree: u64,
    /// The nodes on the stack.
    pub path: u64,
    /// The entries of the table.
    pub table: u64,
}

impl Memory {
    /// At a moment: what is on the stack then. An entry takes `entry_bytes`.
    pub fn now(counts: Counts, entry_bytes: u64) -> Self {
        Self {
            tree: NODE_BYTES * counts.nodes,
            path: NODE_BYTES * counts.in_memory,
            table: entry_bytes * counts.table_entries,
        }
    }

    /// At most, up to a moment.
    pub fn at_most(counts: Counts, entry_bytes: u64) -> Self {
        Self {
            path: NODE_BYTES * counts.most_in_memory,
            ..Self::now(counts, entry_bytes)
        }
    }
}
