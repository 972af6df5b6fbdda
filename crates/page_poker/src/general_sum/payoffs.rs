//! Payoffs: what each player gets by the averages, from every start, as many values a row on one scale.

use super::found::FoundProps;
use page_kit::context::use_page;
use page_model::general_sum::payoffs::{Strip, about, strips};
use page_model::kit::chart::{Scale, extent, tick_text, with_air};
use page_model::kit::dots::place;
use texts::Texts;
use yew::prelude::*;

/// A row a player, a dot a start.
#[component]
pub fn Payoffs(FoundProps { lab, findings }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.general_sum.page;
    if findings.last().next().is_none() {
        return html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
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

/// About so many numbers along the scale.
const TICKS: usize = 4;

/// The rows and their scale.
struct StripPlot<'a> {
    id: &'static str,
    /// What the rows are.
    label: &'static str,
    strips: &'a [Strip],
    range: (f64, f64),
    /// Where a line goes across.
    line: f64,
}

/// Rows over their scale.
fn strip_plot(plot: &StripPlot, texts: &Texts) -> Html {
    let left = |number: f64| format!("left:{:.2}%", place(number, plot.range));
    let strip = |(index, strip): (usize, &Strip)| {
        let others = strip.values.iter().enumerate();
        let others = others.filter(|(number, _)| strip.marked != Some(*number));
        let marked = strip.marked.and_then(|number| strip.values.get(number));
        html! {
            <li key={index} class="dot-row">
                <span class="dot-name">{ strip.name.clone() }</span>
                <span class="dot-track" aria-hidden="true">
                    <i class="dot-line" ~style={left(plot.line)} />
                    { for others.map(|(_, &value)| html! { <i class="dot-value faint" ~style={left(value)} /> }) }
                    if let Some(&value) = marked { <i class="dot-value" ~style={left(value)} /> }
                </span>
                <span class="dot-text number">{ strip.text.clone() }</span>
            </li>
        }
    };
    let tick = |number: f64| {
        let text = tick_text(number.abs(), texts.number);
        let sign = if number < 0.0 { "−" } else { "" };
        html! { <span class="number" ~style={left(number)}>{ sign }{ text }</span> }
    };
    let ticks = Scale::new(plot.range, (0.0, 100.0)).ticks(TICKS);
    html! {
        <div class="dot-plot" id={plot.id}>
            <ul aria-label={plot.label}>{ for plot.strips.iter().enumerate().map(strip) }</ul>
            <p class="dot-row dot-axis" aria-hidden="true"><span class="dot-name" /><span class="dot-ticks">{ for ticks.into_iter().map(tick) }</span><span class="dot-text" /></p>
        </div>
    }
}
