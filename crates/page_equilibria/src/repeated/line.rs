//! The line to which a zero-determinant strategy holds the payoffs of both, and what strategies of the library get on it.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::repeated::line::{line, rows, sentence};
use yew::prelude::*;

/// The line in words, and who meets it.
#[component]
pub fn LineView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let Some(known) = line(of) else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let Some(line) = known else {
        return html! { <p class="quiet">{ words.patience.no_line }</p> };
    };
    let row = |[name, first, second]: [String; 3]| Row::named(name).cells([first, second]);
    html! {
        <div class="rows" id="held-line">
            <p>{ sentence(of, line, texts) }</p>
            <DataTable header={&words.patience.line_columns} is_cut=true>{ for rows(line, texts).into_iter().map(row) }</DataTable>
        </div>
    }
}
