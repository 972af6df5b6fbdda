//! Goes to a moment of the search: another moment is the same search with fewer simulations, done again by a worker.

use experiments::mcts::{Inside, MctsExperiment};
use page_kit::components::job::{Asked, use_job};
use runner::scheduler::{Failure, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// What is seen, and whether it is still to come.
#[derive(Clone, PartialEq)]
pub struct Seen {
    pub inside: Option<Rc<Inside>>,
    pub is_loading: bool,
    pub failure: Option<Failure>,
    /// Asks again after a failure.
    pub again: Callback<()>,
}

/// Looks into the search of `lab` at its moment; nothing is computed unless `is_wanted`.
#[hook]
pub fn use_looking(lab: &MctsExperiment, is_wanted: bool) -> Seen {
    let moment = lab.moment();
    let question = lab.search_until(moment.simulations);
    let wanted = (is_wanted && moment.simulations > 0).then(|| question.clone());
    let is_wanted = wanted.is_some();
    let asked: Asked<MctsExperiment, Rc<Inside>> = use_job(wanted, |_, job| {
        let record = job.records.first();
        let record = record.filter(|_| job.state == JobState::Finished)?;
        Inside::decode(record).map(Rc::new)
    });
    let inside = asked.answer().cloned();
    Seen {
        inside: inside.filter(|_| is_wanted),
        is_loading: asked.is_open(),
        failure: asked.failure().cloned(),
        again: asked.again,
    }
}
