//! Knowing: what all get if somebody knew less or more.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::bayesian::knowing::{about, rows, said};
use yew::prelude::*;

/// The table, and where knowing hurts.
#[component]
pub fn KnowingView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.bayesian.views.knowing;
    let rows = if of.hides() {
        Vec::new()
    } else {
        rows(of, texts)
    };
    let row = |(name, cells): &(String, Vec<String>)| {
        Row::named(name.clone()).cells(cells.iter().cloned())
    };
    let players = of.game.players.iter().map(|player| player.name.clone());
    let names = core::iter::once(words.header.to_owned()).chain(players);
    let header = Header(names.map(AttrValue::from).collect());
    html! {
        <div class="rows" id="knowing" data-known={of.is_done().to_string()}>
            if !rows.is_empty() {
                <DataTable class="number" {header}>{ for rows.iter().map(row) }</DataTable>
            }
            { for about(of, texts).map(|about| html! { <p class="quiet small">{ about }</p> }) }
            { for said(of, texts).into_iter().map(|said| html! { <p>{ said }</p> }) }
        </div>
    }
}
