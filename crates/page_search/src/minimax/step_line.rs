//! The step in words, and its arithmetic: what has just happened.

use super::go::Go;
use super::view::SideView;
use experiments::minimax::MinimaxLab;
use experiments::minimax::predictions::Predictions;
use experiments::minimax::story;
use experiments::parameters::Parameters;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::{MinimaxTexts, ParameterText};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StepLineProps {
    pub side: SideView,
    pub predictions: Predictions,
    pub lab: MinimaxLab,
    pub go: Go,
    /// Whether it is where a visitor looks first: that one can go on is said.
    pub is_opening: bool,
}

/// The sentence, and the arithmetic where there is some.
#[component]
pub fn StepLine(props: &StepLineProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.minimax.page;
    let subject = &props.side.subject;
    let (record, moment) = (&subject.picture.record, props.side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    // What is asked must not be read off.
    let arithmetic = story.as_ref().filter(|_| !props.predictions.hides_values());
    let arithmetic = arithmetic.map(|story| story.arithmetic.clone());
    let sentence = story.map_or_else(|| before_the_first(props, words), |story| story.sentence);
    html! {
        <div class="step-line">
            <p id="story" aria-live="polite">{ sentence }</p>
            <p class="arithmetic number" id="arithmetic" data-about="value v">{ arithmetic.unwrap_or_default() }</p>
            if props.is_opening { <p class="quiet small go-on">{ words.go_on }</p> }
            { foretell(props, &texts.labs.minimax.parameters.foretell) }
        </div>
    }
}

/// The switch for values that are still to come, where that is a choice.
fn foretell(props: &StepLineProps, words: &'static ParameterText) -> Html {
    let lab = &props.lab;
    if lab.is_game() || !lab.uses("foretell") {
        return Html::default();
    }
    let next = MinimaxLab {
        foretell: !lab.foretell,
        ..lab.clone()
    };
    let onchange = props
        .go
        .reform(move |_: Event| (next.clone(), Entry::Replace));
    html! {
        <label class="in-a-row small quiet foretell" title={words.help}>
            <input type="checkbox" id="foretell" checked={lab.foretell} {onchange} />{ words.label }
        </label>
    }
}

/// What is seen before the first step, and what to do.
fn before_the_first(props: &StepLineProps, words: &MinimaxTexts) -> String {
    let foretold = props.lab.foretells().then_some(words.foretold);
    // Cuts are marked first.
    let press = (!props.predictions.asks_for_cuts()).then_some(words.press_to_begin);
    let sentences = [Some(words.not_begun), foretold, press];
    sentences
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
