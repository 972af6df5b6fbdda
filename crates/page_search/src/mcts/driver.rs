//! Driver: what was found about a lab's moments, what is thought about now, and what follows by itself.

use super::command::Command;
use super::handles::{Handles, Links, game_of};
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::{Experiment, LabExperiment, link};
use games::Turn;
use gloo::timers::callback::Timeout;
use page_kit::components::job::use_job_cell;
use page_kit::components::page_is_shown::use_page_is_shown;
use page_kit::components::reduced::Reduced;
use page_kit::components::run::{kept, use_latest, use_saver};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_kit::storage;
use page_kit::workers::hardware_concurrency;
use page_model::mcts::thinking::{Action, Found, Purpose, Running, Thinking, question_of};
use std::rc::Rc;
use yew::prelude::*;

/// Time for what an earlier visit has found to be there again, and for a setting that is being dragged.
const MILLISECONDS: u32 = 40;

/// What the components see.
#[derive(Clone, PartialEq)]
pub struct Driver {
    pub command: Callback<Command>,
    /// What was found about the moment looked at.
    pub found: Option<Rc<Found>>,
    /// What was found about the moment before: what the machine thought when it made its move.
    pub before: Option<Rc<Found>>,
    /// The thinking under way, which is always about the moment looked at.
    pub running: Option<Running>,
    /// Whether a click on the board is a move.
    pub playable: bool,
}

impl Driver {
    /// The thoughts about the position on the board: numbers over its columns are about no other.
    pub fn thoughts_now(&self) -> Option<Rc<Thoughts>> {
        self.found.as_ref().map(|found| found.findings.clone())
    }

    /// The position before the last move, if the machine chose that move by what was found there.
    pub fn past_of(&self, lab: &MctsExperiment) -> Option<MctsExperiment> {
        let past = lab.at_ply(lab.plies().checked_sub(1)?);
        (self.before.is_some() && past.is_machines_turn()).then_some(past)
    }
}

/// The driver of a lab.
#[hook]
pub fn use_driver(lab: &MctsExperiment) -> Driver {
    let router = use_page().router;
    let state = use_reducer(Reduced::<Thinking>::default);
    let job = use_job_cell();
    let links = use_mut_ref(|| Links {
        own: String::new(),
        seen: link::write(MctsExperiment::NAME, lab),
        game: game_of(lab),
    });
    let handles = Handles {
        lab: lab.clone(),
        router,
        state: state.clone(),
        job,
        links,
        saver: use_saver(),
    };
    use_resumption(&handles);
    use_reactions(&handles);
    use_unasked_search(&handles);
    use_remembrance(&state);
    let question = question_of(lab);
    let running = state
        .running
        .clone()
        .filter(|running| running.question == question);
    let thinking_to_move = running
        .as_ref()
        .is_some_and(|running| running.purpose == Purpose::Move);
    Driver {
        command: use_latest(handles, Handles::carry_out),
        found: state.found(&question).cloned(),
        before: lab
            .plies()
            .checked_sub(1)
            .and_then(|ply| state.found(&question_of(&lab.at_ply(ply))).cloned()),
        playable: matches!(lab.turn(), Turn::Player(_)) && !thinking_to_move,
        running,
    }
}

/// After a reload: what was found is there again, and in the middle of the machine's move it goes on with the move, since
/// it was asked to.
#[hook]
fn use_resumption(handles: &Handles) {
    let handles = handles.clone();
    use_effect_with((), move |()| {
        let question = handles.lab.question();
        let found = kept(&Experiment::Mcts(question.clone())).unwrap_or_default();
        if !found.is_empty() {
            let restored = Action::Restored(Box::new(question), found.clone());
            handles.state.dispatch(restored);
        }
        if storage::running() == Some(question_of(&handles.lab)) {
            handles.state.dispatch(Action::Live(true));
            if handles.lab.is_machines_turn() {
                handles.begin_with(Purpose::Move, &found);
            }
        }
    });
}

/// Keeps which move was being thought about, for [`use_resumption`]. After it, so that what an earlier page
/// left is read before it is replaced.
#[hook]
fn use_remembrance(state: &UseReducerHandle<Reduced<Thinking>>) {
    let moving = state.running.as_ref();
    let moving = moving.filter(|running| running.purpose == Purpose::Move && !running.paused);
    use_effect_with(moving.map(|running| running.question.clone()), |question| {
        storage::set_running(question.as_deref());
    });
}

/// What follows by itself from a new state: a link from outside starts stopped, thinking about a moment left ends, the best move is played when
/// the answer is there, and the machine moves when it is its turn.
#[hook]
fn use_reactions(handles: &Handles) {
    let handles = handles.clone();
    let state = handles.state.clone();
    let dependencies = (handles.lab.clone(), state.running.clone(), state.live);
    use_effect_with(dependencies, move |(lab, running, live)| {
        let question = question_of(lab);
        if handles.came_to_another_game() {
            handles.end();
            handles.state.dispatch(Action::Live(false));
            return;
        }
        match running {
            Some(running) if running.question != question => handles.end(),
            Some(running) if running.answered => {
                handles.end();
                let best = handles.with_best_move();
                if let Some(lab) = best.filter(|_| running.purpose == Purpose::Move) {
                    handles.set(&lab, Entry::Replace);
                }
            }
            Some(_) => {}
            None if *live && lab.is_at_end() && lab.is_machines_turn() => {
                handles.begin(Purpose::Move)
            }
            None => {}
        }
    });
}

/// Begins the search of a position by itself where that is cheap, unless the machine is about to begin anyway.
#[hook]
fn use_unasked_search(handles: &Handles) {
    let lab = &handles.lab;
    let question = question_of(lab);
    let is_idle = handles.state.running.is_none() && handles.state.found(&question).is_none();
    let machine_begins = handles.state.live && lab.is_at_end() && lab.is_machines_turn();
    let is_cheap = lab.cost().may_begin_unasked(hardware_concurrency());
    // A hook is used at every render.
    let is_shown = use_page_is_shown();
    let may_begin = is_cheap && is_shown && lab.runnable().is_ok();
    let is_wanted = is_idle && !machine_begins && may_begin;
    let latest = use_mut_ref(|| handles.clone());
    latest.borrow_mut().clone_from(handles);
    use_effect_with((question, is_wanted), move |(_, is_wanted)| {
        let timeout = is_wanted.then(|| {
            Timeout::new(MILLISECONDS, move || {
                let handles = latest.borrow().clone();
                handles.begin(Purpose::Search);
            })
        });
        move || drop(timeout)
    });
}
