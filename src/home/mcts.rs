//! Connect Four, small: the machine plays against itself, its thoughts above the board.

use super::work::{Work, use_done};
use experiments::LabExperiment;
use experiments::mcts::{MctsExperiment, Thoughts};
use first_page::Sketch;
use gloo::timers::callback::Timeout;
use page_kit::components::connect_four_board::ConnectFourBoard as Board;
use page_kit::components::job::{Asked, use_job};
use page_kit::device::prefers_reduced_motion;
use page_model::home::mcts::{first_game, next};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

/// Between two moves of the miniature, and before it begins anew.
const MOVE_MILLISECONDS: u32 = 900;
const END_MILLISECONDS: u32 = 4_000;

#[derive(PartialEq, Properties)]
pub struct MctsMiniatureProps {
    pub work: Work,
    pub on_done: Callback<()>,
}

/// The lab itself, small: the machine plays against itself, its thoughts above the board.
#[component]
pub fn MctsMiniature(&MctsMiniatureProps { work, ref on_done }: &MctsMiniatureProps) -> Html {
    let lab = use_state(first_game);
    let question = work.may_begin.then(|| (*lab).clone());
    let asked: Asked<MctsExperiment, Rc<Thoughts>> = use_job(question, |lab, job| {
        let merged = lab.thoughts(&job.snapshots).ok();
        let merged = merged.filter(|_| job.state == JobState::Finished);
        merged.map(Rc::new)
    });
    // Those of the position before stay until there are others.
    let thoughts = asked.latest(|_| true).cloned();
    let has_ended = thoughts.is_some() || asked.failure().is_some();
    use_done(has_ended, on_done);
    use_playing(&lab, thoughts.as_ref(), work.is_in_sight);
    if thoughts.is_none() {
        return html! { <Sketch lab="mcts" /> };
    }
    html! {
        <div class="miniature" aria-hidden="true" inert=true>
            <Board lab={(*lab).clone()} {thoughts} playable={false} on_play={Callback::noop()} />
        </div>
    }
}

/// A move after the other while somebody sees it.
#[hook]
fn use_playing(
    lab: &UseStateHandle<MctsExperiment>,
    thoughts: Option<&Rc<Thoughts>>,
    is_in_sight: bool,
) {
    let still = use_memo((), |()| prefers_reduced_motion());
    let set_lab = lab.setter();
    let moves = is_in_sight && !*still;
    let seen = (thoughts.cloned(), (**lab).clone(), moves);
    use_effect_with(seen, move |(thoughts, lab, moves)| {
        let next = next(lab, thoughts.as_deref()).filter(|_| *moves);
        let pause = if lab.runnable().is_ok() {
            MOVE_MILLISECONDS
        } else {
            END_MILLISECONDS
        };
        let timer = next.map(|next| Timeout::new(pause, move || set_lab.set(next)));
        move || drop(timer)
    });
}
