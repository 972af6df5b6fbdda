//! Runs: links that are run in a pool of workers, as a state machine. Events in, actions out, as JavaScript has them.
//!
//! A run is begun, tells how far it is, and ends with its report as it is on the command line, and with its file, which the page and
//! the command line open. Reports in other forms are asked for later, of the file. Around the pool of the page's own
//! ([`runner::scheduler`]); the script that owns it begins and ends workers and keeps time.

use crate::fault::{Code, Fault};
use experiments::inquiry::{Format, Inquiry};
use experiments::{Experiment, Progress, saved_run};
use runner::asks::Asker;
use runner::protocol::{AskId, FromWorker, JobId, decode, encode};
use runner::scheduler::{Answer, Command, Failure, JobState, Scheduler, WorkerId};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use std::collections::BTreeMap;
use texts::RunTexts;

/// What has happened.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// This link is to be run, if that takes no more than so many seconds.
    Begin { link: String, limit: Option<f64> },
    /// The report of the run in this file is asked for.
    Report { saved: String, format: Format },
    /// Nobody waits for this run any more.
    Abort { run: u32 },
    /// A worker has said something: the bytes of its message.
    Said { worker: WorkerId, message: ByteBuf },
    /// A worker has died.
    Died { worker: WorkerId },
    /// The program of the workers cannot be loaded.
    NoProgram,
    /// The time to answer that [`Action::Watch`] speaks of is over.
    Overdue { worker: WorkerId, run: u32 },
    /// About a second has passed.
    Tick,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// What was just asked for has this number.
    Begun { run: u32 },
    /// What was asked for is not begun, for this reason.
    Refused(Fault),
    /// It is not begun: the link or file has a fault, or the link a game in another form. [`crate::questions`] knows more.
    Unclear,
    /// Begin this worker; end it first if it is there.
    Spawn { worker: WorkerId },
    /// Send this to this worker.
    Post { worker: WorkerId, message: ByteBuf },
    /// The worker has been told to stop: [`Event::Overdue`] follows after a while.
    Watch { worker: WorkerId, run: u32 },
    /// So much is done. The total is 0 if nobody can know.
    Progress { run: u32, done: u64, total: u64 },
    /// A run has its result: the report as JSON, and the file.
    Result {
        run: u32,
        json: String,
        saved: String,
    },
    /// The report that was asked for.
    Report { run: u32, text: String },
    /// What was asked for has failed.
    Failed { run: u32, fault: Fault },
}

/// Which report is asked for, and for what.
enum Wanted {
    /// The end of a run.
    Result(JobId),
    /// Of a file.
    Report,
}

/// A pool with what is run in it. When nothing is run, it can be thrown away together with its workers.
pub struct Runs {
    scheduler: Scheduler,
    workers: usize,
    words: &'static RunTexts,
    /// Runs that have not ended, with what was last told of each.
    active: BTreeMap<JobId, Progress>,
    asked: BTreeMap<AskId, (u32, Wanted)>,
    /// How many reports were asked for.
    reports: u32,
}

impl Runs {
    /// A pool of up to `workers` workers, from 1, none of them begun.
    pub fn new(workers: usize, words: &'static RunTexts) -> Self {
        Self {
            scheduler: Scheduler::new(workers),
            workers,
            words,
            active: BTreeMap::new(),
            asked: BTreeMap::new(),
            reports: 0,
        }
    }

    /// Whether nobody waits for anything.
    pub fn is_idle(&self) -> bool {
        self.active.is_empty() && self.asked.is_empty()
    }

    /// What an event leads to.
    pub fn hear(&mut self, event: Event) -> Vec<Action> {
        let commands = match event {
            Event::Begin { link, limit } => return self.begin(&link, limit),
            Event::Report { saved, format } => return self.report(&saved, format),
            Event::Abort { run } => self.abort(run),
            Event::Said { worker, message } => match decode::<FromWorker>(&message) {
                Ok(message) => self.scheduler.receive(worker, message),
                // One that says what cannot be understood is as good as dead.
                Err(_) => self.scheduler.died(worker),
            },
            Event::Died { worker } => self.scheduler.died(worker),
            Event::NoProgram => self.scheduler.no_program(),
            Event::Overdue { worker, run } => self.scheduler.overdue(worker, job_of(run)),
            Event::Tick => self.scheduler.tick(),
        };
        self.told(commands)
    }

    fn begin(&mut self, link: &str, limit: Option<f64>) -> Vec<Action> {
        let Some(experiment) = without_fault(link) else {
            return vec![Action::Unclear];
        };
        let seconds = experiment.cost().seconds(self.workers);
        if let Some(limit) = limit.filter(|limit| seconds > *limit) {
            let fault = too_costly(&experiment, seconds, limit, self.words);
            return vec![Action::Refused(fault)];
        }
        let (job, commands) = self.scheduler.submit(&experiment);
        self.active.insert(job, Progress::default());
        let begun = Action::Begun { run: run_of(job) };
        [vec![begun], self.told(commands)].concat()
    }

