//! Fetches an iteration: it is the same run with fewer iterations, done by a worker, which keeps its last one step by step.

use crate::app::workers::{JobHandle, submit};
use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::Experiment;
use experiments::regret::RegretLab;
use runner::scheduler::JobState;
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

/// Iterations that are remembered, so that small steps back and forth cost nothing.
const MAX_REMEMBERED: usize = 24;

/// What is seen, and whether it is another iteration than the one asked for since that one is not there yet.
#[derive(Clone, Default, PartialEq)]
pub struct Seen {
    pub iteration: Option<Rc<Iteration>>,
    pub is_loading: bool,
    pub has_failed: bool,
}

/// Iterations by the experiment whose last one they are; `None` for one that could not be had.
#[derive(Clone, Default)]
struct Remembered(Vec<(RegretLab, Option<Rc<Iteration>>)>);

impl Reducible for Remembered {
    type Action = (RegretLab, Option<Rc<Iteration>>);

    fn reduce(self: Rc<Self>, (lab, iteration): Self::Action) -> Rc<Self> {
        let mut all = self.0.clone();
        all.retain(|(known, _)| *known != lab);
        all.push((lab, iteration));
        let surplus = all.len().saturating_sub(MAX_REMEMBERED);
        all.drain(..surplus);
        Rc::new(Self(all))
    }
}

/// Fetches iteration `number` of `lab`; nothing is computed if there is none.
#[hook]
pub fn use_looking(lab: &RegretLab, tree: &Arc<GameTree>, number: Option<u64>) -> Seen {
    let remembered = use_reducer(Remembered::default);
    let job = use_mut_ref(|| None::<JobHandle>);
    let question = number.map(|number| lab.at(number));
    let known = question.as_ref().and_then(|question| {
        let mut all = remembered.0.iter();
        all.find(|(known, _)| known == question)
    });
    let missing = question.clone().filter(|_| known.is_none());
    {
        let (remembered, tree) = (remembered.dispatcher(), tree.clone());
        use_effect_with(missing.clone(), move |missing| {
            drop(job.borrow_mut().take());
            let Some(lab) = missing.clone() else { return };
            let handle = submit(&Experiment::Regret(lab.clone()), move |job| {
                if matches!(job.state, JobState::Running | JobState::Paused) {
                    return;
                }
                let record = job.records.first();
                let iteration =
                    record.and_then(|bytes| RegretLab::read_record(&tree, bytes.as_slice()));
                remembered.dispatch((lab.clone(), iteration.map(Rc::new)));
            });
            *job.borrow_mut() = Some(handle);
        });
    }
    // Until the iteration is there the last one stays in sight, if it is of the same run.
    let last = || {
        let is_of_same_run = |known: &RegretLab| known.at(1) == lab.at(1);
        let mut all = remembered.0.iter().rev();
        all.find_map(|(known, iteration)| iteration.clone().filter(|_| is_of_same_run(known)))
    };
    let iteration = known.map_or_else(last, |(_, iteration)| iteration.clone());
    Seen {
        is_loading: missing.is_some(),
        has_failed: known.is_some_and(|(_, iteration)| iteration.is_none()),
        iteration: iteration.filter(|_| question.is_some()),
    }
}
