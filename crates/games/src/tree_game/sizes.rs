//! Sizes of games as trees: how large one may be.

pub const MIN_PLAYERS: usize = 2;
pub const MAX_PLAYERS: usize = 4;
pub const MAX_NODES: usize = 200_000;
/// At one node.
pub const MAX_ACTIONS: usize = 1_000;
/// Characters of a name.
pub const MAX_NAME: usize = 100;
