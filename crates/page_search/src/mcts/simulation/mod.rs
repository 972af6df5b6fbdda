//! The simulation at work: its four phases as large tabs, and below them one sentence, one formula with the numbers of the
//! moment, and what they are about.
//!
//! * [`choosing`]: selection and expansion, the bounds of the moves as bars; [`formula`]: one of them
//!   worked out.
//! * [`played`]: the playout. [`update`]: what its result changes. [`guess`]: what comes next is asked before it is shown.

mod choosing;
mod formula;
mod guess;
mod played;
mod update;

use choosing::Choosing;
use experiments::mcts::inside::PHASES;
use experiments::mcts::{Inside, MctsExperiment};
use guess::guess;
use page_kit::context::use_page;
use page_model::mcts::about;
use page_model::mcts::glimpse::moves_to;
use page_model::mcts::position::places_of;
use page_model::mcts::words::phase_sentence;
use played::played;
use std::rc::Rc;
use texts::{StageTexts, Texts};
use update::update;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SimulationProps {
    pub lab: MctsExperiment,
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<u32>,
    /// Looks at the node after these moves, or at none.
    pub on_select: Callback<Option<Vec<u8>>>,
    /// To a moment of the search, in phases.
    pub on_look: Callback<u64>,
    /// The board beside the sentence.
    pub board: Html,
}

/// The simulation looked at, phase by phase.
#[component]
pub fn Simulation(props: &SimulationProps) -> Html {
    let texts = use_page().texts;
    let (lab, inside) = (&props.lab, &props.inside);
    // The last phase of a simulation is the moment after it.
    let phase = props.phase.unwrap_or(PHASES as u8);
    let detail = match (phase, props.selected) {
        (3, None) => played(lab, inside, &texts.labs.mcts.stage),
        (4, None) => update(lab, inside, texts),
        _ => html! {
            <Choosing lab={lab.clone()} inside={inside.clone()} phase={props.phase} selected={props.selected} />
        },
    };
    html! {
        <div class="simulation">
            { tabs(props, phase, texts) }
            <div class="told rows">
                <p id="inside-story" aria-live="polite">{ phase_sentence(inside, phase, &texts.labs.mcts.inside) }</p>
                { places(props, &texts.labs.mcts.stage) }
                { guess(lab, inside, props.phase, texts) }
            </div>
            { props.board.clone() }
            <div class="detail rows">{ detail }</div>
        </div>
    }
}

/// Where the simulation chooses: the root and the nodes of its path, and the node looked at.
fn places(props: &SimulationProps, words: &StageTexts) -> Html {
    let inside = &props.inside;
    let selected = props.selected.map(|node| moves_to(inside, node));
    let all = places_of(inside, props.phase, selected.as_deref());
    let place = |moves: Vec<u8>| {
        let is_here = selected.as_ref() == Some(&moves);
        let token = about::node(&moves);
        let name = (words.place)(&about::listed(&moves));
        // Pressed again it is looked at no more.
        let next = if is_here { None } else { Some(moves) };
        let onclick = props.on_select.reform(move |_: MouseEvent| next.clone());
        html! { <button {onclick} aria-pressed={is_here.to_string()} data-about={token}>{ name }</button> }
    };
    html! {
        <div class="tabs places" role="group" aria-label={words.places}>{ for all.into_iter().map(place) }</div>
    }
}

/// The phases, each a way to that moment of the same simulation.
fn tabs(props: &SimulationProps, phase: u8, texts: &'static Texts) -> Html {
    let words = &texts.labs.mcts;
    let first = props.inside.simulations.saturating_sub(1) * PHASES;
    let tab = |(number, name): (u8, &&'static str)| {
        let is_lit = number == phase;
        let moment = first + u64::from(number);
        let onclick = props.on_look.reform(move |_: MouseEvent| moment);
        html! {
            <li>
                <button class={is_lit.then_some("lit")} aria-current={is_lit.then_some("step")} {onclick}>
                    <b>{ number }</b>{ *name }
                </button>
            </li>
        }
    };
    html! {
        <ol class="phases" id="phases" aria-label={words.stage.phases}>
            { for (1_u8..).zip(&words.inside.phases).map(tab) }
        </ol>
    }
}
