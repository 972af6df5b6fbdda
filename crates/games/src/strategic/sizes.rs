//! Sizes of strategic games: how large one may be.

pub const MIN_PLAYERS: usize = 2;
pub const MAX_PLAYERS: usize = 5;
/// Of one player.
pub const MAX_ACTIONS: usize = 30;
/// Of three players and more.
pub const MAX_PROFILES: usize = 1_300;
