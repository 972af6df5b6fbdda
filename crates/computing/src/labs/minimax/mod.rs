//! The minimax lab: searches, each a chunk, and what each improvement of the search saves.

mod chunk;
pub mod picture;
mod savings;
mod searching;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::minimax::{MinimaxExperiment, Side};
use searching::{How, searching};

impl Compute for MinimaxExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        let how = How {
            options: self.options(Side::BOTH[index]),
            is_kept: true,
        };
        searching(self, how)
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        savings::begin_answer(self, inquiry)
    }
}
