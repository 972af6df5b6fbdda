//! Best responses over time: both actions after each step.

use super::found::FoundProps;
use experiments::continuous::Film;
use page_kit::components::chart::LineChart;
use page_kit::context::use_page;
use page_model::continuous::path::{lines, now, said};
use page_model::kit::chart::lines::Mark;
use std::rc::Rc;
use yew::prelude::*;

/// The lines, and what they come to.
#[component]
pub fn PathView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.continuous.views.path;
    let lines = lines(of);
    let is_shown = of.asked.film == Film::Path && of.step() > 0;
    let step = is_shown.then(|| Mark {
        at: of.step() as f64,
        name: words.axis,
    });
    html! {
        <div class="rows" id="path">
            <LineChart title={words.title} axis_label={words.axis} axis={Rc::new(lines.axis)} ends={(0.0, None)}
                series={Rc::new(lines.series)} range={lines.range} marks={Vec::from_iter(step)} coloured=true />
            if let Some(now) = now(of, texts) { <p>{ now }</p> }
            if let Some(said) = said(of, texts) { <p class="quiet">{ said }</p> }
        </div>
    }
}