    fn report(&mut self, saved: &str, format: Format) -> Vec<Action> {
        let Ok(file) = saved_run::read(saved) else {
            return vec![Action::Unclear];
        };
        let run = 2 * self.reports + 1;
        self.reports += 1;
        let (experiment, sent) = (file.opened.experiment, file.snapshots);
        let inquiry = Inquiry::report(format);
        let asker = Asker(run);
        let (ask, commands) = self
            .scheduler
            .ask(asker, &experiment, inquiry.bytes(), &sent);
        self.asked.insert(ask, (run, Wanted::Report));
        [vec![Action::Begun { run }], self.told(commands)].concat()
    }

    fn abort(&mut self, run: u32) -> Vec<Command> {
        self.asked.retain(|_, (of, _)| *of != run);
        self.scheduler.withdraw(Asker(run));
        if run % 2 == 1 {
            return Vec::new();
        }
        self.active.remove(&job_of(run));
        self.scheduler.forget(job_of(run))
    }

    /// The scheduler's commands as actions, and what else there is to tell.
    fn told(&mut self, commands: Vec<Command>) -> Vec<Action> {
        let mut actions = Vec::new();
        for command in commands {
            match command {
                Command::Spawn(worker) => actions.push(Action::Spawn { worker }),
                Command::Post(worker, message) => actions.push(Action::Post {
                    worker,
                    message: ByteBuf::from(encode(&message)),
                }),
                Command::Watch(worker, job) => actions.push(Action::Watch {
                    worker,
                    run: run_of(job),
                }),
                Command::Tell(ask, answer) => actions.extend(self.answered(ask, answer)),
            }
        }
        let active: Vec<JobId> = self.active.keys().copied().collect();
        actions.extend(active.into_iter().flat_map(|job| self.told_of(job)));
        actions
    }

    /// How far a run is; one that is finished has its report asked for, one that has failed ends.
    fn told_of(&mut self, id: JobId) -> Vec<Action> {
        let Some(job) = self.scheduler.job(id) else {
            return Vec::new();
        };
        let run = run_of(id);
        match &job.state {
            JobState::Finished => {
                let (experiment, sent) = (job.experiment().clone(), job.snapshots.clone());
                let now = job.progress();
                let before = self.active.remove(&id);
                let inquiry = Inquiry::report(Format::Json);
                let asked = self
                    .scheduler
                    .ask(Asker(run), &experiment, inquiry.bytes(), &sent);
                self.asked.insert(asked.0, (run, Wanted::Result(id)));
                let mut actions: Vec<Action> = news(run, before, now).into_iter().collect();
                actions.extend(self.told(asked.1));
                actions
            }
            JobState::Failed(failure) => {
                let fault = failed(failure, self.words);
                self.active.remove(&id);
                self.scheduler.forget(id);
                vec![Action::Failed { run, fault }]
            }
            JobState::Running | JobState::Paused | JobState::Stopped => {
                let now = job.progress();
                let before = self.active.insert(id, now);
                news(run, before, now).into_iter().collect()
            }
        }
    }

    fn answered(&mut self, ask: AskId, answer: Answer) -> Option<Action> {
        let (run, wanted) = self.asked.remove(&ask)?;
        let read = |bytes: Vec<u8>| {
            let text = Inquiry::report(Format::Json).read(&bytes);
            text.ok_or(Failure::NoProgram)
        };
        let answer = answer.and_then(read);
        let saved = match wanted {
            Wanted::Report => None,
            Wanted::Result(job) => {
                let saved = self
                    .scheduler
                    .job(job)
                    .map(|job| saved_run::write(job.experiment(), &job.snapshots));
                self.scheduler.forget(job);
                saved
            }
        };
        Some(match (answer, saved) {
            (Ok(json), Some(saved)) => Action::Result { run, json, saved },
            (Ok(text), None) => Action::Report { run, text },
            (Err(failure), _) => Action::Failed {
                run,
                fault: failed(&failure, self.words),
            },
        })
    }
}

/// The experiment of a link that needs no explanation.
fn without_fault(link: &str) -> Option<Experiment> {
    let opened = Experiment::open(link).ok()?;
    let experiment = opened.experiment;
    let is_clear = opened.problems.is_empty()
        && experiment.foreign_text().is_none()
        && experiment.runnable().is_ok();
    is_clear.then_some(experiment)
}

/// How far a run is, if it was not there before.
fn news(run: u32, before: Option<Progress>, now: Progress) -> Option<Action> {
    let Progress { done, total } = now;
    (before != Some(now)).then_some(Action::Progress { run, done, total })
}

fn too_costly(experiment: &Experiment, seconds: f64, limit: f64, words: &RunTexts) -> Fault {
    let key = experiment.costly_setting();
    let setting = key.map(|key| format!("{key}={}", experiment.value(key)));
    let message = (words.over_limit)(seconds, limit, setting.as_deref());
    Fault {
        seconds: Some(seconds),
        ..Fault::new(Code::TooCostly, message)
    }
}

fn failed(failure: &Failure, words: &RunTexts) -> Fault {
    Fault::new(Code::Failed, failure.sentence(words))
}

/// Runs have even numbers, reports odd ones.
fn run_of(job: JobId) -> u32 {
    2 * job.0
}

fn job_of(run: u32) -> JobId {
    JobId(run / 2)
}
