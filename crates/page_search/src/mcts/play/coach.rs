//! The coach: what the person's last move cost, by the exact scores of the position in which it was made.

use page_model::mcts::truths::Truths;
use page_model::mcts::verdict;
use texts::SolveTexts;
use yew::prelude::*;

/// A sentence, once there is a move to judge.
pub fn coach(truths: &Truths, words: &SolveTexts) -> Html {
    let judged = truths.judged.as_ref();
    let Some(sentence) = judged.and_then(|judged| verdict::coach(judged, words)) else {
        return Html::default();
    };
    html! {
        <p class="coach small" id="coach" aria-live="polite"><b>{ words.coach_label }</b>{ ": " }{ sentence }</p>
    }
}
