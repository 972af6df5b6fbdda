//! Bids: the line of them over values, and what is said about one value; a press looks at another.

use super::found::FoundProps;
use experiments::auction::AuctionExperiment;
use games::fraction::Fraction;
use page_kit::components::chart::LineChart;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::auction::bids::{bids, remarks, said};
use std::rc::Rc;
use yew::prelude::*;

/// Bids over values.
#[component]
pub fn BidsView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.auction.views;
    let lines = bids(of, texts);
    let on_press = {
        let (asked, axis) = (of.asked.clone(), lines.axis.clone());
        use_go().reform(move |place: usize| {
            let value = axis.get(place).copied().unwrap_or(0.0);
            let value = Fraction::new((value * 1_000.0 - 1e-9).ceil() as i64, 1_000);
            let asked = AuctionExperiment {
                value,
                ..asked.clone()
            };
            (asked, Entry::Replace)
        })
    };
    if of.is_empty() || of.has_none() || lines.axis.len() < 2 {
        return html! { <p id="bids">{ of.instead(texts).unwrap_or(words.under_way) }</p> };
    }
    let (title, axis_label) = match of.lab.is_common() {
        true => (words.bids.title_of_common, words.bids.axis_of_common),
        false => (words.bids.title, words.bids.axis),
    };
    html! {
        <div class="rows" id="bids" data-known={of.totals().is_some().to_string()}>
            <LineChart {title} {axis_label} axis={Rc::new(lines.axis)}
                ends={(0.0, Some(1.0))} series={Rc::new(lines.series)} range={lines.range} marks={lines.marks}
                coloured=true {on_press} height=300.0 />
            if let Some(said) = said(of, texts) { <p aria-live="polite">{ said }</p> }
            { for remarks(of, texts).into_iter().map(|remark| html! { <p class="quiet small">{ remark }</p> }) }
        </div>
    }
}
