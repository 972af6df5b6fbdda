//! Strategic games: the chunk goes from question to question; answers are ways of algorithms, what is crossed out by hand, quantal responses, orbits, and what an opponent does.
//! `several`: equilibria of three players and more.

mod answers;
mod chunk;
mod crossing;
mod moving;
mod playing;
mod quantal;
mod several;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use chunk::MatrixChunk;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::matrix::MatrixExperiment;

impl Compute for MatrixExperiment {
    fn chunk(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(MatrixChunk::new(self.game().ok()))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        answers::answer(self, inquiry)
    }
}
