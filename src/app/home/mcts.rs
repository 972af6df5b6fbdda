//! Connect Four, small: the machine plays against itself, its thoughts above the board.

use crate::app::device::prefers_reduced_motion;
use crate::app::labs::mcts::Board;
use crate::app::workers::{JobHandle, submit};
use experiments::mcts::{MctsLab, Person, Thoughts};
use experiments::{Experiment, Lab};
use games::connect_four::Column;
use gloo::timers::callback::Timeout;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// The miniature's machine: weak and quick.
const SIMULATIONS: u64 = 400;
/// Between two moves of the miniature, and before it begins anew.
const MOVE_MILLISECONDS: u32 = 900;
const END_MILLISECONDS: u32 = 4_000;

/// The lab itself, small: the machine plays against itself, its thoughts above the board.
#[component]
pub fn MctsMiniature() -> Html {
    let lab = use_state(first_game);
    let thoughts = use_state(|| None::<Rc<Thoughts>>);
    let job = use_mut_ref(|| None::<JobHandle>);
    let still = use_memo((), |()| prefers_reduced_motion());
    {
        let (lab, thoughts) = (lab.clone(), thoughts.setter());
        use_effect_with((*lab).clone(), move |now| {
            let experiment = Experiment::Mcts(now.clone());
            let now = now.clone();
            let runs = experiment.runnable().is_ok();
            let handle = runs.then(|| {
                submit(&experiment, move |job: &Job| {
                    let merged = now.thoughts(&job.snapshots).ok();
                    if let Some(merged) = merged.filter(|_| job.state == JobState::Finished) {
                        thoughts.set(Some(Rc::new(merged)));
                    }
                })
            });
            *job.borrow_mut() = handle;
        });
    }
    {
        let (lab, set_lab) = ((*lab).clone(), lab.setter());
        use_effect_with((thoughts.clone(), lab), move |(thoughts, lab)| {
            let next = next(lab, thoughts.as_deref());
            let pause = if lab.runnable().is_ok() {
                MOVE_MILLISECONDS
            } else {
                END_MILLISECONDS
            };
            let timer = next
                .filter(|_| !*still)
                .map(|next| Timeout::new(pause, move || set_lab.set(next)));
            move || drop(timer)
        });
    }
    html! {
        <div class="miniature" aria-hidden="true" inert=true>
            <Board lab={(*lab).clone()} thoughts={(*thoughts).clone()} playable={false} on_play={Callback::noop()} />
        </div>
    }
}

fn first_game() -> MctsLab {
    MctsLab {
        moves: "4453".to_owned(),
        person: Person::Neither,
        simulations: SIMULATIONS,
        ..MctsLab::default()
    }
}

/// The position after the best move, or a new game after the end; `None` while the thoughts are of another
/// position.
fn next(lab: &MctsLab, thoughts: Option<&Thoughts>) -> Option<MctsLab> {
    if lab.runnable().is_err() {
        return Some(MctsLab {
            moves: first_game().moves,
            seed: lab.seed + 1,
            ..lab.clone()
        });
    }
    let best: Column = thoughts?.best?;
    lab.play(best)
}
