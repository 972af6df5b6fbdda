//! Snapshot of a block of games: their moves.

use crate::common::board::whole_game;
use core::ops::Range;
use games::connect_four::Setup;

/// The games of a block that are over, each as its columns, from 0.
pub type Snapshot = Vec<Vec<u8>>;

/// Whether these can be the first of the games of a block, on this board.
pub fn fits(snapshot: &Snapshot, games: &Range<u64>, setup: Setup) -> bool {
    snapshot.len() as u64 <= games.end - games.start
        && snapshot
            .iter()
            .all(|game| whole_game(game, setup).is_some())
}
