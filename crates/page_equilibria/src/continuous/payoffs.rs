//! Payoffs: a question about the first mover, then a table of equilibria, first movers and agreement.

use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::continuous::analysis::Analysis;
use page_model::continuous::payoffs::{Way, said, ways};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PayoffsProps {
    pub of: Analysis,
    pub shows: bool,
    pub asked: Html,
}

/// The question and the table.
#[component]
pub fn PayoffsView(PayoffsProps { of, shows, asked }: &PayoffsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.views.payoffs;
    let actions = [0, 1].map(|player| of.action(player).to_owned());
    let pays = [0, 1].map(|player| (words.pays)(of.player(player)));
    let header = words.header.iter().map(|&name| AttrValue::from(name));
    let header = header.chain(actions.into_iter().chain(pays).map(AttrValue::from));
    let row = |way: Way| Row::named(way.name).cells(way.actions).cells(way.payoffs);
    html! {
        <div class="rows" id="payoffs" data-known={of.is_done().to_string()}>
            { asked.clone() }
            if *shows && !of.hides() {
                <DataTable class="number" header={Header(header.collect())}>{ for ways(of, texts).into_iter().map(row) }</DataTable>
            }
            if *shows {
                { for said(of, texts).into_iter().map(|said| html! { <p>{ said }</p> }) }
            }
        </div>
    }
}
