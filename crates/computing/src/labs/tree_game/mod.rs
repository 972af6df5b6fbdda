//! Extensive games: the chunk solves subgames, looks for `beliefs`, then for optimal play; answers are matrices, verdicts, and what a learner makes of the game.

mod answers;
mod beliefs;
mod chunk;
mod learning;

use crate::answering::Answering;
use crate::{Chunk, Compute};
use chunk::TreeGameChunk;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::tree_game::TreeGameExperiment;

impl Compute for TreeGameExperiment {
    fn chunk(&self, _: usize) -> Box<dyn Chunk> {
        Box::new(TreeGameChunk::new(self.tree().ok()))
    }

    fn answer(
        &self,
        inquiry: &[u8],
        _: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        answers::answer(self, inquiry)
    }
}
