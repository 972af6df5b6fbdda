//! The first page with what moves: the labs as live miniatures, [`mcts`] and [`minimax`].

mod mcts;
mod minimax;

use super::context::use_page;
use super::storage;
use first_page::Words;
use mcts::MctsMiniature;
use minimax::MinimaxMiniature;
use yew::prelude::*;

/// The home page.
#[component]
pub fn Home() -> Html {
    let words = Words(use_page().texts);
    let last = storage::last_of_all().map(AttrValue::from);
    html! {
        <first_page::Home {words} {last} minimax={html! { <MinimaxMiniature /> }} mcts={html! { <MctsMiniature /> }} />
    }
}
