//! Racing: the race looked at, what can be calculated, and blocks of the other races.

mod agents_contest;
mod calculation;
mod contest;
mod game_row;
mod inquiries;
mod live;
mod repeated;
mod truth;
mod way_there;

use crate::answering::Answering;
use crate::{Chunk, Compute};
pub use calculation::Calculation;
use experiments::ChunkOutput;
use experiments::inquiry::NoAnswer;
use experiments::racing::{LIVE, RacingExperiment, TRUTH};
use live::LiveChunk;
pub use repeated::RepeatedChunk;
use truth::TruthChunk;
pub use way_there::WayThere;

impl Compute for RacingExperiment {
    fn chunk(&self, index: usize) -> Box<dyn Chunk> {
        match index {
            LIVE => Box::new(LiveChunk::new(self)),
            TRUTH => Box::new(TruthChunk::new(self)),
            _ => {
                let races = self.races_of(index);
                Box::new(RepeatedChunk::new(self, races))
            }
        }
    }

    fn answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        inquiries::begin_answer(self, inquiry, snapshots)
    }
}
