//! The first page: what this is, in five seconds; something started, within ten.

use super::context::use_page;
use super::labs::connect_four::Board;
use super::storage;
use super::workers::{JobHandle, submit};
use crate::experiments::connect_four::{ConnectFourLab, Person, Thoughts};
use crate::experiments::{Experiment, Lab};
use crate::games::connect_four::Column;
use crate::runner::scheduler::{Job, JobState};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The miniature's machine: weak and quick.
const SIMULATIONS: u64 = 400;
/// Between two moves of the miniature, and before it begins anew.
const MOVE_MILLISECONDS: u32 = 900;
const END_MILLISECONDS: u32 = 4_000;

/// The home page.
#[component]
pub fn Home() -> Html {
    let texts = use_page().texts;
    let words = &texts.home;
    let link = ConnectFourLab::NAME;
    let last = storage::last_link(link).filter(|last| last != link);
    html! {
        <div class="home">
            <section class="hero">
                <h1>{ words.headline }</h1>
                <p class="lead">{ words.lead }</p>
                <p class="actions">
                    <a class="button primary" href={format!("#/{link}")} id="start">{ words.start }</a>
                    if let Some(last) = last {
                        <a class="button" href={format!("#/{last}")}>{ words.go_on }</a>
                    }
                </p>
                <ul class="promises">{ for words.promises.iter().map(|promise| html! { <li>{ *promise }</li> }) }</ul>
            </section>
            <section class="lab-cards" aria-label={texts.shell.labs}>
                <article class="lab-card">
                    <Miniature />
                    <div>
                        <h2>{ texts.connect_four.title }</h2>
                        <p>{ texts.connect_four.summary }</p>
                        <p class="quiet small">{ words.miniature }</p>
                        <p><a href={format!("#/{link}")}>{ words.open_lab }</a></p>
                    </div>
                </article>
            </section>
        </div>
    }
}

/// The lab itself, small: the machine plays against itself, its thoughts above the board.
#[component]
fn Miniature() -> Html {
    let lab = use_state(first_game);
    let thoughts = use_state(|| None::<Rc<Thoughts>>);
    let job = use_mut_ref(|| None::<JobHandle>);
    let still = use_memo((), |()| prefers_reduced_motion());
    {
        let (lab, thoughts) = (lab.clone(), thoughts.setter());
        use_effect_with((*lab).clone(), move |now| {
            let experiment = Experiment::ConnectFour(now.clone());
            let now = now.clone();
            let runs = experiment.runnable().is_ok();
            let handle = runs.then(|| {
                submit(&experiment, move |job: &Job| {
                    let merged = now.merge(&job.snapshots).ok();
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

fn first_game() -> ConnectFourLab {
    ConnectFourLab {
        moves: "4453".to_owned(),
        person: Person::Neither,
        simulations: SIMULATIONS,
        ..ConnectFourLab::default()
    }
}

/// The position after the best move, or a new game after the end; `None` while the thoughts are of another
/// position.
fn next(lab: &ConnectFourLab, thoughts: Option<&Thoughts>) -> Option<ConnectFourLab> {
    if lab.runnable().is_err() {
        return Some(ConnectFourLab {
            moves: first_game().moves,
            seed: lab.seed + 1,
            ..lab.clone()
        });
    }
    let best: Column = thoughts?.best?;
    lab.play(best)
}

fn prefers_reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| {
            window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()
                .flatten()
        })
        .is_some_and(|query| query.matches())
}
