//! The step in words, and its arithmetic: what has just happened.

use super::go::Go;
use experiments::minimax::MinimaxExperiment;
use experiments::parameters::Parameters;
use page_kit::router::Entry;
use page_model::minimax::step::{Told, told};
use page_model::minimax::view::{SideView, View};
use texts::{ParameterText, Texts};
use yew::prelude::*;

/// The sentence about `side`, and the arithmetic where there is some.
pub fn step_line(
    lab: &MinimaxExperiment,
    view: &View,
    side: &SideView,
    go: &Go,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.minimax.page;
    let Told {
        sentence,
        arithmetic,
        is_opening,
    } = told(lab, view, side, texts);
    html! {
        <div class="step-line">
            <p id="story" aria-live="polite">{ sentence }</p>
            <p class="arithmetic number" id="arithmetic" data-about="value v">{ arithmetic }</p>
            if is_opening { <p class="quiet small go-on">{ words.go_on }</p> }
            { foretell(lab, go, &texts.labs.minimax.parameters.foretell) }
        </div>
    }
}

/// The switch for values that are still to come, where that is a choice.
fn foretell(lab: &MinimaxExperiment, go: &Go, words: &'static ParameterText) -> Html {
    if lab.is_game() || !lab.uses("foretell") {
        return Html::default();
    }
    let next = MinimaxExperiment {
        foretell: !lab.foretell,
        ..lab.clone()
    };
    let onchange = go.reform(move |_: Event| (next.clone(), Entry::Replace));
    html! {
        <label class="in-a-row small quiet foretell" title={words.help}>
            <input type="checkbox" id="foretell" checked={lab.foretell} {onchange} />{ words.label }
        </label>
    }
}
