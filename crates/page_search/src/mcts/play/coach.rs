//! The coach: what the person's last move cost, by the exact scores of the position in which it was made.

use crate::mcts::truth::Truths;
use texts::SolveTexts;
use yew::prelude::*;

/// A sentence, once there is a move to judge.
pub fn coach(truths: &Truths, words: &SolveTexts) -> Html {
    let Some(judged) = &truths.judged else {
        return Html::default();
    };
    let judgement = judged.known.as_ref().and_then(|known| {
        let truth = &known.truth;
        let (score, best) = (truth.score(judged.column)?, truth.best()?);
        let best_moves = truth
            .moves
            .iter()
            .filter(|known| truth.is_best(known.column));
        let columns: Vec<String> = best_moves.map(|known| known.column.to_string()).collect();
        Some((words.coach)(
            judged.column.number(),
            score,
            best,
            &columns.join(", "),
        ))
    });
    let given_up = judged.known.as_ref().is_some_and(|known| known.is_finished);
    let sentence = match judgement {
        Some(sentence) => sentence,
        None if given_up => return Html::default(),
        None => words.coach_waits.to_owned(),
    };
    html! {
        <p class="coach small" id="coach" aria-live="polite"><b>{ words.coach_label }</b>{ ": " }{ sentence }</p>
    }
}
