//! Many values a row on one scale, such as the same of several runs; one of each row is marked.

use page_model::general_sum::payoffs::Strip;
use page_model::kit::chart::{Scale, tick_text};
use page_model::kit::dots::place;
use texts::Texts;
use yew::prelude::*;

/// About so many numbers along the scale.
const TICKS: usize = 4;

/// The rows and their scale.
pub struct StripPlot<'a> {
    pub id: &'static str,
    /// What the rows are.
    pub label: &'static str,
    pub strips: &'a [Strip],
    pub range: (f64, f64),
    /// Where a line goes across.
    pub line: f64,
}

/// Rows over their scale.
pub fn strip_plot(plot: &StripPlot, texts: &Texts) -> Html {
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
