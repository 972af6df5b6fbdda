//! The simulation at work: its four phases as large tabs, and below them one sentence, one formula with the numbers of the
//! moment, and what they are about.
//!
//! * [`choosing`]: selection and expansion, the bounds of the moves as bars; [`formula`]: one of them worked out.
//! * [`played`]: the playout. [`update`]: what its result changes.

mod choosing;
mod formula;
mod played;
mod update;

use super::inside::words::phase_sentence;
use crate::app::context::use_page;
use choosing::Choosing;
use experiments::mcts::inside::PHASES;
use experiments::mcts::{Inside, MctsLab};
use played::Played;
use std::rc::Rc;
use texts::Texts;
use update::Update;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SimulationProps {
    pub lab: MctsLab,
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<u32>,
    /// Looks at the node after these moves; at none for the root.
    pub on_select: Callback<Vec<u8>>,
    /// To a moment of the search, in phases.
    pub on_look: Callback<u64>,
}

/// The view.
#[component]
pub fn Simulation(props: &SimulationProps) -> Html {
    let texts = use_page().texts;
    let inside = &props.inside;
    // The last phase of a simulation is the moment after it.
    let phase = props.phase.unwrap_or(PHASES as u8);
    html! {
        <div class="simulation rows">
            { tabs(props, phase, texts) }
            <p id="inside-story" aria-live="polite">{ phase_sentence(inside, phase, &texts.labs.mcts.inside) }</p>
            { match (phase, props.selected) {
                (3, None) => html! { <Played lab={props.lab.clone()} inside={inside.clone()} /> },
                (4, None) => html! { <Update lab={props.lab.clone()} inside={inside.clone()} /> },
                _ => html! {
                    <Choosing lab={props.lab.clone()} inside={inside.clone()} phase={props.phase} selected={props.selected}
                        on_select={props.on_select.clone()} />
                },
            } }
        </div>
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
