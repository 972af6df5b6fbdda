//! Results of experiments that answers depend on: computed one after another, and remembered as long as the page is shown.

use experiments::Experiment;
use experiments::inquiry::{Format, Inquiry};
use lessons::expression::Value;
use page_kit::components::job::use_job_while;
use page_kit::workers::{Asker, submit};
use page_model::lessons::results::{Results, is_computed_unasked, result_of};
use runner::job::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// The results as Yew has them.
#[derive(Clone, Default, PartialEq)]
struct Store(Results);

impl Reducible for Store {
    type Action = (String, Option<Rc<Value>>);

    fn reduce(self: Rc<Self>, (link, result): Self::Action) -> Rc<Self> {
        Rc::new(Self(self.0.with(link, result)))
    }
}

/// The results of all that is asked for, as far as they are there. What costs much is not computed unasked.
#[hook]
pub fn use_results(wanted: impl FnOnce(&Results) -> Vec<Experiment>) -> Results {
    let results = use_reducer(Store::default);
    let asker = use_memo((), |()| Asker::unique());
    let next = results.0.next(wanted(&results.0));
    let found = results.dispatcher();
    use_job_while(next, move |experiment: Experiment| {
        let link = experiment.link();
        if !is_computed_unasked(&experiment) {
            found.dispatch((link, None));
            return None;
        }
        let asked = experiment.clone();
        Some(submit(&experiment, &[], move |job: &Job| {
            let (found, link) = (found.clone(), link.clone());
            match job.state {
                JobState::Running | JobState::Paused => {}
                JobState::Finished => {
                    let report = Inquiry::report(Format::Json);
                    asker.ask(&asked, &report, &job.snapshots, move |json| {
                        found.dispatch((
                            link,
                            json.ok().and_then(|json| result_of(&json)).map(Rc::new),
                        ));
                    });
                }
                JobState::Stopped | JobState::Failed(_) => found.dispatch((link, None)),
            }
        }))
    });
    results.0.clone()
}
