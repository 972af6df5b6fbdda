//! Errata of the source: what it says, and what is so.

use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use yew::prelude::*;

/// The table; a test compares its numbers with the engine's.
#[component]
pub fn Slips() -> Html {
    let words = &use_page().texts.labs.racing.page.slips;
    let row = |(index, [place, said, so]): (usize, &[&'static str; 3])| {
        Row::of(index).name(*place).cells([*said, *so])
    };
    html! {
        <>
            <p class="quiet small">{ words.introduction }</p>
            <DataTable id="slips" class="slips" header={&words.header}>
                { for words.rows.iter().enumerate().map(row) }
            </DataTable>
        </>
    }
}
