//! Runs of this visit: what each has found, and which of them goes on.
//!
//! [`found`]: what one has found. [`row`]: buttons of a run; [`words`]: what is said about it.

pub mod found;
pub mod row;
pub mod words;

use crate::kit::state::State;
use experiments::{ChunkOutput, Experiment};
use found::{Found, state_of};
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// Experiments whose results are remembered.
const MAX_REMEMBERED: usize = 20;

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
    /// Of an experiment, with the milliseconds since its run began.
    News(Experiment, Job, f64),
    /// Only the run of this link may go on.
    OthersEnded(String),
    Restored(Experiment, Vec<Option<ChunkOutput>>),
}

/// What there is of an experiment that has not come to its end.
#[derive(Debug, PartialEq)]
pub enum Left {
    /// Nothing of its own; these are of a shorter one, from which it goes on.
    Nothing(Vec<Option<ChunkOutput>>),
    Half(Vec<Option<ChunkOutput>>),
}

impl Runs {
    /// What was found about the experiment of this link.
    pub fn found(&self, link: &str) -> Option<&Rc<Found>> {
        self.found.get(link)
    }

    /// What there is to go on from of an earlier run that `experiment` is more of; of the longest of those.
    pub fn continued(&self, experiment: &Experiment) -> Option<Vec<Option<ChunkOutput>>> {
        if !experiment.is_continuable() {
            return None;
        }
        let effort = |sent: &Vec<Option<ChunkOutput>>| -> u64 {
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

    /// What was found before stays until there is something else.
    fn begin(&mut self, link: String) {
        let before = self.found.get(&link);
        let snapshots = before.map_or_else(Vec::new, |found| found.snapshots.clone());
        self.left_for = None;
        self.keep(link, Found::kept(snapshots, JobState::Running, 0.0));
    }

    /// What was found before stays until there is something else.
    fn hear(&mut self, experiment: &Experiment, mut job: Job, milliseconds: f64) {
        let link = experiment.link();
        let before = self.found.get(&link);
        if let Some(before) = before.filter(|_| job.snapshots.iter().all(Option::is_none)) {
            job.snapshots.clone_from(&before.snapshots);
        }
        self.keep(link, Found::of_job(experiment, job, milliseconds));
    }

    fn end_others(&mut self, link: &str) {
        self.left_for = None;
        for (other, found) in self.found.iter_mut() {
            if other != link && found.state.is_active() {
                Rc::make_mut(found).state = JobState::Stopped;
                self.left_for = Some(link.to_owned());
            }
        }
    }

    /// What is not of `experiment` changes nothing.
    fn restore(&mut self, experiment: &Experiment, snapshots: Vec<Option<ChunkOutput>>) {
        let Some(state) = state_of(experiment, &snapshots) else {
            return;
        };
        let redone = experiment.redone(&snapshots);
        self.keep(experiment.link(), Found::kept(snapshots, state, redone));
    }

    /// What there is to go on from when somebody comes to `experiment`, and what of it is to be restored first: what this visit has found,
    /// or else what the tab has `kept` of it, or else what another run has that goes on from here. Nothing is left of one that has come to
    /// its end.
    pub fn left(
        &self,
        experiment: &Experiment,
        kept: impl FnOnce() -> Option<Vec<Option<ChunkOutput>>>,
    ) -> (Option<Left>, Option<Vec<Option<ChunkOutput>>>) {
        if let Some(found) = self.found(&experiment.link()) {
            let is_half = found.state == JobState::Stopped;
            return (is_half.then(|| Left::Half(found.snapshots.clone())), None);
        }
        let own = kept();
        let is_own = own.is_some();
        let Some(earlier) = own.or_else(|| self.continued(experiment)) else {
            return (Some(Left::Nothing(Vec::new())), None);
        };
        let left = match state_of(experiment, &earlier) {
            None => Some(Left::Nothing(Vec::new())),
            Some(JobState::Stopped) if is_own => Some(Left::Half(earlier.clone())),
            Some(JobState::Stopped) => Some(Left::Nothing(earlier.clone())),
            Some(_) => None,
        };
        (left, Some(earlier))
    }
}

impl State for Runs {
    type Action = Action;

    fn after(mut self, happening: Action) -> Self {
        match happening {
            Action::Begun(link) => self.begin(link),
            Action::News(experiment, job, milliseconds) => {
                self.hear(&experiment, job, milliseconds);
            }
            Action::OthersEnded(link) => self.end_others(&link),
            Action::Restored(experiment, snapshots) => self.restore(&experiment, snapshots),
        }
        self
    }
}
