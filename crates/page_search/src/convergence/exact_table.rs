//! The exact score of every legal move, or between what it lies.

use experiments::solve::{MoveTruth, Truth};
use page_kit::components::data_table::{DataTable, Row};
use page_model::convergence::score;
use texts::Texts;
use yew::prelude::*;

/// The table.
pub fn exact_table(truth: &Truth, texts: &Texts) -> Html {
    let words = &texts.labs.convergence.page;
    let best = truth.best();
    let row = |known: &MoveTruth| {
        let is_best = best.is_some() && known.bounds.score() == best;
        let star = if is_best { " ★" } else { "" };
        Row::of(known.column.number())
            .class("best", is_best)
            .with("data-column", known.column.symbol().to_string())
            .name(format!("{}{star}", known.column.number()))
            .cell(score(known, texts))
    };
    html! {
        <>
            <DataTable id="exact" header={&words.exact_header}>
                { for truth.moves.iter().map(row) }
            </DataTable>
            <p class="quiet small">{ words.what_scores_mean }</p>
        </>
    }
}
