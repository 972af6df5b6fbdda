//! Extensive games: the chunk solves subgames, then looks for optimal play.

mod chunk;

use crate::{Chunk, Compute};
use chunk::TreeGameChunk;
use experiments::Lab;
use experiments::tree_game::TreeGameLab;

impl Compute for TreeGameLab {
    fn start(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(TreeGameChunk::new(self.tree().ok(), self.fingerprint_of(0)))
    }
}
