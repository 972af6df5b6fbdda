//! The score, and the last hands.

use engines::regret::GameTree;
use page_kit::components::data_table::{DataTable, Row};
use page_model::regret::sitting::Sitting;
use page_model::regret::table::naming::signed;
use page_model::regret::table::score::{self, HandRow, mean, rounded};
use texts::Texts;
use yew::prelude::*;

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
    let row = |hand: HandRow| {
        Row::of(hand.number)
            .name((texts.number)(hand.number))
            .cell(hand.seat)
            .cell(hand.cards)
            .cell_of("what", hand.what)
            .cell(hand.won)
            .cells(has_coach.then_some(hand.cost))
    };
    let hands = score::last_hands(tree, sitting, texts).into_iter();
    html! {
        <details class="last-hands" open=true>
            <summary>{ words.last_hands }</summary>
            <DataTable id="hands" {header} is_cut=true>
                { for hands.map(row) }
            </DataTable>
        </details>
    }
}
