//! Chosen: how often each action was chosen in a field, as bars; in poker, how many of those with each card did what is asked about.

use super::rounds::done;
use super::said::{card, label, options, role_name};
use crate::lessons::bars::CountedBar;
use classes::playing::round::Round;
use classes::playing::summary::OfField;
use texts::PlayingTexts;

/// What a field is called, with its side.
pub fn name(round: &Round, of: &OfField, words: &PlayingTexts) -> String {
    let kind = of.field.kind;
    let does = done(kind, words).filter(|_| !of.by_card.is_empty());
    match (role_name(round, of.role, words), does) {
        (Some(side), Some(does)) => (words.teacher.does)(&side, does),
        (Some(side), None) => format!("{}{}", label(kind, words), (words.teacher.of_role)(&side)),
        (None, _) => label(kind, words).to_owned(),
    }
}

/// The bars of a field; `None` where a number is chosen.
pub fn bars(round: &Round, of: &OfField, words: &PlayingTexts) -> Option<Vec<CountedBar>> {
    let names = options(round, of.role, of.field.kind, words)?;
    let of_action = |(label, count): (String, &usize)| CountedBar {
        label,
        count: *count,
        of: None,
        is_right: None,
    };
    let of_card = |(value, counts): (usize, &Vec<usize>)| CountedBar {
        label: card(round, value as u32, words)
            .unwrap_or_default()
            .to_owned(),
        count: counts[1],
        of: Some(counts.iter().sum()),
        is_right: None,
    };
    Some(if of.by_card.is_empty() {
        names.into_iter().zip(&of.counts).map(of_action).collect()
    } else {
        of.by_card.iter().enumerate().map(of_card).collect()
    })
}
