//! The verdict: what perfect play leads to from a position, and what the choice of what was found about it would cost.

use experiments::mcts::MctsExperiment;
use page_model::mcts::thinking::Found;
use page_model::mcts::truths::Known;
use page_model::mcts::verdict::{regret, verdict};
use texts::Texts;
use yew::prelude::*;

/// A sentence or two about the position of `lab`.
pub fn verdict_line(
    id: &'static str,
    lab: &MctsExperiment,
    known: &Known,
    found: Option<&Found>,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.solve.page;
    html! {
        <p class="small" {id} data-finished={known.is_finished.to_string()} data-nodes={known.truth.nodes().to_string()}>
            { verdict(lab, known, words) }
            if let Some(regret) = regret(known, found, words) { { " " }{ regret } }
        </p>
    }
}
