//! Inside an iteration: both players' walks, step by step, in the tree of the game and in formulas.
//!
//! * [`walking`]: the iteration looked at, and how far its walk has come; [`looking`] fetches it. [`mod@iteration_row`]: which one.
//! * [`steps`]: its steps, [`picture`] and story. [`story_panel`]: the step in words and
//!   formulas. [`pseudo_code`]: the lines of the walk. [`numbers`]: tables.

mod iteration_row;
mod looking;
mod numbers;
mod picture;
mod pseudo_code;
mod steps;
mod story_panel;
pub mod walking;

use experiments::regret::{Findings, RegretExperiment};
use iteration_row::iteration_row;
use looking::Seen;
use page_kit::components::arrival::use_scroll_to_moment;
use page_kit::components::focus::FocusFallback;
use page_kit::components::run::RunFailure;
use page_kit::context::use_page;
use page_model::regret::look::MAX_DRAWN;
pub use pseudo_code::PseudoCode;
use std::rc::Rc;
use std::sync::Arc;
use steps::Steps;
use texts::RegretInsideTexts;
use walking::Walking;
use yew::prelude::*;

#[derive(Properties)]
pub struct ArithmeticProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub walking: Walking,
}

/// Of what was learned only the game matters here.
impl PartialEq for ArithmeticProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && self.walking == other.walking
            && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// The iteration, its steps and their numbers.
#[component]
pub fn Arithmetic(props: &ArithmeticProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let (lab, walking) = (&props.lab, &props.walking);
    // Anyone who comes by a link to a step sees it.
    let place = use_node_ref();
    let is_there = walking.state.is_some() || walking.seen.has_failed || walking.is_waiting;
    use_scroll_to_moment(&place, lab.step > 0, is_there);
    let Walking {
        number, seen, go, ..
    } = walking.clone();
    if !walking.may_be_drawn {
        return html! { <p class="quiet" id="too-large">{ (words.too_large)(MAX_DRAWN) }</p> };
    }
    let step = lab.step;
    let shown = seen.iteration.as_ref().map_or(0, |known| known.number);
    html! {
        <div ref={place} class="regret-inside inside rows" id="inside" tabindex="-1" data-loading={seen.is_loading.to_string()}
            data-iteration={shown.to_string()}>
            { iteration_row(number, lab.iterations, &go.reform(move |number| (number, step)), words) }
            <p class="quiet small" role="status">{ status(&seen, words) }</p>
            if let Some(failure) = seen.failure {
                <RunFailure {failure} again={seen.again} fallback="#inside" />
            }
            if walking.is_waiting {
                <p id="costly-moment">{ (words.costly)(&(texts.number)(number)) }</p>
                <FocusFallback fallback="#look">
                    <p><button id="look-inside" onclick={go.reform(move |_: MouseEvent| (number, step))}>{ words.compute }</button></p>
                </FocusFallback>
            }
            if let (Some(iteration), Some(state)) = (seen.iteration, walking.state.clone()) {
                <Steps lab={lab.clone()} tree={props.learned.tree.clone()} {iteration} {state} {number} {go} />
            }
        </div>
    }
}

/// What is to be said while an iteration is not there.
fn status(seen: &Seen, words: &RegretInsideTexts) -> &'static str {
    if seen.is_loading {
        words.loading
    } else if seen.has_failed {
        words.failed
    } else {
        ""
    }
}
