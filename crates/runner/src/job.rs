//! A run of an experiment in a pool: its state, and what its chunks have found.
//!
//! Nothing that was found is lost: a chunk that begins again, or goes on from an earlier state, shows what it had shown
//! until it has come further than that.

use super::protocol::News;
use experiments::{ChunkOutput, Experiment, ForeignSnapshot, Progress, Reached};
use std::sync::Arc;
use texts::RunTexts;

/// How often a chunk is started again after its worker died.
pub const MAX_RESTARTS: u32 = 2;

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

impl JobState {
    /// Whether the job has not ended: it runs, or would if it were not paused.
    pub fn is_active(&self) -> bool {
        matches!(self, Self::Running | Self::Paused)
    }
}

/// Why a job failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Its workers died again and again.
    WorkersDie,
    /// The workers' program is of another build than the page: the site was updated meanwhile.
    OtherBuild,
    /// The workers' program, or the module of it that was wanted, could not be loaded.
    NoProgram,
    /// A worker said so.
    Refused(String),
    /// A worker sent what this chunk cannot have found.
    Foreign { chunk: usize },
}

impl Failure {
    /// As a sentence. Chunks are counted from 1.
    pub fn sentence(&self, words: &RunTexts) -> String {
        match self {
            Self::WorkersDie => words.workers_die.to_owned(),
            Self::OtherBuild => words.other_build.to_owned(),
            Self::NoProgram => words.no_program.to_owned(),
            Self::Refused(reason) => (words.refused)(reason),
            Self::Foreign { chunk } => (words.foreign)(chunk + 1),
        }
    }
}

/// A chunk of a job.
#[derive(Clone, Debug, Default)]
struct Part {
    progress: Progress,
    /// Of the snapshot that is shown.
    effort: u64,
    is_finished: bool,
    /// Whether it does again what is shown already.
    is_behind: bool,
    /// How often its worker has died.
    deaths: u32,
}

