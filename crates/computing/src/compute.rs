//! Computing of labs: the chunks of an experiment, and answers about what they have found.

use crate::Chunk;
use crate::answering::Answering;
use crate::chunk::Sealed;
use experiments::inquiry::{Format, NoAnswer};
use experiments::{ChunkOutput, LabExperiment};

/// What a lab computes. Its value is one experiment.
pub trait Compute: LabExperiment {
    /// Chunk `index` at its beginning, whose snapshots have no seal yet; the experiment is runnable and has that many chunks.
    fn chunk(&self, index: usize) -> Box<dyn Chunk>;

    /// Chunk `index` at its beginning.
    fn start(&self, index: usize) -> Box<dyn Chunk> {
        Box::new(Sealed {
            seal: self.seals()(index),
            chunk: self.chunk(index),
        })
    }

    /// Begins to answer an inquiry, as the bytes of the lab's own enum; `snapshots` are those that it is about, `None` for
    /// chunks that say nothing of it.
    ///
    /// # Errors
    /// Says why there is no answer.
    fn answer(&self, _: &[u8], _: &[Option<ChunkOutput>]) -> Result<Box<dyn Answering>, NoAnswer> {
        Err(NoAnswer::Unknown)
    }

    /// Begins to make the report of the snapshots, as a file; `None` where that takes no more than a moment.
    fn long_report(&self, _: Format, _: &[Option<ChunkOutput>]) -> Option<LongReport> {
        None
    }
}

/// A report that takes more than a moment, or why there is none.
pub type LongReport = Result<Box<dyn Answering>, NoAnswer>;
