//! Goes to a moment of the search: another moment is the same search with fewer simulations, done again by a worker.

use crate::app::workers::{JobHandle, submit};
use experiments::Experiment;
use experiments::mcts::inside::{Moment, PHASES};
use experiments::mcts::{Inside, MctsLab};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

/// Moments that are remembered, so that the phases of one simulation, and small steps back, cost nothing.
const MAX_REMEMBERED: usize = 24;

/// The moment that an experiment looks at.
pub fn moment_of(lab: &MctsLab) -> Moment {
    let all = lab.simulations_of_first_tree() * PHASES;
    Moment::at(lab.look.map_or(all, |phases| phases.min(all)))
}

/// What is seen, and whether it is another moment than the one asked for since that one is not there yet.
#[derive(Clone, Default, PartialEq)]
pub struct Seen {
    pub inside: Option<Rc<Inside>>,
    pub is_loading: bool,
}

#[derive(Clone, Default)]
struct Remembered(Vec<(MctsLab, Rc<Inside>)>);

impl Reducible for Remembered {
    type Action = (MctsLab, Rc<Inside>);

    fn reduce(self: Rc<Self>, (lab, inside): Self::Action) -> Rc<Self> {
        let mut all = self.0.clone();
        all.retain(|(known, _)| *known != lab);
        all.push((lab, inside));
        let surplus = all.len().saturating_sub(MAX_REMEMBERED);
        all.drain(..surplus);
        Rc::new(Self(all))
    }
}

/// Looks into the search of `lab` at its moment; nothing is computed unless `is_wanted`.
#[hook]
pub fn use_looking(lab: &MctsLab, is_wanted: bool) -> Seen {
    let remembered = use_reducer(Remembered::default);
    let job = use_mut_ref(|| None::<JobHandle>);
    let moment = moment_of(lab);
    let question = lab.search_until(moment.simulations);
    let find = |lab: &MctsLab| {
        let found = remembered.0.iter().find(|(known, _)| known == lab);
        found.map(|(_, inside)| inside.clone())
    };
    let found = find(&question);
    let missing =
        (is_wanted && moment.simulations > 0 && found.is_none()).then(|| question.clone());
    {
        let remembered = remembered.dispatcher();
        use_effect_with(missing.clone(), move |missing| {
            drop(job.borrow_mut().take());
            let Some(lab) = missing.clone() else { return };
            let experiment = Experiment::Mcts(lab.clone());
            if experiment.runnable().is_err() {
                return;
            }
            let handle = submit(&experiment, move |job| {
                let record = job
                    .records
                    .first()
                    .filter(|_| job.state == JobState::Finished);
                if let Some(inside) = record.and_then(|bytes| Inside::decode(bytes)) {
                    remembered.dispatch((lab.clone(), Rc::new(inside)));
                }
            });
            *job.borrow_mut() = Some(handle);
        });
    }
    // Until the moment is there the last one stays in sight, if it is of the same search.
    let same_search =
        |(known, _): &&(MctsLab, Rc<Inside>)| known.search_until(1) == question.search_until(1);
    let last = || {
        remembered
            .0
            .iter()
            .rev()
            .find(same_search)
            .map(|(_, inside)| inside.clone())
    };
    Seen {
        is_loading: missing.is_some(),
        inside: found
            .or_else(last)
            .filter(|_| is_wanted && moment.simulations > 0),
    }
}
