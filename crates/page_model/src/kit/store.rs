//! Store of what was found in this visit: by question, with what is under way.
//!
//! Every part of the page that has jobs done keeps what they say in one of these, and differs from the others in three things: under what
//! it keeps a question (`Q`), what it reads from news (`T`, see [`Asked::new`]), and how many questions it remembers (`MAX`; with 1
//! only the last). One job is under way at a time. What was found stays in sight until there is something else: while a question is asked
//! again, until the first news; and of another question for as long as it is remembered.

use super::state::State;
use experiments::{ChunkOutput, Experiment};
use runner::scheduler::{Job, JobState};
use std::rc::{Rc, Weak};

type Read<T> = Box<dyn Fn(&Job, &T) -> Option<T>>;

/// What a job is begun for. News carries it, so that late news of a job that was replaced is known.
pub struct Asked<Q, T> {
    /// Under which it is kept.
    pub question: Q,
    pub experiment: Experiment,
    read: Read<T>,
}

impl<Q, T> Asked<Q, T> {
    /// What is asked of `experiment`, and how its job is read beside what was read before; `None` of nonsense, which changes nothing.
    pub fn new(
        question: Q,
        experiment: Experiment,
        read: impl Fn(&Job, &T) -> Option<T> + 'static,
    ) -> Rc<Self> {
        Rc::new(Self {
            question,
            experiment,
            read: Box::new(read),
        })
    }
}

/// What was found about a question, or as much of it as there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<Q, T> {
    pub question: Q,
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
    /// What was read last.
    pub findings: T,
}

impl<Q: Clone, T: Default> Found<Q, T> {
    fn begun(question: &Q) -> Self {
        Self {
            question: question.clone(),
            snapshots: Vec::new(),
            state: JobState::Running,
            milliseconds: 0.0,
            busy_milliseconds: Vec::new(),
            has_news: false,
            is_behind: false,
            redone: 0.0,
            findings: T::default(),
        }
    }

    /// What a job alone says so many milliseconds after it was begun; `None` of nonsense.
    pub fn of_job(asked: &Asked<Q, T>, job: Job, milliseconds: f64) -> Option<Self> {
        Self::begun(&asked.question).with(asked, job, milliseconds)
    }

    fn with(&self, asked: &Asked<Q, T>, mut job: Job, milliseconds: f64) -> Option<Self> {
        if !self.snapshots.is_empty() && job.snapshots.iter().all(Option::is_none) {
            job.snapshots.clone_from(&self.snapshots);
        }
        let has_ended_early = matches!(job.state, JobState::Stopped | JobState::Failed(_));
        let redone = has_ended_early.then(|| asked.experiment.redone(&job.snapshots));
        let mut found = Self {
            question: self.question.clone(),
            findings: (asked.read)(&job, &self.findings)?,
            is_behind: job.is_behind(),
            snapshots: job.snapshots,
            state: job.state,
            milliseconds,
            busy_milliseconds: job.busy_milliseconds,
            has_news: true,
            redone: redone.unwrap_or(0.0),
        };
        let was_there = found.state == JobState::Finished && found.all_busy_milliseconds() == 0.0;
        if was_there && self.milliseconds > 0.0 {
            // It took the time that it took then.
            found.milliseconds = self.milliseconds;
            found.busy_milliseconds.clone_from(&self.busy_milliseconds);
        }
        Some(found)
    }
}

impl<Q, T> Found<Q, T> {
    /// Computing time of all chunks.
    pub fn all_busy_milliseconds(&self) -> f64 {
        self.busy_milliseconds.iter().sum()
    }
}

struct Entry<Q, T> {
    /// The latest job for it, if there was one.
    job: Weak<Asked<Q, T>>,
    found: Rc<Found<Q, T>>,
}

impl<Q, T> Clone for Entry<Q, T> {
    fn clone(&self) -> Self {
        Self {
            job: self.job.clone(),
            found: self.found.clone(),
        }
    }
}

/// All that is remembered, what was heard of last at the end.
#[derive(Clone)]
pub struct Store<Q, T, const MAX: usize> {
    entries: Vec<Entry<Q, T>>,
    /// The question for whose sake the job of another one was ended.
    left_for: Option<Q>,
}

