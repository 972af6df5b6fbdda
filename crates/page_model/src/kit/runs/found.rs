//! Findings of runs, by the links of what they were asked: one store for every lab that keeps them.

use experiments::{Experiment, Sent};
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// What a run has found, or as much of it as there is, with what its lab reads in that.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<R = ()> {
    pub reading: R,
    pub snapshots: Vec<Option<Sent>>,
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

impl<R> Found<R> {
    /// Without a job: begun a moment ago, or from outside.
    fn kept(snapshots: Vec<Option<Sent>>, state: JobState, redone: f64, reading: R) -> Self {
        Self {
            reading,
            snapshots,
            state,
            milliseconds: 0.0,
            busy_milliseconds: Vec::new(),
            has_news: false,
            is_behind: false,
            redone,
        }
    }

    /// Whether its run has not ended.
    pub fn is_active(&self) -> bool {
        matches!(self.state, JobState::Running | JobState::Paused)
    }
}

/// The store: at most `MAX` runs, of which the one that was heard of longest ago is forgotten first.
#[derive(Clone, Debug, PartialEq)]
pub struct Store<R, const MAX: usize>(Remembered<Rc<Found<R>>, MAX>);

impl<R, const MAX: usize> Default for Store<R, MAX> {
    fn default() -> Self {
        Self(Remembered::default())
    }
}

impl<R: Clone, const MAX: usize> Store<R, MAX> {
    /// What was found about the experiment of this link.
    pub fn get(&self, link: &str) -> Option<&Rc<Found<R>>> {
        self.0.get(link)
    }

    /// All of them with their links, the one heard of longest ago first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Rc<Found<R>>)> {
        self.0.iter()
    }

    fn keep(&mut self, link: String, found: Found<R>) {
        self.0.insert(link, Rc::new(found));
    }

    /// A run begins. What was found before stays until there is something else; `nothing` is what is read where nothing was.
    pub fn begin(&mut self, link: String, nothing: R) {
        let before = self.get(&link);
        let (snapshots, reading) = before.map_or_else(
            || (Vec::new(), nothing),
            |found| (found.snapshots.clone(), found.reading.clone()),
        );
        let found = Found::kept(snapshots, JobState::Running, 0.0, reading);
        self.keep(link, found);
    }

    /// Takes news of a run. Snapshots were checked when they came. What was found before stays until there is something else.
    pub fn hear(&mut self, experiment: &Experiment, mut job: Job, milliseconds: f64, reading: R) {
        let link = experiment.link();
        let before = self.get(&link);
        if let Some(before) = before.filter(|_| job.snapshots.iter().all(Option::is_none)) {
            job.snapshots.clone_from(&before.snapshots);
        }
        let redone = if job.is_active() {
            0.0
        } else {
            experiment.redone(&job.snapshots)
        };
        let found = Found {
            reading,
            is_behind: job.is_behind(),
            snapshots: job.snapshots,
            state: job.state,
            milliseconds,
            busy_milliseconds: job.busy_milliseconds,
            has_news: true,
            redone,
        };
        self.keep(link, found);
    }

    /// The runs of all other links have been stopped. Whether there was one.
    pub fn stop_others(&mut self, link: &str) -> bool {
        let mut stopped = false;
        for (other, found) in self.0.iter_mut() {
            if other != link && found.is_active() {
                Rc::make_mut(found).state = JobState::Stopped;
                stopped = true;
            }
        }
        stopped
    }

    /// Takes what a file or an earlier visit has; what is not of `experiment` changes nothing.
    pub fn restore(&mut self, experiment: &Experiment, snapshots: Vec<Option<Sent>>, reading: R) {
        let Some(state) = state_of(experiment, &snapshots) else {
            return;
        };
        let redone = experiment.redone(&snapshots);
        let found = Found::kept(snapshots, state, redone, reading);
        self.keep(experiment.link(), found);
    }
}

/// How far a run is that has found these and is not under way: finished or stopped. `None` if they are not its own.
pub fn state_of(experiment: &Experiment, snapshots: &[Option<Sent>]) -> Option<JobState> {
    if snapshots.len() != experiment.chunk_count() || experiment.check(snapshots).is_err() {
        return None;
    }
    let is_finished = |(index, snapshot): (usize, &Option<Sent>)| {
        let snapshot = snapshot.as_ref();
        snapshot.is_some_and(|bytes| experiment.finished(index, bytes).is_some())
    };
    if snapshots.iter().enumerate().all(is_finished) {
        Some(JobState::Finished)
    } else {
        Some(JobState::Stopped)
    }
}
