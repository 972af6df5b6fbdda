//! Results of experiments that answers depend on: computed one after another, and remembered as long as the page is shown.

use experiments::Experiment;
use experiments::inquiry::{Format, Inquiry};
use lessons::expression::Value;
use page_kit::components::job::use_job_while;
use page_kit::workers::{Asker, submit};
use runner::job::{Job, JobState};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// Results by the links of what is asked; `None` where nothing could be found.
#[derive(Clone, Default, PartialEq)]
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
}

impl Reducible for Results {
    type Action = (String, Option<Rc<Value>>);

    fn reduce(self: Rc<Self>, (link, result): Self::Action) -> Rc<Self> {
        let mut all = (*self.0).clone();
        all.insert(link, result);
        Rc::new(Self(Rc::new(all)))
    }
}

/// The results of all that is asked for, as far as they are there. What costs much is not computed unasked.
#[hook]
pub fn use_results(wanted: impl FnOnce(&Results) -> Vec<Experiment>) -> Results {
    let results = use_reducer(Results::default);
    let asker = use_memo((), |()| Asker::unique());
    let next = wanted(&results)
        .into_iter()
        .map(|experiment| experiment.asked());
    let next = next
        .into_iter()
        .find(|experiment| !results.is_done(experiment));
    let found = results.dispatcher();
    use_job_while(next, move |experiment: Experiment| {
        let link = experiment.link();
        if experiment.runnable().is_err() || !experiment.cost().is_quick() {
            found.dispatch((link, None));
            return None;
        }
        let asked = experiment.clone();
        Some(submit(&experiment, move |job: &Job| {
            let (found, link) = (found.clone(), link.clone());
            match job.state {
                JobState::Running | JobState::Paused => {}
                JobState::Finished => {
                    let report = Inquiry::report(Format::Json);
                    asker.ask(&asked, &report, &job.snapshots, move |json| {
                        found.dispatch((link, json.ok().and_then(|json| result(&json))));
                    });
                }
                JobState::Stopped | JobState::Failed(_) => found.dispatch((link, None)),
            }
        }))
    });
    (*results).clone()
}

fn result(json: &str) -> Option<Rc<Value>> {
    let mut document: Value = serde_json::from_str(json).ok()?;
    Some(Rc::new(document["result"].take()))
}
