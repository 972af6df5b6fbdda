//! Aliens: blocks of games of an agent, and the game that is watched.

pub mod aliens_game;
mod chunk;

use crate::{Chunk, Compute};
use chunk::AliensChunk;
use experiments::aliens::AliensExperiment;

impl Compute for AliensExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        Box::new(AliensChunk::new(self, self.games_of(index)))
    }
}
