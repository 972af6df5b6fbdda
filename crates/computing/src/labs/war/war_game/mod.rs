//! One game of War, round by round.

mod chunk;

use crate::{Chunk, Compute};
use chunk::WarGameChunk;
use experiments::war_game::WarGameExperiment;

impl Compute for WarGameExperiment {
    fn chunk(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(WarGameChunk::new(self))
    }
}
