//! A run of an experiment in a pool: its state, and what its chunks have found.

use crate::experiments::{Experiment, Progress};
use std::sync::Arc;

/// How often a chunk is started again after its worker died.
pub const MOST_RESTARTS: u32 = 2;

/// How a job is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobState {
    Running,
    Paused,
    Finished,
    /// Cancelled; what was found until then is there.
    Stopped,
    Failed(Failure),
}

/// Why a job failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Its workers died again and again.
    WorkersDie,
    /// The workers' program is of another build than the page: the site was updated meanwhile.
    OtherBuild,
    /// A worker said so.
    Refused(String),
}

/// A run of an experiment.
#[derive(Clone, Debug)]
pub struct Job {
    pub state: JobState,
    /// The latest snapshot of every chunk.
    pub snapshots: Vec<Option<Vec<u8>>>,
    /// What finished chunks left to be looked at, empty where that is nothing. Shared, since jobs are copied
    /// for whoever listens.
    pub records: Vec<Arc<Vec<u8>>>,
    /// Computing time of every chunk, 0 until it is finished, and for those that an earlier run has finished.
    pub busy_milliseconds: Vec<f64>,
    progress: Vec<Progress>,
    finished: Vec<bool>,
    restarts: Vec<u32>,
    experiment: String,
}

impl Job {
    /// Nothing found yet.
    pub(super) fn new(experiment: &Experiment) -> Self {
        let chunks = experiment.chunk_count();
        Self {
            state: JobState::Running,
            snapshots: vec![None; chunks],
            records: vec![Arc::default(); chunks],
            busy_milliseconds: vec![0.0; chunks],
            progress: vec![Progress::default(); chunks],
            finished: vec![false; chunks],
            restarts: vec![0; chunks],
            experiment: experiment.link(),
        }
    }

    /// With what finished chunks of an earlier run have found. One with nothing left to do is finished.
    pub(super) fn resumed(experiment: &Experiment, snapshots: &[Option<Vec<u8>>]) -> Self {
        let mut job = Self::new(experiment);
        for (chunk, snapshot) in snapshots.iter().enumerate().take(job.finished.len()) {
            let Some(snapshot) = snapshot else { continue };
            if let Some(progress) = experiment.finished(chunk, snapshot) {
                job.note(chunk as u32, progress, snapshot.clone());
                job.finish(chunk as u32, Vec::new(), 0.0);
            }
        }
        job
    }

    /// The chunks that are still to be computed.
    pub(super) fn unfinished(&self) -> impl Iterator<Item = u32> {
        let chunks = (0_u32..).zip(&self.finished);
        chunks.filter_map(|(chunk, finished)| (!finished).then_some(chunk))
    }

    /// The canonical link, as workers are given it.
    pub(super) fn experiment(&self) -> &str {
        &self.experiment
    }

    /// How far all chunks that have begun are.
    pub fn progress(&self) -> Progress {
        self.progress.iter().copied().sum()
    }

    /// Whether it has not ended.
    pub fn is_active(&self) -> bool {
        matches!(self.state, JobState::Running | JobState::Paused)
    }

    /// What a chunk of it may do now.
    pub(super) fn budget(&self) -> u64 {
        if self.state == JobState::Paused {
            0
        } else {
            u64::MAX
        }
    }

    /// Takes news of a chunk that is not finished.
    pub(super) fn note(&mut self, chunk: u32, progress: Progress, snapshot: Vec<u8>) {
        let index = chunk as usize;
        if self.finished.get(index) == Some(&false) {
            self.progress[index] = progress;
            self.snapshots[index] = Some(snapshot);
        }
    }

    /// A chunk is finished, and the job with it if it was the last.
    pub(super) fn finish(&mut self, chunk: u32, record: Vec<u8>, busy_milliseconds: f64) {
        if let Some(finished) = self.finished.get_mut(chunk as usize) {
            *finished = true;
            self.records[chunk as usize] = Arc::new(record);
            self.busy_milliseconds[chunk as usize] = busy_milliseconds;
        }
        if self.is_active() && self.finished.iter().all(|&finished| finished) {
            self.state = JobState::Finished;
        }
    }

    /// Counts a death of a chunk's worker; false if it was one too many.
    pub(super) fn may_start_again(&mut self, chunk: u32) -> bool {
        let restarts = &mut self.restarts[chunk as usize];
        *restarts += 1;
        *restarts <= MOST_RESTARTS
    }
}
