//! Strategic games: the chunk goes from question to question; answers are ways of algorithms, orbits, and what an opponent does.

mod answers;
mod chunk;
mod moving;
mod playing;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use chunk::MatrixChunk;
use experiments::inquiry::NoAnswer;
use experiments::matrix::MatrixExperiment;
use experiments::{ChunkOutput, LabExperiment};

impl Compute for MatrixExperiment {
    fn start(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(MatrixChunk::new(self.game().ok(), self.fingerprint_of(0)))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        answers::answer(self, inquiry)
    }
}
