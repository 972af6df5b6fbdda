//! Tuning: runs, each a chunk; moments of the first run, and the truth beside it.

mod chunk;
mod ending;
mod finals;
mod fitness;
mod inquiries;
mod landscape;
mod memory;
mod moment;
pub mod problems;
mod searcher;
mod seen;
mod streams;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use chunk::RunChunk;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::tuning::TuningExperiment;
pub use landscape::Landscape;
pub use moment::Moment;

impl Compute for TuningExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let run = self.run(index);
        let (optimizer, repeat) = run.unwrap_or_else(|| unreachable!("there are no more chunks"));
        Box::new(RunChunk::new(self, optimizer, repeat))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        inquiries::begin_answer(self, inquiry, snapshots)
    }
}
