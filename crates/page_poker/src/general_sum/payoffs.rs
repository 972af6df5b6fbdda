//! Payoffs: what each player gets by the averages, from every start.

use super::found::FoundProps;
use super::strip_plot::{StripPlot, strip_plot};
use page_kit::context::use_page;
use page_model::general_sum::payoffs::{about, strips};
use page_model::kit::chart::{extent, with_air};
use yew::prelude::*;

/// A row a player, a dot a start.
#[component]
pub fn Payoffs(FoundProps { lab, findings }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.general_sum.page;
    if findings.last().next().is_none() {
        return html! { <p class="quiet">{ words.nothing_yet }</p> };
    }
    let strips = strips(lab, findings, words);
    let all = strips.iter().flat_map(|strip| strip.values.iter().copied());
    let range = with_air(extent(all.chain([0.0])).unwrap_or_default(), 0.05, 0.001);
    let plot = StripPlot {
        id: "payoffs",
        label: words.payoffs_lead,
        strips: &strips,
        range,
        line: 0.0,
    };
    html! {
        <div class="rows">
            <p class="quiet small">{ words.payoffs_lead }</p>
            { strip_plot(&plot, texts) }
            <p class="quiet small">{ about(lab, findings, &strips, words) }</p>
        </div>
    }
}
