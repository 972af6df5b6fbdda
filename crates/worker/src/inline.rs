//! Everything on the caller's own thread.

use computing::ComputeAny;
use engines::Status;
use experiments::{ChunkOutput, Experiment};

/// Runs all chunks, one after the other, to their ends. The experiment is runnable.
pub fn run(experiment: &Experiment) -> Vec<Option<ChunkOutput>> {
    (0..experiment.chunk_count())
        .map(|index| {
            let mut chunk = experiment.start(index);
            while chunk.advance(u64::MAX) == Status::Running {}
            Some(experiment.end(index, chunk.as_ref()))
        })
        .collect()
}
