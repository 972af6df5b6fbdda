//! Findings of a run, or as much of them as there is.

use experiments::{ChunkOutput, Experiment};
use runner::scheduler::{Job, JobState};

/// What a run has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub state: JobState,
    /// From its beginning to the latest news.
    pub milliseconds: f64,
    /// Computing time of every chunk, 0 where it is not known.
    pub busy_milliseconds: Vec<f64>,
    /// Whether there was news since it was begun or resumed.
    pub has_news: bool,
    /// Whether it does again what is shown already.
    pub is_behind: bool,
    /// Of a run that has ended early: how much of what was done is to be done again if it goes on, from 0 to 1.
    pub redone: f64,
}

impl Found {
    /// Without a job: begun a moment ago, or from outside.
    pub fn kept(snapshots: Vec<Option<ChunkOutput>>, state: JobState, redone: f64) -> Self {
        Self {
            snapshots,
            state,
            milliseconds: 0.0,
            busy_milliseconds: Vec::new(),
            has_news: false,
            is_behind: false,
            redone,
        }
    }

    /// What a job says so many milliseconds after it was begun. Its snapshots were checked when they came.
    pub fn of_job(experiment: &Experiment, job: Job, milliseconds: f64) -> Self {
        let redone = if job.is_active() {
            0.0
        } else {
            experiment.redone(&job.snapshots)
        };
        Self {
            is_behind: job.is_behind(),
            snapshots: job.snapshots,
            state: job.state,
            milliseconds,
            busy_milliseconds: job.busy_milliseconds,
            has_news: true,
            redone,
        }
    }
}

/// How far a run is that has found these and is not under way: finished or stopped. `None` if they are not its own.
pub fn state_of(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> Option<JobState> {
    if snapshots.len() != experiment.chunk_count() || experiment.check(snapshots).is_err() {
        return None;
    }
    let is_finished = |(index, snapshot): (usize, &Option<ChunkOutput>)| {
        let snapshot = snapshot.as_ref();
        snapshot.is_some_and(|bytes| experiment.finished(index, bytes).is_some())
    };
    if snapshots.iter().enumerate().all(is_finished) {
        Some(JobState::Finished)
    } else {
        Some(JobState::Stopped)
    }
}
