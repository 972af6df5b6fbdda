//! The searches under way: begun with the question, kept until another one is asked.

use experiments::minimax::MinimaxExperiment;
use page_kit::components::job::{self, Asked, JobCell, use_job, use_job_cell};
use page_kit::components::reduced::Reduced;
use page_kit::workers::JobHandle;
use page_model::kit::store::Action;
use page_model::minimax::searching::{Command, Found, Searching, asked, found_at_end};
use runner::scheduler::JobState;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What the page sees of the searches.
#[derive(Clone, PartialEq)]
pub struct Searches {
    pub found: Option<Rc<Found>>,
    pub command: Callback<Command>,
}

/// The same search looking a few moves ahead, once the whole one has turned out too large to be drawn.
#[hook]
pub fn use_first_levels(found: Option<&Rc<Found>>) -> Option<Rc<Found>> {
    let whole = found.filter(|found| found.is_too_large());
    let asked: Asked<MinimaxExperiment, Rc<Found>> = use_job(
        whole.and_then(|found| found.question.first_levels()),
        found_at_end,
    );
    asked.answer().cloned()
}

/// Searches the position of `lab` as soon as it changes. A search whose tree turns out too large to be kept is
/// paused, since nobody has asked for more than the tree; `presses_on` lets it go on.
#[hook]
pub fn use_searches(lab: &MinimaxExperiment, presses_on: bool) -> Searches {
    let state = use_reducer(Reduced::<Searching>::default);
    let cell = use_job_cell();
    let asked_on = use_mut_ref(|| false);
    let question = lab.question();
    let found = state.found(&question).cloned();
    let begin = {
        let (known, question) = (found.clone(), question.clone());
        let (state, cell, asked_on) = (state.dispatcher(), cell.clone(), asked_on.clone());
        move |is_asked: bool| {
            drop(cell.take());
            // A tree that was too large already is not worth pausing for again, if somebody asks.
            let was_too_large = known.as_ref().is_some_and(|found| found.is_too_large());
            *asked_on.borrow_mut() = presses_on || (is_asked && was_too_large);
            let known = known.as_ref().map_or(&[][..], |found| &found.snapshots);
            cell.begin(job::begin(&state, asked(&question), known, |_, _| {}));
        }
    };
    {
        let begin = begin.clone();
        let restored = found.as_ref().is_some_and(|found| found.is_complete());
        use_effect_with(question, move |_| {
            if !restored {
                begin(false);
            }
        });
    }
    use_pause(found.as_deref(), &cell, &asked_on);
    let command = Callback::from({
        let state = state.dispatcher();
        move |command: Command| match command {
            Command::Pause(paused) => {
                *asked_on.borrow_mut() |= !paused;
                cell.with(|job| job.set_paused(paused));
            }
            Command::Stop => cell.with(JobHandle::stop),
            Command::Again => begin(true),
            Command::Restore(lab, snapshots) => {
                state.dispatch(Action::Restored(asked(&lab), snapshots));
            }
        }
    });
    Searches { found, command }
}

/// Pauses a search whose tree has become too large, unless somebody has `asked_on`.
#[hook]
fn use_pause(found: Option<&Found>, cell: &JobCell, asked_on: &Rc<RefCell<bool>>) {
    let (cell, asked_on) = (cell.clone(), asked_on.clone());
    let pauses =
        found.is_some_and(|found| found.is_too_large() && found.state == JobState::Running);
    use_effect_with(pauses, move |pauses| {
        if *pauses && !*asked_on.borrow() {
            cell.with(|job| job.set_paused(true));
        }
    });
}
