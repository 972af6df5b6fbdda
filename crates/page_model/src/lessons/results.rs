//! Results of experiments that lessons and answers depend on: as they are found, and which is computed next.
//!
//! They are no store of findings (`kit/store.rs`): each comes of two questions, to a job and then to a worker about what that has found;
//! nothing is shown of it before, and it is never forgotten.

use experiments::{ChunkOutput, Experiment};
use lessons::expression::Value;
use runner::scheduler::{Job, JobState};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The result in a report; `None` if it is no report.
pub fn result_of(report: &str) -> Option<Value> {
    let mut document: Value = serde_json::from_str(report).ok()?;
    Some(document["result"].take())
}

/// Whether all is found about an experiment.
pub fn is_whole(experiment: &Experiment, snapshots: &[Option<ChunkOutput>]) -> bool {
    let job = Job::at_rest(experiment, snapshots);
    job.is_some_and(|job| job.state == JobState::Finished)
}

/// Whether an experiment is computed because an answer depends on it: it can be run, and costs little.
pub fn is_computed_unasked(experiment: &Experiment) -> bool {
    experiment.runnable().is_ok() && experiment.cost().is_quick()
}

/// Results by the links of what is asked; `None` where nothing could be found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results(Rc<BTreeMap<String, Option<Rc<Value>>>>);

impl Results {
    /// What was found about what an experiment asks.
    pub fn of(&self, experiment: &Experiment) -> Option<Rc<Value>> {
        self.0.get(&experiment.asked().link())?.clone()
    }

    /// Whether it was computed, or tried.
    pub fn is_done(&self, experiment: &Experiment) -> bool {
        self.0.contains_key(&experiment.asked().link())
    }

    /// With one more; `None` where nothing could be found.
    #[must_use]
    pub fn with(&self, link: String, result: Option<Rc<Value>>) -> Self {
        let mut all = (*self.0).clone();
        all.insert(link, result);
        Self(Rc::new(all))
    }

    /// What is computed next for those that are wanted.
    pub fn next(&self, wanted: Vec<Experiment>) -> Option<Experiment> {
        let wanted = wanted.into_iter();
        let mut asked = wanted.map(|experiment| experiment.asked());
        asked.find(|experiment| !self.is_done(experiment))
    }
}
