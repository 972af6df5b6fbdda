//! Aliens: blocks of games of an agent, and the game that is watched.

pub mod aliens_game;
mod chunk;

use crate::{Chunk, Compute};
use chunk::AliensChunk;
use experiments::LabExperiment;
use experiments::aliens::AliensExperiment;

impl Compute for AliensExperiment {
    fn start(&self, index: usize) -> Box<dyn Chunk> {
        let question = self.fingerprint_of(index);
        Box::new(AliensChunk::new(question, self, self.games_of(index)))
    }
}
