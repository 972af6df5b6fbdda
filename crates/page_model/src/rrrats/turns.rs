//! Turns of a game by hand in words: the last of them, and what each roll and stop has come to.

use super::steps::{PlayerTurn, Step};
use texts::Texts;

/// Turns that are shown.
const SHOWN: usize = 3;

/// The last turns, the earlier one first: the person's own last one is among them.
pub fn last(turns: &[PlayerTurn]) -> &[PlayerTurn] {
    &turns[turns.len().saturating_sub(SHOWN)..]
}

/// What a step has come to.
pub fn said(step: &Step, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    match (step.dice, step.in_hand) {
        (None, kept) => (words.keeps)(kept.unwrap_or_default()),
        (Some(_), Some(count)) => (words.has)(count),
        (Some(_), None) if step.loses_hand() => words.loses_hand.to_owned(),
        (Some(_), None) => words.is_full.to_owned(),
    }
}
