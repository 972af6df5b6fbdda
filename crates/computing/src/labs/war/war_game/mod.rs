//! One game of War, round by round.

mod chunk;

use crate::{Chunk, Compute};
use chunk::WarGameChunk;
use experiments::Lab;
use experiments::war_game::WarGameLab;

impl Compute for WarGameLab {
    fn start(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(WarGameChunk::new(self.fingerprint(), self))
    }
}
