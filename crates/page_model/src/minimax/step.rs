//! Step in words, and its arithmetic: what has just happened.

use super::story;
use super::view::{SideView, View};
use experiments::minimax::{Hide, MinimaxExperiment, Shown};
use texts::{MinimaxTexts, Texts};

/// What is told of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub sentence: String,
    /// Empty where there is none, and where it would answer what is asked.
    pub arithmetic: String,
    /// Whether it is to be said that one can go on: where a visitor looks first.
    pub is_opening: bool,
}

/// What is told of the step of `side` that led to the moment shown.
pub fn told(lab: &MinimaxExperiment, view: &View, side: &SideView, texts: &Texts) -> Told {
    let subject = &side.subject;
    let (record, moment) = (&subject.picture.record, side.moment());
    let story = story::tell(&subject.place, record, &moment, subject.cuts, texts);
    // What is asked must not be read off.
    let arithmetic = story.as_ref().filter(|_| !view.predictions.hides_values());
    let arithmetic = arithmetic.map(|story| story.arithmetic.clone());
    let is_opening = lab.step == Shown::Opening && lab.hide == Hide::Nothing;
    Told {
        arithmetic: arithmetic.unwrap_or_default(),
        sentence: story.map_or_else(
            || before_the_first(lab, view, &texts.labs.minimax.page),
            |story| story.sentence,
        ),
        is_opening: is_opening && view.at < record.step_count(),
    }
}

/// What is seen before the first step, and what to do.
fn before_the_first(lab: &MinimaxExperiment, view: &View, words: &MinimaxTexts) -> String {
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
