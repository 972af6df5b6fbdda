//! Continuous games: the questions about a game, one after the other.
//!
//! * `chunk`: the order. `exact`: the answers for payoffs of degree two at most. `certified`: for all others. `curve`: their reaction curves as points.

mod certified;
mod chunk;
mod curve;
mod exact;

use crate::{Chunk, Compute};
use chunk::ContinuousChunk;
use experiments::continuous::ContinuousExperiment;

impl Compute for ContinuousExperiment {
    fn chunk(&self, _index: usize) -> Box<dyn Chunk> {
        Box::new(ContinuousChunk::new(self))
    }
}