/// A run of an experiment.
#[derive(Clone, Debug)]
pub struct Job {
    pub state: JobState,
    /// What every chunk has found.
    pub snapshots: Vec<Option<ChunkOutput>>,
    /// What finished chunks left to be shown, empty where that is nothing. Shared, since jobs are copied
    /// for anyone who listens.
    pub records: Vec<Arc<Vec<u8>>>,
    /// Computing time of every chunk, 0 until it is finished, and for those that an earlier run has finished.
    pub busy_milliseconds: Vec<f64>,
    parts: Vec<Part>,
    experiment: Arc<Experiment>,
    /// Its canonical link.
    link: Arc<str>,
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
            parts: vec![Part::default(); chunks],
            experiment: Arc::new(experiment.clone()),
            link: experiment.link().into(),
        }
    }

    /// With what an earlier run has found; what does not belong to it is left out. One with nothing left to do is
    /// finished.
    pub(super) fn resumed(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> Self {
        let mut job = Self::new(experiment);
        for (chunk, sent) in snapshots.iter().enumerate().take(job.parts.len()) {
            let Some(sent) = sent else { continue };
            let Some(reached) = experiment.reached(chunk, sent) else {
                continue;
            };
            job.show(chunk, reached, sent.clone());
            job.parts[chunk].is_behind = sent.state().is_none();
            if reached.is_finished {
                job.finish(chunk as u32, Vec::new(), 0.0);
            }
        }
        job
    }

    /// One that nobody is at work for, with what a file or an earlier visit has of it: finished if all is found, else stopped.
    /// `None` if those snapshots are not its own.
    pub fn at_rest(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> Option<Self> {
        if snapshots.len() != experiment.chunk_count() || experiment.check(snapshots).is_err() {
            return None;
        }
        let is_final = |(chunk, sent): (usize, &Option<ChunkOutput>)| {
            let sent = sent.as_ref();
            sent.is_some_and(|sent| experiment.is_final(chunk, sent))
        };
        let is_whole = snapshots.iter().enumerate().all(is_final);
        Some(Self {
            state: if is_whole {
                JobState::Finished
            } else {
                JobState::Stopped
            },
            snapshots: snapshots.to_vec(),
            ..Self::new(experiment)
        })
    }

    /// The chunks that are still to be computed.
    pub(super) fn unfinished(&self) -> impl Iterator<Item = u32> {
        let chunks = (0_u32..).zip(&self.parts);
        chunks.filter_map(|(chunk, part)| (!part.is_finished).then_some(chunk))
    }

    /// What is run.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The canonical link, as workers are given it.
    pub(super) fn link(&self) -> &str {
        &self.link
    }

    /// What a chunk goes on from. After its worker has died a second time from its beginning: the state may be to blame.
    pub(super) fn state_of(&self, chunk: u32) -> Option<Vec<u8>> {
        let sent = self.snapshots.get(chunk as usize)?.as_ref()?;
        let is_trusted = self.parts[chunk as usize].deaths < MAX_RESTARTS;
        sent.state()
            .filter(|_| is_trusted)
            .map(|state| state.to_vec())
    }

    /// How far all chunks are. What those do that have not begun is reckoned from the others, so that it is right where all do as much.
    pub fn progress(&self) -> Progress {
        let of = |part: &Part| Progress {
            done: match part.is_finished {
                // The last thing it told may be from before its end.
                true => part.progress.total,
                false => part.progress.done,
            },
            total: part.progress.total,
        };
        let Progress { done, total } = self.parts.iter().map(of).sum();
        let is_known = |part: &&Part| part.is_finished || part.progress.total > 0;
        let known = self.parts.iter().filter(is_known).count() as u128;
        let reckoned = (u128::from(total) * self.parts.len() as u128).checked_div(known);
        Progress {
            done,
            total: reckoned.map_or(0, |total| u64::try_from(total).unwrap_or(u64::MAX)),
        }
    }

    /// Whether a chunk does again what is shown already.
    pub fn is_behind(&self) -> bool {
        let mut parts = self.parts.iter();
        self.is_active() && parts.any(|part| part.is_behind && !part.is_finished)
    }

    /// Whether it has not ended.
    pub fn is_active(&self) -> bool {
        self.state.is_active()
    }

    /// What a chunk of it may do now.
    pub(super) fn budget(&self) -> u64 {
        if self.state == JobState::Paused {
            0
        } else {
            u64::MAX
        }
    }

    /// Takes news of a chunk that is not finished. What the chunk needs to go on is taken even while it does again what is
    /// shown already.
    ///
    /// # Errors
    /// Of a snapshot that the chunk cannot have sent.
    pub(super) fn note(&mut self, chunk: u32, news: News) -> Result<(), ForeignSnapshot> {
        let index = chunk as usize;
        if self.parts.get(index).is_none_or(|part| part.is_finished) {
            return Ok(());
        }
        let foreign = ForeignSnapshot { chunk: index };
        let found = self.experiment.reached(index, &news.snapshot);
        let reached = Reached {
            effort: found.ok_or(foreign)?.effort,
            ..Reached::of(news.progress)
        };
        let known = self.snapshots[index].as_ref();
        let state = news.state.map(Arc::from);
        let state = state.or_else(|| known.and_then(|sent| sent.state().cloned()));
        match known.filter(|_| reached.effort < self.parts[index].effort) {
            Some(shown) => self.snapshots[index] = Some(shown.clone().with_state(state)),
            None => {
                let sent = ChunkOutput::from(news.snapshot).with_state(state);
                self.show(index, reached, sent);
            }
        }
        Ok(())
    }

    fn show(&mut self, chunk: usize, reached: Reached, sent: ChunkOutput) {
        self.snapshots[chunk] = Some(sent);
        let part = &mut self.parts[chunk];
        part.progress = reached.progress;
        part.is_behind &= reached.effort <= part.effort;
        part.effort = reached.effort;
    }

    /// A chunk is finished, and the job with it if it was the last. What it has found is final.
    ///
    /// # Errors
    /// Of a snapshot that the chunk cannot have sent.
    pub(super) fn end_chunk(
        &mut self,
        chunk: u32,
        news: News,
        record: Vec<u8>,
        busy_milliseconds: f64,
    ) -> Result<(), ForeignSnapshot> {
        if let Some(part) = self.parts.get_mut(chunk as usize)
            && !part.is_finished
        {
            part.effort = 0;
            // An earlier state says nothing about the end.
            let sent = self.snapshots[chunk as usize].take();
            self.snapshots[chunk as usize] = sent.map(|sent| sent.with_state(None));
        }
        self.note(chunk, news)?;
        self.finish(chunk, record, busy_milliseconds);
        Ok(())
    }

    fn finish(&mut self, chunk: u32, record: Vec<u8>, busy_milliseconds: f64) {
        let index = chunk as usize;
        if let Some(part) = self.parts.get_mut(index) {
            part.is_finished = true;
            self.records[index] = Arc::new(record);
            self.busy_milliseconds[index] = busy_milliseconds;
        }
        if self.is_active() && self.parts.iter().all(|part| part.is_finished) {
            self.state = JobState::Finished;
        }
    }

    /// Counts a death of a chunk's worker; false if it was one too many.
    pub(super) fn may_start_again(&mut self, chunk: u32) -> bool {
        self.parts[chunk as usize].deaths += 1;
        let is_behind = self.state_of(chunk).is_none();
        let part = &mut self.parts[chunk as usize];
        part.is_behind = is_behind;
        part.deaths <= MAX_RESTARTS
    }

    /// How often the worker of a chunk has died.
    pub(super) fn deaths(&self, chunk: u32) -> u32 {
        self.parts.get(chunk as usize).map_or(0, |part| part.deaths)
    }
}
