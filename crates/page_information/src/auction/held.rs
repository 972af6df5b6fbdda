//! Held: auctions that were held, beside what is expected.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::auction::distribution::{distribution, said};
use page_model::auction::held::{needed, rows};
use std::rc::Rc;
use yew::prelude::*;

/// Auctions that were held.
#[component]
pub fn HeldView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.views.held;
    let row = |[name, exactly, mean, interval]: &[String; 4]| {
        let row = Row::named(name.clone()).cell_of("exact", exactly.clone());
        row.cell(mean.clone()).cell(interval.clone())
    };
    html! {
        <div class="rows" id="held">
            if let Some(lines) = distribution(of, texts) {
                <LineChart title={words.title} axis_label={words.axis} axis={Rc::new(lines.axis)} series={Rc::new(lines.series)}
                    range={lines.range} coloured=true height=190.0 />
            }
            if let Some(said) = said(of, texts) { <p>{ said }</p> }
            <DataTable class="number" header={&words.header}>{ for rows(of, texts).iter().map(row) }</DataTable>
            <p class="quiet small">
                { (words.about)(of.found.held.auctions) }{ " " }{ needed(of, texts).unwrap_or_default() }
            </p>
        </div>
    }
}
