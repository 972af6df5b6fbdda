//! The worker's side: one chunk at a time, in slices short enough that a cancel is seen soon.
//!
//! What is asked beside it is answered between two slices (`answers`).
//!
//! Without any browser in it: the player who owns a [`Service`] brings the messages, calls [`Service::slice`] as
//! long as [`Service::is_busy`], and lends it a clock. The clock decides only when to report, never what.

use crate::answers::Answers;
pub use crate::clock::Clock;
use crate::clock::SLICE_MILLISECONDS;
use crate::code::Code;
use computing::{Chunk, ComputeAny};
use engines::Status;
use experiments::{ChunkOutput, Experiment};
use runner::protocol::{BUILD, FromWorker, JobId, News, ToWorker};

/// Work between two looks at the clock.
const STEP_MILLISECONDS: f64 = 4.0;
/// Snapshots come no closer than this.
const REPORT_MILLISECONDS: f64 = 50.0;

/// What a chunk needs to go on is sent no oftener than this: it can be larger than a snapshot.
const STATE_MILLISECONDS: f64 = 2_000.0;

/// A worker without its browser.
pub struct Service {
    clock: Clock,
    code: Code,
    active: Option<Active>,
    answers: Answers,
}

struct Active {
    job: JobId,
    chunk: u32,
    experiment: Experiment,
    work: Box<dyn Chunk>,
    budget: u64,
    /// Units that take about [`STEP_MILLISECONDS`], found by trying.
    step: u64,
    busy_milliseconds: f64,
    reported_at: f64,
    state_sent_at: f64,
}

impl Service {
    /// A worker without work, and what it says first.
    pub fn new(clock: Clock, code: Code) -> (Self, FromWorker) {
        let ready = FromWorker::Ready {
            build: BUILD.to_owned(),
        };
        let service = Self {
            clock,
            code,
            active: None,
            answers: Answers::new(code),
        };
        (service, ready)
    }

    /// Whether [`Service::slice`] would do something.
    pub fn is_busy(&self) -> bool {
        !self.answers.is_empty() || self.active.as_ref().is_some_and(|active| active.budget > 0)
    }

    /// Takes a message and answers it.
    pub fn receive(&mut self, message: ToWorker) -> Option<FromWorker> {
        match message {
            ToWorker::Start {
                job,
                chunk,
                experiment,
                state,
                budget,
            } => self.start(job, chunk, &experiment, state.as_deref(), budget),
            ToWorker::Advance { job, budget } => {
                let active = self.active.as_mut().filter(|active| active.job == job)?;
                active.budget = budget;
                let state = (budget == 0).then(|| active.state()).flatten();
                Some(active.snapshot(state))
            }
            ToWorker::Cancel { job } => {
                let active = self.active.take_if(|active| active.job == job)?;
                Some(FromWorker::Cancelled {
                    job,
                    chunk: active.chunk,
                    news: active.news(active.state()),
                })
            }
            ToWorker::Ask {
                ask,
                experiment,
                inquiry,
                snapshots,
            } => {
                self.answers.add(ask, experiment, inquiry, snapshots);
                None
            }
        }
    }

    fn start(
        &mut self,
        job: JobId,
        chunk: u32,
        link: &str,
        state: Option<&[u8]>,
        budget: u64,
    ) -> Option<FromWorker> {
        let failed = |message: &str| {
            Some(FromWorker::Failed {
                job,
                chunk,
                message: message.to_owned(),
            })
        };
        let Ok(opened) = Experiment::open(link) else {
            return failed("the worker cannot read the experiment");
        };
        let experiment = opened.experiment;
        if chunk as usize >= experiment.chunk_count() || experiment.runnable().is_err() {
            return failed("the experiment has no such chunk");
        }
        let Some(computing) = (self.code)(&experiment) else {
            return Some(FromWorker::NotLoaded { job });
        };
        let index = chunk as usize;
        // A state that is of no use costs computing its work again, and nothing else.
        let resumed = state.and_then(|state| computing.resume(&experiment, index, state).ok());
        let now = (self.clock)();
        self.active = Some(Active {
            job,
            chunk,
            work: resumed.unwrap_or_else(|| computing.start(&experiment, index)),
            experiment,
            budget,
            step: 1,
            busy_milliseconds: 0.0,
            reported_at: now,
            state_sent_at: now,
        });
        None
    }

    /// Works for about 30 ms, and as long again on what is asked, and says something if there is something to say.
    pub fn slice(&mut self) -> Option<FromWorker> {
        let answer = self.answers.slice(self.clock);
        if answer.is_some() {
            return answer;
        }
        let active = self.active.as_mut().filter(|active| active.budget > 0)?;
        match active.work_for_a_slice(self.clock) {
            Status::Finished => {
                let mut active = self.active.take()?;
                let end = active.end();
                Some(FromWorker::Done {
                    job: active.job,
                    chunk: active.chunk,
                    news: News {
                        progress: active.work.progress(),
                        snapshot: end.to_vec(),
                        state: end.state().map(|state| state.to_vec()),
                    },
                    record: active.work.record(),
                    busy_milliseconds: active.busy_milliseconds,
                })
            }
            Status::Running => {
                let now = (self.clock)();
                let due = now - active.reported_at >= REPORT_MILLISECONDS || active.budget == 0;
                due.then(|| {
                    active.reported_at = now;
                    let state = active.state_if_due(now);
                    active.snapshot(state)
                })
            }
        }
    }
}

impl Active {
    fn snapshot(&self, state: Option<Vec<u8>>) -> FromWorker {
        FromWorker::Snapshot {
            job: self.job,
            chunk: self.chunk,
            news: self.news(state),
        }
    }

    fn news(&self, state: Option<Vec<u8>>) -> News {
        News {
            progress: self.work.progress(),
            snapshot: self.work.snapshot(),
            state,
        }
    }

    fn state(&self) -> Option<Vec<u8>> {
        let index = self.chunk as usize;
        self.experiment.state_of(index, self.work.as_ref())
    }

    fn end(&self) -> ChunkOutput {
        let index = self.chunk as usize;
        self.experiment.end(index, self.work.as_ref())
    }

    fn state_if_due(&mut self, now: f64) -> Option<Vec<u8>> {
        if now - self.state_sent_at < STATE_MILLISECONDS {
            return None;
        }
        self.state_sent_at = now;
        self.state()
    }

    fn work_for_a_slice(&mut self, clock: Clock) -> Status {
        let begin = clock();
        let mut now = begin;
        while self.budget > 0 && now - begin < SLICE_MILLISECONDS {
            let units = self.step.min(self.budget);
            if self.work.advance(units) == Status::Finished {
                self.busy_milliseconds += clock() - begin;
                return Status::Finished;
            }
            self.budget -= units;
            let after = clock();
            self.fit_step(after - now);
            now = after;
        }
        self.busy_milliseconds += now - begin;
        Status::Running
    }

    /// Doubles or halves the step towards [`STEP_MILLISECONDS`].
    fn fit_step(&mut self, milliseconds: f64) {
        if milliseconds < STEP_MILLISECONDS / 2.0 {
            self.step = self.step.saturating_mul(2);
        } else if milliseconds > STEP_MILLISECONDS * 2.0 {
            self.step = (self.step / 2).max(1);
        }
    }
}
