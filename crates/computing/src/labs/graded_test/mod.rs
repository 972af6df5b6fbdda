//! The graded test: blocks of games, and simulations for anyone who measures their speed.

mod chunk;
mod simulating;

use crate::answering::{Answering, at_once};
use crate::{Chunk, Compute};
use chunk::TestChunk;
use experiments::ChunkOutput;
use experiments::graded_test::{GradedTestExperiment, GradedTestInquiry, Simulated};
use experiments::inquiry::NoAnswer;
use simulating::simulate;

impl Compute for GradedTestExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        Box::new(TestChunk::new(self.clone(), self.block(index)))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let GradedTestInquiry::Simulate { side, simulations } =
            postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let nothing = Simulated {
            side,
            simulations: 0,
        };
        let simulating = simulate(self, side, simulations);
        Ok(simulating.unwrap_or_else(|| at_once(&nothing)))
    }
}
