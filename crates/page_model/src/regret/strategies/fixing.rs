//! Fields and a slider that fix what is done in one information set: what they begin with, and what typing and sliding write.

use engines::regret::GameTree;
use experiments::parameters::number;
use experiments::regret::locks::Locks;
use experiments::regret::{RegretExperiment, rounded};

/// Steps of the slider.
pub const STEPS: f64 = 100.0;

/// What is fixed, where something is, else `otherwise`, with four digits.
pub fn start(lab: &RegretExperiment, tree: &GameTree, row: usize, otherwise: &[f64]) -> Vec<f64> {
    let locks = lab.lock.of_game(tree);
    let fixed = locks.probabilities(tree, row);
    rounded(fixed.unwrap_or(otherwise))
}

/// What a field has once `text` was typed into it: a number as numbers are written, anything else as it is.
pub fn typed(text: &str) -> String {
    let text = text.trim();
    number(text).map_or_else(|| text.to_owned(), |number| number.to_string())
}

/// The probabilities of two actions by the step of the slider, which is the last one's.
pub fn slid(step: f64) -> Vec<String> {
    let (share, other) = (step / STEPS, (STEPS - step) / STEPS);
    vec![other.to_string(), share.to_string()]
}

/// The step of the slider that is nearest to what the fields have; the first of what is no number.
pub fn step_of(shown: &[String]) -> f64 {
    let value = shown.last().and_then(|text| text.parse::<f64>().ok());
    libm::round(value.unwrap_or_default() * STEPS)
}

/// The beginning of a long text of what is fixed.
pub fn shortened(locks: &Locks) -> String {
    const MAX_CHARACTERS: usize = 300;
    let text = locks.to_string();
    match text.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}
