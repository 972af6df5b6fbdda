//! Virtual values over values, and the best reserve.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::auction::virtual_values::{said, virtual_values};
use std::rc::Rc;
use yew::prelude::*;

/// Virtual values.
#[component]
pub fn VirtualValuesView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.views;
    let lines = virtual_values(of, texts);
    if lines.axis.len() < 2 {
        let said = match of.lab.is_common() {
            true => words.virtual_values.of_common,
            false if of.lab.has_two_states() => words.virtual_values.of_affiliated,
            false => of.instead(texts).unwrap_or(words.under_way),
        };
        return html! { <p class="quiet" id="virtual-values">{ said }</p> };
    }
    html! {
        <div class="rows" id="virtual-values">
            <LineChart title={words.virtual_values.title} axis_label={words.virtual_values.axis} axis={Rc::new(lines.axis)}
                ends={(0.0, Some(1.0))} series={Rc::new(lines.series)} range={(-1.0, 1.0)} marks={lines.marks} coloured=true />
            { for said(of, texts).into_iter().map(|said| html! { <p>{ said }</p> }) }
        </div>
    }
}
