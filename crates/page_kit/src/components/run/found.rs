//! Reducer of what the runs of this visit have found.

use experiments::{Experiment, Sent};
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// Experiments whose results are remembered.
const MAX_REMEMBERED: usize = 20;

/// What a run has found, or as much of it as there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
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

impl Found {
    /// Without a job: begun a moment ago, or from outside.
    fn kept(snapshots: Vec<Option<Sent>>, state: JobState, redone: f64) -> Self {
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

    fn is_active(&self) -> bool {
        matches!(self.state, JobState::Running | JobState::Paused)
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

/// All of them, by their canonical links.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Runs {
    found: Remembered<Rc<Found>, MAX_REMEMBERED>,
    /// The experiment for whose sake a run of another one was ended.
    left_for: Option<String>,
}

/// What happens.
pub enum Action {
    Begun(String),
    News(Experiment, Job, f64),
    /// Only the run of this link may go on.
    OthersEnded(String),
    Restored(Experiment, Vec<Option<Sent>>),
}

impl Runs {
    /// What was found about the experiment of this link.
    pub fn found(&self, link: &str) -> Option<&Rc<Found>> {
        self.found.get(link)
    }

    /// What there is to go on from of an earlier run that `experiment` is more of; of the longest of those.
    pub fn continued(&self, experiment: &Experiment) -> Option<Vec<Option<Sent>>> {
        if !experiment.is_continuable() {
            return None;
        }
        let effort = |sent: &Vec<Option<Sent>>| -> u64 {
            let chunks = sent.iter().enumerate();
            let efforts = chunks.filter_map(|(index, sent)| {
                Some(experiment.reached(index, sent.as_ref()?)?.effort)
            });
            efforts.sum()
        };
        let runs = self.found.iter();
        let continued = runs.filter_map(|(link, found)| {
            let earlier = Experiment::open(link).ok()?.experiment;
            experiment.continued(&earlier, &found.snapshots)
        });
        continued.max_by_key(effort)
    }

    /// Whether a run of another experiment was ended since this one was asked for.
    pub fn was_left_for(&self, link: &str) -> bool {
        self.left_for.as_deref() == Some(link)
    }

    fn keep(&mut self, link: String, found: Found) {
        self.found.insert(link, Rc::new(found));
    }

    fn begin(&mut self, link: String) {
        let before = self.found.get(&link);
        let snapshots = before.map_or_else(Vec::new, |found| found.snapshots.clone());
        self.left_for = None;
        self.keep(link, Found::kept(snapshots, JobState::Running, 0.0));
    }

    /// Snapshots were checked when they came. What was found before stays until there is something else.
    fn hear(&mut self, experiment: &Experiment, mut job: Job, milliseconds: f64) {
        let link = experiment.link();
        let before = self.found.get(&link);
        if let Some(before) = before.filter(|_| job.snapshots.iter().all(Option::is_none)) {
            job.snapshots.clone_from(&before.snapshots);
        }
        let redone = if job.is_active() {
            0.0
        } else {
            experiment.redone(&job.snapshots)
        };
        let found = Found {
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

    fn end_others(&mut self, link: &str) {
        self.left_for = None;
        for (other, found) in self.found.iter_mut() {
            if other != link && found.is_active() {
                Rc::make_mut(found).state = JobState::Stopped;
                self.left_for = Some(link.to_owned());
            }
        }
    }

    fn restore(&mut self, experiment: &Experiment, snapshots: Vec<Option<Sent>>) {
        let Some(state) = state_of(experiment, &snapshots) else {
            return;
        };
        let redone = experiment.redone(&snapshots);
        self.keep(experiment.link(), Found::kept(snapshots, state, redone));
    }
}

impl Reducible for Runs {
    type Action = Action;

    fn reduce(self: Rc<Self>, happening: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match happening {
            Action::Begun(link) => next.begin(link),
            Action::News(experiment, job, milliseconds) => {
                next.hear(&experiment, job, milliseconds);
            }
            Action::OthersEnded(link) => next.end_others(&link),
            Action::Restored(experiment, snapshots) => next.restore(&experiment, snapshots),
        }
        Rc::new(next)
    }
}
