//! Shares over time, as lines; a press goes to a moment.

use super::found::FoundProps;
use page_kit::components::chart::LineChart;
use page_kit::components::framing::use_is_asked_around;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::populations::shares::shares;
use std::rc::Rc;
use yew::prelude::*;

/// Shares of the run that is watched.
#[component]
pub fn SharesView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.views;
    // A scene of a lesson asks what becomes of them: what comes later than the moment is not shown.
    let is_open = use_is_asked_around() && of.asked.generation.is_some();
    let lines = shares(of, is_open.then(|| of.generation()));
    let on_press = {
        let of = of.clone();
        use_go().reform(move |place: usize| (of.at_generation(place as u64), Entry::Replace))
    };
    if lines.axis.len() < 2 {
        let said = match is_open && of.known() > 0 {
            true => words.shares.not_begun,
            false => words.under_way,
        };
        return html! { <p class="quiet" id="shares">{ said }</p> };
    }
    let last = of.asked.watched as f64;
    html! {
        <div class="rows" id="shares">
            <LineChart title={words.shares.title} axis_label={words.shares.axis} axis={Rc::new(lines.axis)} ends={(0.0, Some(last))}
                series={Rc::new(lines.series)} range={(0.0, 1.0)} coloured=true {on_press} height=190.0 />
            <p class="quiet small">{ (words.shares.band)(of.asked.runs) }</p>
        </div>
    }
}
