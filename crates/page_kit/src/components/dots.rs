//! Dots with whiskers on one scale, one below the other, each with its name before it and its number behind it.
//!
//! In HTML: names wrap, and can be pressed; nothing becomes too small on a telephone.

use crate::context::use_page;
use page_model::kit::chart::{Scale, tick_text};
use page_model::kit::dots::{Marks, place};
use yew::prelude::*;

/// About so many numbers along the scale.
const TICKS: usize = 4;

/// A row.
#[derive(Clone, PartialEq)]
pub struct Dot {
    pub name: Html,
    pub marks: Marks,
    /// The number, as it is read.
    pub text: Html,
    pub class: Classes,
    /// What tests and highlighting read.
    pub about: Option<AttrValue>,
}

#[derive(PartialEq, Properties)]
pub struct DotTrackProps {
    pub marks: Marks,
    pub range: (f64, f64),
    /// A line across, such as one half.
    #[prop_or_default]
    pub line: Option<f64>,
}

/// The track of a row.
#[component]
pub fn DotTrack(props: &DotTrackProps) -> Html {
    let Marks {
        value,
        whisker,
        truth,
    } = props.marks;
    let at = |number: f64| place(number, props.range);
    let left = |number: f64| format!("left:{:.2}%", at(number));
    let whisker = whisker.map(|(low, high)| {
        let (low, high) = (at(low), at(high));
        format!("left:{low:.2}%;width:{:.2}%", (high - low).max(0.0))
    });
    html! {
        <span class="dot-track" aria-hidden="true">
            if let Some(line) = props.line { <i class="dot-line" ~style={left(line)} /> }
            if let Some(style) = whisker { <i class="dot-whisker" ~style={style} /> }
            if let Some(truth) = truth { <i class="dot-truth" ~style={left(truth)} /> }
            if let Some(value) = value { <i class="dot-value" ~style={left(value)} /> }
        </span>
    }
}

#[derive(PartialEq, Properties)]
pub struct DotPlotProps {
    pub id: &'static str,
    /// What the rows are.
    pub label: AttrValue,
    pub dots: Vec<Dot>,
    pub range: (f64, f64),
    #[prop_or_default]
    pub line: Option<f64>,
}

/// Rows over their scale.
#[component]
pub fn DotPlot(props: &DotPlotProps) -> Html {
    let texts = use_page().texts;
    let row = |(index, dot): (usize, &Dot)| {
        html! {
            <li key={index} class={classes!("dot-row", dot.class.clone())} data-about={dot.about.clone()}>
                <span class="dot-name">{ dot.name.clone() }</span>
                <DotTrack marks={dot.marks} range={props.range} line={props.line} />
                <span class="dot-text number">{ dot.text.clone() }</span>
            </li>
        }
    };
    let ticks = Scale::new(props.range, (0.0, 100.0)).ticks(TICKS);
    let tick = |number: f64| {
        let text = tick_text(number, texts.number).replace('-', "−");
        html! { <span class="number" ~style={format!("left:{:.2}%", place(number, props.range))}>{ text }</span> }
    };
    html! {
        <div class="dot-plot" id={props.id}>
            <ul aria-label={props.label.clone()}>{ for props.dots.iter().enumerate().map(row) }</ul>
            <p class="dot-row dot-axis" aria-hidden="true"><span class="dot-name" /><span class="dot-ticks">{ for ticks.into_iter().map(tick) }</span><span class="dot-text" /></p>
        </div>
    }
}
