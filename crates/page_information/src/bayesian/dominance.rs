//! Dominance: what no type ever does, a list for each round.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::bayesian::dominance::{rounds, said};
use yew::prelude::*;

/// The rounds.
#[component]
pub fn DominanceView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.bayesian.views;
    if of.hides() {
        return html! { <p id="dominance">{ words.hidden }</p> };
    }
    let round = |(number, sentences): (usize, Vec<String>)| {
        let sentence = |sentence: String| html! { <li>{ sentence }</li> };
        html! {
            <section key={number}>
                <h3>{ (words.dominance.round)(number + 1) }</h3>
                <ul class="plain-list">{ for sentences.into_iter().map(sentence) }</ul>
            </section>
        }
    };
    html! {
        <div class="rows" id="dominance">
            <p>{ said(of, texts) }</p>
            { for rounds(of, texts).into_iter().enumerate().map(round) }
        </div>
    }
}
