//! Elimination: what is left after each round.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::continuous::elimination::{FIRST, rows, said};
use yew::prelude::*;

/// The rounds.
#[component]
pub fn EliminationView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.views.elimination;
    if of.hides() {
        return html! { <p class="quiet" id="elimination">{ texts.labs.continuous.views.hidden }</p> };
    }
    let header = words.header.iter().map(|&name| AttrValue::from(name));
    let header = header.chain([0, 1].map(|player| AttrValue::from(of.action(player).to_owned())));
    let header = Header(header.collect());
    let rows = rows(of, texts);
    let row = |[round, one, other]: &[String; 3]| {
        Row::named(round.clone()).cells([one.clone(), other.clone()])
    };
    let table = |rows: &[[String; 3]]| html! { <DataTable class="number" header={header.clone()}>{ for rows.iter().map(row) }</DataTable> };
    html! {
        <div class="rows" id="elimination">
            { table(&rows[..rows.len().min(FIRST)]) }
            if rows.len() > FIRST {
                <details id="all-rounds"><summary>{ words.all_rounds }</summary>{ table(&rows[FIRST..]) }</details>
            }
            <p>{ said(of, texts) }</p>
            <p class="quiet small">{ words.about }if !of.found.exact { { " " }{ words.about_bounds } }</p>
        </div>
    }
}
