//! Run of an experiment, as far as its picture depends on it.

use experiments::ChunkOutput;
use runner::job::{Job, JobState};
use std::sync::Arc;

/// What was found until now.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// What every chunk has found.
    pub snapshots: &'a [Option<ChunkOutput>],
    /// What finished chunks left to be shown, empty where that is nothing.
    pub records: &'a [Arc<Vec<u8>>],
    pub is_finished: bool,
}

impl<'a> Run<'a> {
    /// The run that a job is.
    pub fn of(job: &'a Job) -> Self {
        Self {
            snapshots: &job.snapshots,
            records: &job.records,
            is_finished: job.state == JobState::Finished,
        }
    }
}
