//! Score as text, and the last hands.

use super::naming::{short_history, signed};
use crate::regret::sitting::{Played, Score, Sitting};
use engines::regret::GameTree;
use experiments::regret::betting::Table;
use texts::Texts;

/// Hands in the list.
const MAX_LISTED: usize = 10;

/// An amount in thousandths.
pub fn rounded(value: f64, texts: &Texts) -> String {
    (texts.value)((value * 1e3).round() / 1e3)
}

/// The mean with its interval.
pub fn mean(score: &Score, texts: &Texts) -> String {
    let short = |value: f64| signed((value * 1e3).round() / 1e3, texts);
    let mean = short(score.mean.mean);
    match score.mean.interval {
        Some((low, high)) => (texts.labs.regret.play.mean)(&mean, &short(low), &short(high)),
        None => mean,
    }
}

/// A hand in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// From 1.
    pub number: u64,
    pub seat: &'static str,
    /// The person's, then the opponent's; nothing in games without cards.
    pub cards: String,
    pub what: String,
    pub won: String,
    pub cost: String,
}

/// The last hands, the latest first.
pub fn last_hands(tree: &GameTree, sitting: &Sitting, texts: &Texts) -> Vec<HandRow> {
    let hands = sitting.played.iter().enumerate().rev().take(MAX_LISTED);
    let hands = hands.filter(|(_, hand)| hand.fits(tree));
    hands
        .map(|(index, hand)| hand_row(tree, index, hand, texts))
        .collect()
}

fn hand_row(tree: &GameTree, index: usize, hand: &Played, texts: &Texts) -> HandRow {
    let table = Table::at(tree, hand.node);
    let own = hand.person.index();
    let cards = table.cards.map_or_else(String::new, |cards| {
        format!("{} – {}", cards[own], cards[1 - own])
    });
    HandRow {
        number: index as u64 + 1,
        seat: texts.labs.regret.play.seat_names[own],
        cards,
        what: short_history(&table, texts),
        won: signed(hand.winnings, texts),
        cost: rounded(hand.cost, texts),
    }
}
