//! Fetches an iteration: it is the same run with fewer iterations, done by a worker, which keeps its last one step by step.

use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::regret::RegretExperiment;
use page_kit::components::job::{Asked, use_job};
use runner::scheduler::Failure;
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// What is seen, and whether it is another iteration than the one asked for since that one is not there yet.
#[derive(Clone, PartialEq)]
pub struct Seen {
    pub iteration: Option<Rc<Iteration>>,
    pub is_loading: bool,
    /// Whether it could not be had.
    pub has_failed: bool,
    /// Why, if that is known.
    pub failure: Option<Failure>,
    /// Asks again after a failure.
    pub again: Callback<()>,
}

/// Fetches iteration `number` of `lab`; nothing is computed if there is none.
#[hook]
pub fn use_looking(lab: &RegretExperiment, tree: &Arc<GameTree>, number: Option<u64>) -> Seen {
    let tree = tree.clone();
    let question = number.map(|number| lab.at(number));
    let asked: Asked<RegretExperiment, Rc<Iteration>> = use_job(question, move |_, job| {
        let record = job.records.first().filter(|_| !job.is_active())?;
        RegretExperiment::read_record(&tree, record.as_slice()).map(Rc::new)
    });
    // Until the iteration is there the last one stays in sight, if it is of the same run.
    let run = lab.at(1);
    let last = || asked.latest(|known| known.at(1) == run);
    let iteration = match asked.answer() {
        None if asked.is_unanswered() => None,
        answer => answer.or_else(last).cloned(),
    };
    Seen {
        iteration: iteration.filter(|_| number.is_some()),
        is_loading: asked.is_open(),
        has_failed: asked.is_unanswered(),
        failure: asked.failure().cloned(),
        again: asked.again,
    }
}
