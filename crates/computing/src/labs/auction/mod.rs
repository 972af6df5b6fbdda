//! Auctions: the equilibrium, value by value, what there is on grids, and auctions that are held.

mod equilibrium_chunk;
mod grid_chunk;
mod held_chunk;
mod learning_chunk;

use crate::{Chunk, Compute};
use equilibrium_chunk::EquilibriumChunk;
use experiments::auction::{AuctionExperiment, BEFORE};
use grid_chunk::GridChunk;
use held_chunk::HeldChunk;
use learning_chunk::LearningChunk;
use random::Random;

impl Compute for AuctionExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        match index {
            0 => Box::new(EquilibriumChunk::new(self)),
            1 => Box::new(LearningChunk::new(self)),
            2 => Box::new(GridChunk::new(self)),
            _ => {
                let block = index - BEFORE + 1;
                let random = Random::stream(self.seed, block as u64);
                Box::new(HeldChunk::new(self, self.auctions_of(index), random))
            }
        }
    }
}
