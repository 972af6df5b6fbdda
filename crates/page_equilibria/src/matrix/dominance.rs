//! Dominance: what goes in which round, what beats it, and whether the order matters.

use super::found::FoundProps;
use experiments::matrix::{Eliminated, Elimination};
use page_kit::context::use_page;
use texts::MatrixTexts;
use yew::prelude::*;

/// Strict dominance, then weak dominance in several orders.
#[component]
pub fn Dominance(props: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let found = &props.found;
    let strict = found.strict.as_ref();
    let is_same = found
        .weak
        .windows(2)
        .all(|pair| pair[0].left == pair[1].left);
    let has_weak = found
        .weak
        .iter()
        .any(|elimination| !elimination.rounds.is_empty());
    let order = |(number, elimination): (usize, &Elimination)| {
        let first = number
            .checked_sub(1)
            .map(|player| props.player(player, words));
        let name = (words.order)(first.as_deref());
        html! { <details open={number == 0}><summary>{ name }</summary>{ rounds(props, elimination, words) }</details> }
    };
    html! {
        <div class="rows" id="dominance">
            <h3>{ words.strict_title }</h3>
            { strict.map_or_else(|| html! { <p class="quiet">{ words.under_way }</p> }, |strict| rounds(props, strict, words)) }
            <h3>{ words.weak_title }</h3>
            if has_weak {
                <p>{ if is_same { words.order_does_not_matter } else { words.order_matters } }</p>
                { for found.weak.iter().enumerate().map(order) }
            } else {
                <p>{ words.nothing_dominated }</p>
            }
        </div>
    }
}

fn rounds(props: &FoundProps, elimination: &Elimination, words: &MatrixTexts) -> Html {
    if elimination.rounds.is_empty() {
        return html! { <p>{ words.nothing_dominated }</p> };
    }
    let gone = |round: usize, gone: &Eliminated| {
        let player = usize::from(gone.player);
        let (name, by) = (
            props.player(player, words),
            props.strategy(player, &gone.by),
        );
        html! { <li>{ (words.eliminated)(round + 1, &name, props.action(player, gone.action), &by) }</li> }
    };
    let all = elimination.rounds.iter().enumerate();
    let all = all.flat_map(|(round, list)| list.iter().map(move |one| gone(round, one)));
    let left = elimination
        .left
        .iter()
        .enumerate()
        .map(|(player, actions)| {
            let names: Vec<&str> = actions
                .iter()
                .map(|&action| props.action(player, action))
                .collect();
            names.join(", ")
        });
    html! { <><ol class="rounds">{ for all }</ol><p>{ (words.left)(&left.collect::<Vec<_>>().join("; ")) }</p></> }
}