/// What happens.
pub enum Action<Q, T> {
    Begun(Rc<Asked<Q, T>>),
    /// With the milliseconds since its job began.
    News(Rc<Asked<Q, T>>, Job, f64),
    /// Only the job of this question may go on.
    OthersEnded(Q),
    /// From a file, or from an earlier visit.
    Restored(Rc<Asked<Q, T>>, Vec<Option<ChunkOutput>>),
}

impl<Q, T, const MAX: usize> Default for Store<Q, T, MAX> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            left_for: None,
        }
    }
}

impl<Q: PartialEq, T, const MAX: usize> Store<Q, T, MAX> {
    /// What was found about a question; there is something once it was begun.
    pub fn found(&self, question: &Q) -> Option<&Rc<Found<Q, T>>> {
        self.iter().find(|found| found.question == *question)
    }

    /// All of it, what was heard of last first.
    pub fn iter(&self) -> impl Iterator<Item = &Rc<Found<Q, T>>> {
        self.entries.iter().rev().map(|entry| &entry.found)
    }

    /// Whether the job of another question was ended since this one is asked.
    pub fn was_left_for(&self, question: &Q) -> bool {
        self.left_for.as_ref() == Some(question)
    }

    fn keep(&mut self, job: Weak<Asked<Q, T>>, found: Found<Q, T>) {
        self.entries
            .retain(|entry| entry.found.question != found.question);
        let found = Rc::new(found);
        self.entries.push(Entry { job, found });
        let surplus = self.entries.len().saturating_sub(MAX);
        self.entries.drain(..surplus);
    }
}

impl<Q: PartialEq + Clone, T: Clone + Default, const MAX: usize> Store<Q, T, MAX> {
    fn begin(&mut self, asked: &Rc<Asked<Q, T>>) {
        self.end_others(&asked.question);
        self.left_for = None;
        let before = self.found(&asked.question).map(|found| (**found).clone());
        let found = Found {
            state: JobState::Running,
            has_news: false,
            is_behind: false,
            redone: 0.0,
            ..before.unwrap_or_else(|| Found::begun(&asked.question))
        };
        self.keep(Rc::downgrade(asked), found);
    }

    /// What is asked again is known better than by late news, and what was forgotten stays so.
    fn hear(&mut self, asked: &Rc<Asked<Q, T>>, job: Job, milliseconds: f64) {
        let is_of = |entry: &&Entry<Q, T>| entry.job.as_ptr() == Rc::as_ptr(asked);
        let entry = self.entries.iter().find(is_of);
        let found = entry.and_then(|entry| entry.found.with(asked, job, milliseconds));
        if let Some(found) = found {
            self.keep(Rc::downgrade(asked), found);
        }
    }

    fn end_others(&mut self, question: &Q) {
        self.left_for = None;
        for Entry { found, .. } in &mut self.entries {
            if found.question != *question && found.state.is_active() {
                Rc::make_mut(found).state = JobState::Stopped;
                self.left_for = Some(question.clone());
            }
        }
    }

    /// What is not of its experiment changes nothing, nor does a file in which nothing was found: a game that is opened again is as finished as
    /// it was. A job that is under way goes on.
    fn restore(&mut self, asked: &Asked<Q, T>, snapshots: &[Option<ChunkOutput>]) {
        if snapshots.iter().all(Option::is_none) {
            return;
        }
        let is_of = |entry: &&Entry<Q, T>| entry.found.question == asked.question;
        let entry = self.entries.iter().find(is_of).cloned();
        let before = entry.as_ref().map(|entry| (*entry.found).clone());
        let before = before.unwrap_or_else(|| Found::begun(&asked.question));
        let job = Job::at_rest(&asked.experiment, snapshots);
        if let Some(found) = job.and_then(|job| before.with(asked, job, 0.0)) {
            let has_news = false;
            let job = entry.map(|entry| entry.job).unwrap_or_default();
            self.keep(job, Found { has_news, ..found });
        }
    }
}

impl<Q: PartialEq + Clone, T: Clone + Default, const MAX: usize> State for Store<Q, T, MAX> {
    type Action = Action<Q, T>;

    fn after(mut self, happening: Self::Action) -> Self {
        match happening {
            Action::Begun(asked) => self.begin(&asked),
            Action::News(asked, job, milliseconds) => self.hear(&asked, job, milliseconds),
            Action::OthersEnded(question) => self.end_others(&question),
            Action::Restored(asked, snapshots) => self.restore(&asked, &snapshots),
        }
        self
    }
}
