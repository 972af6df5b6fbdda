//! Values: what both get: exactly, and in the matches that were played.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::repeated::values::{Row as Value, remarks, rows};
use yew::prelude::*;

/// The table, and what is not known.
#[component]
pub fn Values(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let rows = rows(of, texts);
    if rows.is_empty() {
        return html! { <p class="quiet">{ words.under_way }</p> };
    }
    let header: Header = core::iter::once(words.value.header.to_owned())
        .chain((0..2).map(|player| of.name(player, texts)))
        .collect();
    let row = |(number, value): (usize, &Value)| {
        Row::of(number.to_string())
            .with("data-value", value.key)
            .class("exact", value.is_exact)
            .name(value.name.clone())
            .cells(value.cells.clone())
    };
    html! {
        <div class="rows" id="values">
            <DataTable class="number values-table" {header}>{ for rows.iter().enumerate().map(row) }</DataTable>
            { for remarks(of, texts).into_iter().map(|remark| html! { <p class="quiet small">{ remark }</p> }) }
        </div>
    }
}
