//! The score, and the last hands.

use super::naming::{short_history, signed};
use engines::regret::GameTree;
use experiments::regret::betting::Table;
use experiments::regret::sitting::{Played, Score, Sitting};
use page_kit::components::data_table::{DataTable, Row};
use texts::Texts;
use yew::prelude::*;

/// Handles in the list.
const LISTED: usize = 10;

/// What all hands have brought; nothing before the first is over.
pub fn score(tree: &GameTree, sitting: &Sitting, has_coach: bool, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.play;
    let Some(score) = sitting.score(tree) else {
        return Html::default();
    };
    let entry = |id: &'static str, name: &'static str, value: String| {
        html! { <div><dt>{ name }</dt><dd {id} class="number">{ value }</dd></div> }
    };
    html! {
        <dl class="score" aria-label={words.score}>
            { entry("score-hands", words.hands, (texts.number)(score.hands as u64)) }
            { entry("score-total", words.total, signed(score.total, texts)) }
            { entry("score-mean", words.per_hand, mean(&score, texts)) }
            if has_coach { { entry("score-cost", words.lost_by_mistakes, rounded(score.cost, texts)) } }
        </dl>
    }
}

fn rounded(value: f64, texts: &Texts) -> String {
    (texts.value)((value * 1e3).round() / 1e3)
}

/// The mean with its interval.
fn mean(score: &Score, texts: &Texts) -> String {
    let short = |value: f64| signed((value * 1e3).round() / 1e3, texts);
    let mean = short(score.mean.mean);
    match score.mean.interval {
        Some((low, high)) => (texts.labs.regret.play.mean)(&mean, &short(low), &short(high)),
        None => mean,
    }
}

/// The last hands, the latest first.
pub fn last_hands(
    tree: &GameTree,
    sitting: &Sitting,
    has_coach: bool,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.regret.play;
    if sitting.played.is_empty() {
        return Html::default();
    }
    let columns = if has_coach { 6 } else { 5 };
    let header = &words.hands_header[..columns];
    let hands = sitting.played.iter().enumerate().rev().take(LISTED);
    let hands = hands.filter(|(_, hand)| hand.fits(tree));
    let row = |(index, hand): (usize, &Played)| {
        let number = index as u64 + 1;
        let table = Table::at(tree, hand.node);
        let own = hand.person.index();
        let cards = table.cards.map_or_else(String::new, |cards| {
            format!("{} – {}", cards[own], cards[1 - own])
        });
        Row::of(number)
            .name((texts.number)(number))
            .cell(words.seat_names[own])
            .cell(cards)
            .cell_of("what", short_history(&table, texts))
            .cell(signed(hand.winnings, texts))
            .cells(has_coach.then(|| rounded(hand.cost, texts)))
    };
    html! {
        <details class="last-hands" open=true>
            <summary>{ words.last_hands }</summary>
            <DataTable id="hands" {header} is_cut=true>
                { for hands.map(row) }
            </DataTable>
        </details>
    }
}
