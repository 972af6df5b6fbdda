//! Ratings: blocks of games, and learning from them, in steps.

mod chunk;
mod learning;

use crate::answering::Answering;
use crate::common::on_shape::{self, StartOn};
use crate::compute::LongReport;
use crate::{Chunk, Compute};
use chunk::GamesChunk;
use engines::solver::Solvable;
use experiments::inquiry::{Format, NoAnswer};
use experiments::ratings::{RatingsExperiment, RatingsInquiry};
use experiments::{ChunkOutput, Snapshots};
use learning::{As, Learn};

impl StartOn for RatingsExperiment {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        Box::new(GamesChunk::new(shape, self.clone(), self.games_of(index)))
    }
}

impl Compute for RatingsExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        on_shape::start(self, self.setup(), index)
    }

    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            RatingsInquiry::Learned => Ok(Box::new(Learn::new(
                self,
                self.merge(snapshots)?,
                As::Result,
            ))),
        }
    }

    fn long_report(&self, format: Format, snapshots: &[Option<ChunkOutput>]) -> Option<LongReport> {
        let begin = |findings| Box::new(Learn::new(self, findings, As::Report(format))) as Box<_>;
        Some(self.merge(snapshots).map(begin).map_err(NoAnswer::from))
    }
}
