//! Auctions: the equilibrium, value by value, and auctions that are held.

mod equilibrium_chunk;
mod held_chunk;

use crate::{Chunk, Compute};
use equilibrium_chunk::EquilibriumChunk;
use experiments::auction::AuctionExperiment;
use held_chunk::HeldChunk;
use random::Random;

impl Compute for AuctionExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        match index {
            0 => Box::new(EquilibriumChunk::new(self)),
            _ => {
                let random = Random::stream(self.seed, index as u64);
                Box::new(HeldChunk::new(self, self.auctions_of(index), random))
            }
        }
    }
}
