//! Record of a job with a single chunk: what it left to be shown.

use runner::scheduler::{Job, JobState};

/// The record; `None` until the job is finished.
pub fn record_of(job: &Job) -> Option<&[u8]> {
    let record = job.records.first()?;
    (job.state == JobState::Finished).then_some(record.as_slice())
}
