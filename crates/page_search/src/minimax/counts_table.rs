//! Counts of the searches: at the moment shown and in the end, side by side.

use experiments::minimax::MinimaxExperiment;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_model::minimax::counts::{columns, result};
use page_model::minimax::view::View;
use texts::Texts;
use yew::prelude::*;

/// The table.
pub fn counts_table(lab: &MinimaxExperiment, view: &View, texts: &'static Texts) -> Html {
    let columns = columns(lab, view, texts);
    let header: Header = columns.iter().map(|column| column.title.clone()).collect();
    let names = texts.labs.minimax.page.count_names.iter().enumerate();
    let row = |(index, name): (usize, &&'static str)| {
        let cells = columns.iter().map(|column| &column.cells[index]);
        Row::named(*name)
            .with("data-count", index.to_string())
            .cells(cells)
    };
    html! {
        <>
            <DataTable id="counts" corner="" {header}>{ for names.map(row) }</DataTable>
            if let Some(result) = result(view, texts) {
                <p class="quiet small" id="result">{ result }</p>
            }
        </>
    }
}
