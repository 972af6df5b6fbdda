//! Patience with workers: who they are, and how long they may be silent.

/// Index of a worker in the pool.
pub type WorkerId = usize;

/// Ticks without a word after which a worker at work is taken for dead, the first time. A slow machine, or one that does
/// much else, is not dead: each time a chunk's worker was taken for dead the next one is given [`MERCY`] times as long.
pub const SILENT_TICKS: u32 = 15;
/// See [`SILENT_TICKS`].
pub const MERCY: u32 = 4;
