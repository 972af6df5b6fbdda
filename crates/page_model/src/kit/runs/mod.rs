//! Runs of this visit, by the canonical links of their experiments: what there is to go on from.
//!
//! [`row`]: buttons of a run; [`words`]: what is said about it.

pub mod row;
pub mod words;

use crate::kit::store::{self, Asked, Store};
use experiments::{ChunkOutput, Experiment};
use runner::scheduler::{Job, JobState};
use std::rc::Rc;

/// All of them. What snapshots say is read where it is shown, since each lab knows its own.
pub type Runs = Store<String, (), 20>;

/// What a run has found.
pub type Found = store::Found<String, ()>;

/// The run of an experiment, as it is begun.
pub fn asked(experiment: Experiment) -> Rc<Asked<String, ()>> {
    Asked::new(experiment.link(), experiment, |_, ()| Some(()))
}

/// What there is of an experiment that has not come to its end.
#[derive(Debug, PartialEq)]
pub enum Left {
    /// Nothing of its own; these are of a shorter one, from which it goes on.
    Nothing(Vec<Option<ChunkOutput>>),
    Half(Vec<Option<ChunkOutput>>),
}

impl Runs {
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
        let continued = self.iter().filter_map(|found| {
            let earlier = Experiment::open(&found.question).ok()?.experiment;
            experiment.continued(&earlier, &found.snapshots)
        });
        continued.max_by_key(effort)
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
        let left = match Job::at_rest(experiment, &earlier).map(|job| job.state) {
            None => Some(Left::Nothing(Vec::new())),
            Some(JobState::Stopped) if is_own => Some(Left::Half(earlier.clone())),
            Some(JobState::Stopped) => Some(Left::Nothing(earlier.clone())),
            Some(_) => None,
        };
        (left, Some(earlier))
    }
}
