//! The exact score of every legal move, or between what it lies.

use experiments::solve::{MoveTruth, Truth};
use texts::Texts;
use yew::prelude::*;

/// The table.
pub fn exact_table(truth: &Truth, texts: &Texts) -> Html {
    let words = &texts.convergence;
    let best = truth.best();
    let row = |known: &MoveTruth| {
        let is_best = best.is_some() && known.bounds.score() == best;
        html! {
            <tr class={is_best.then_some("best")} data-column={known.column.symbol().to_string()}>
                <th scope="row">{ known.column.number() }{ if is_best { " ★" } else { "" } }</th>
                <td>{ score(known, texts) }</td>
            </tr>
        }
    };
    html! {
        <>
            <div class="scroll whole">
                <table class="number" id="exact">
                    <thead><tr>{ for words.exact_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                    <tbody>{ for truth.moves.iter().map(row) }</tbody>
                </table>
            </div>
            <p class="quiet small">{ words.what_scores_mean }</p>
        </>
    }
}

fn score(known: &MoveTruth, texts: &Texts) -> String {
    use engines::solver::Bounds;
    let number = |score: i32| (texts.value)(f64::from(score));
    match known.bounds.score() {
        Some(score) => number(score),
        None if known.bounds == Bounds::OPEN => texts.convergence.not_yet.to_owned(),
        None => {
            (texts.convergence.between)(&number(known.bounds.lower), &number(known.bounds.upper))
        }
    }
}
