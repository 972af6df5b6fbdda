//! Snapshot of a block of games: their moves, as bytes.

use crate::common::board::whole_game;
use crate::seal::{seal, unseal};
use games::connect_four::Setup;

/// The games of a block that are over, each as its columns, from 0.
pub type Block = Vec<Vec<u8>>;

/// As bytes, for a worker's message or a file.
pub fn encode(question: u64, block: &Block) -> Vec<u8> {
    seal(question, block)
}

/// Reads bytes from a worker or a file; `None` if they cannot be a block of up to `games` whole games of this question on this
/// board.
pub fn decode(bytes: &[u8], question: u64, games: u64, setup: Setup) -> Option<Block> {
    let block: Block = unseal(bytes, question)?;
    let is_sound =
        block.len() as u64 <= games && block.iter().all(|game| whole_game(game, setup).is_some());
    is_sound.then_some(block)
}
