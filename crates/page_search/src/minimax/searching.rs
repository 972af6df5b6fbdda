//! The searches under way: begun with the question, kept until another one is asked.

use experiments::Experiment;
use experiments::minimax::MinimaxExperiment;
use page_kit::components::job::{Asked, JobCell, use_job, use_job_cell};
use page_kit::components::reduced::Reduced;
use page_kit::workers::{JobHandle, submit_resumed};
use page_model::minimax::searching::{Action, Command, Found, Searching, question_of};
use runner::scheduler::{Job, JobState};
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
        whole.and_then(|found| found.lab.first_levels()),
        Searching::of_job,
    );
    asked.answer().cloned()
}

/// Searches the position of `lab` as soon as it changes. A search whose tree turns out too large to be kept is
/// paused, since nobody has asked for more than the tree; `presses_on` lets it go on.
#[hook]
pub fn use_searches(lab: &MinimaxExperiment, presses_on: bool) -> Searches {
    let state = use_reducer(Reduced::<Searching>::default);
    let job = use_job_cell();
    let asked_on = use_mut_ref(|| false);
    let question = question_of(lab);
    let begin = {
        let known = state.shown(&question).cloned();
        let (state, job, asked_on) = (state.dispatcher(), job.clone(), asked_on.clone());
        let lab = lab.question();
        move |is_asked: bool| {
            drop(job.take());
            // A tree that was too large already is not worth pausing for again, if somebody asks.
            let was_too_large = known.as_ref().is_some_and(|found| found.is_too_large());
            *asked_on.borrow_mut() = presses_on || (is_asked && was_too_large);
            let known = known.as_ref().map_or(&[][..], |found| &found.snapshots);
            state.dispatch(Action::Begun(lab.clone()));
            let (news, of) = (state.clone(), lab.clone());
            let experiment = Experiment::Minimax(lab.clone());
            let handle = submit_resumed(&experiment, known, move |job: &Job| {
                news.dispatch(Action::News(of.clone(), job.clone()));
            });
            job.begin(handle);
        }
    };
    {
        let begin = begin.clone();
        let restored = state
            .shown(&question)
            .is_some_and(|found| found.is_complete());
        use_effect_with(question.clone(), move |_| {
            if !restored {
                begin(false);
            }
        });
    }
    let found = state.shown(&question).cloned();
    use_pause(found.as_deref(), &job, &asked_on);
    let command = Callback::from({
        let state = state.dispatcher();
        move |command: Command| match command {
            Command::Pause(paused) => {
                *asked_on.borrow_mut() |= !paused;
                job.with(|job| job.set_paused(paused));
            }
            Command::Stop => job.with(JobHandle::stop),
            Command::Again => begin(true),
            Command::Restore(lab, snapshots) => state.dispatch(Action::Restored(*lab, snapshots)),
        }
    });
    Searches { found, command }
}

/// Pauses a search whose tree has become too large, unless somebody has `asked_on`.
#[hook]
fn use_pause(found: Option<&Found>, job: &JobCell, asked_on: &Rc<RefCell<bool>>) {
    let (job, asked_on) = (job.clone(), asked_on.clone());
    let pauses =
        found.is_some_and(|found| found.is_too_large() && found.state == JobState::Running);
    use_effect_with(pauses, move |pauses| {
        if *pauses && !*asked_on.borrow() {
            job.with(|job| job.set_paused(true));
        }
    });
}
