//! Dominance: what goes in which round, what beats it, and whether the order matters.

use super::crossing::CrossingView;
use super::found::FoundProps;
use experiments::matrix::Elimination;
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::dominance::{gone, is_same_in_every_order, left};
use texts::MatrixTexts;
use yew::prelude::*;

/// Strict dominance, then weak dominance in several orders.
#[component]
pub fn Dominance(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let found = &of.found;
    let strict = found.strict.as_ref();
    let order = |(number, elimination): (usize, &Elimination)| {
        let first = number.checked_sub(1).map(|player| of.player(player, words));
        let name = (words.order)(first.as_deref());
        html! { <details open={number == 0}><summary>{ name }</summary>{ rounds(of, elimination, words) }</details> }
    };
    html! {
        <div class="rows" id="dominance">
            <CrossingView of={of.clone()} />
            <h3>{ words.strict_title }</h3>
            { strict.map_or_else(|| html! { <p class="quiet">{ words.under_way }</p> }, |strict| rounds(of, strict, words)) }
            <h3>{ words.weak_title }</h3>
            if let Some(is_same) = is_same_in_every_order(found) {
                <p>{ if is_same { words.order_does_not_matter } else { words.order_matters } }</p>
                { for found.weak.iter().enumerate().map(order) }
            } else {
                <p>{ words.nothing_dominated }</p>
            }
        </div>
    }
}

fn rounds(of: &Analysis, elimination: &Elimination, words: &MatrixTexts) -> Html {
    if elimination.rounds.is_empty() {
        return html! { <p>{ words.nothing_dominated }</p> };
    }
    let all = gone(of, elimination, words).into_iter();
    let all = all.map(|sentence| html! { <li>{ sentence }</li> });
    html! { <><ol class="rounds">{ for all }</ol><p>{ left(of, elimination, words) }</p></> }
}
