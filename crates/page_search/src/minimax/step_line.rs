//! The step in words, and its arithmetic: what has just happened.

use super::go::Go;
use super::view::{SideView, View};
use experiments::minimax::{Hide, MinimaxLab, Shown, story};
use experiments::parameters::Parameters;
use page_kit::router::Entry;
use texts::{MinimaxTexts, ParameterText, Texts};
use yew::prelude::*;

/// The sentence about `side`, and the arithmetic where there is some.
pub fn step_line(
    lab: &MinimaxLab,
    view: &View,
    side: &SideView,
    go: &Go,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.minimax.page;
    let subject = &side.subject;
    let (record, moment) = (&subject.picture.record, side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    // What is asked must not be read off.
    let arithmetic = story.as_ref().filter(|_| !view.predictions.hides_values());
    let arithmetic = arithmetic.map(|story| story.arithmetic.clone());
    let sentence = story.map_or_else(
        || before_the_first(lab, view, words),
        |story| story.sentence,
    );
    // Where a visitor looks first, that one can go on is said.
    let is_opening = lab.step == Shown::Opening && lab.hide == Hide::Nothing;
    let is_opening = is_opening && view.at < record.step_count();
    html! {
        <div class="step-line">
            <p id="story" aria-live="polite">{ sentence }</p>
            <p class="arithmetic number" id="arithmetic" data-about="value v">{ arithmetic.unwrap_or_default() }</p>
            if is_opening { <p class="quiet small go-on">{ words.go_on }</p> }
            { foretell(lab, go, &texts.labs.minimax.parameters.foretell) }
        </div>
    }
}

/// The switch for values that are still to come, where that is a choice.
fn foretell(lab: &MinimaxLab, go: &Go, words: &'static ParameterText) -> Html {
    if lab.is_game() || !lab.uses("foretell") {
        return Html::default();
    }
    let next = MinimaxLab {
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

/// What is seen before the first step, and what to do.
fn before_the_first(lab: &MinimaxLab, view: &View, words: &MinimaxTexts) -> String {
    let foretold = lab.foretells().then_some(words.foretold);
    // Cuts are marked first.
    let press = (!view.predictions.asks_for_cuts()).then_some(words.press_to_begin);
    let sentences = [Some(words.not_begun), foretold, press];
    sentences
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
