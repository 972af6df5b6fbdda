//! Box plots, one below the other: minimum, quartiles, median and maximum on a common axis.

use super::frame::Frame;
use crate::context::use_page;
use page_model::kit::chart::boxes::{FiveNumbers, plot, table};
use page_model::kit::chart::{Scale, extent, tick_text, with_air};
use std::rc::Rc;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
/// The width of a letter where the writing is largest, on a telephone.
const LETTER: f64 = 9.5;
/// Between the names and the boxes.
const GAP: f64 = 8.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 8.0;
const BOTTOM: f64 = 24.0;
/// From one box to the next.
const STEP: f64 = 22.0;

#[derive(PartialEq, Properties)]
pub struct BoxPlotProps {
    pub title: AttrValue,
    /// With their names.
    pub boxes: Rc<Vec<(String, FiveNumbers)>>,
}

/// The chart.
#[component]
pub fn BoxPlot(props: &BoxPlotProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let height = TOP + BOTTOM + STEP * props.boxes.len() as f64;
    let ends = props.boxes.iter().flat_map(|(_, five)| five.0);
    let shown = extent(ends).unwrap_or((0.0, 1.0));
    let left = room_for_names(&props.boxes);
    let x = Scale::new(with_air(shown, 0.0, 0.005), (left, WIDTH - RIGHT));
    let tick = |number: f64| {
        let at = x.pixel(number).to_string();
        html! {
            <g>
                <line class="grid" x1={at.clone()} x2={at.clone()} y1={TOP.to_string()} y2={(height - BOTTOM).to_string()} />
                <text x={at} y={(height - 7.0).to_string()} text-anchor="middle">{ tick_text(number, texts.number) }</text>
            </g>
        }
    };
    let boxes = props.boxes.iter().enumerate();
    let table = {
        let boxes = props.boxes.clone();
        Callback::from(move |()| table(&boxes))
    };
    let plot = {
        let (title, boxes) = (props.title.clone(), props.boxes.clone());
        Callback::from(move |()| plot(&title, &boxes))
    };
    html! {
        <Frame title={props.title.clone()} {table} {plot} picture={picture.clone()}>
            <svg ref={picture} class="chart scaled" viewBox={format!("0 0 {WIDTH} {height}")} role="img" aria-label={props.title.clone()}>
                { for x.ticks(6).into_iter().map(tick) }
                { for boxes.map(|(index, (name, five))| draw(name, five, TOP + (index as f64 + 0.5) * STEP, &x, left)) }
            </svg>
        </Frame>
    }
}

/// How far from the left edge the boxes begin, so that the longest name has room.
fn room_for_names(boxes: &[(String, FiveNumbers)]) -> f64 {
    let lengths = boxes.iter().map(|(name, _)| name.chars().count());
    lengths.max().unwrap_or_default() as f64 * LETTER + GAP
}

fn draw(name: &str, five: &FiveNumbers, y: f64, x: &Scale, left: f64) -> Html {
    let [low, lower, middle, upper, high] = five.0.map(|number| x.pixel(number));
    let half = STEP * 0.3;
    let whiskers = format!(
        "M{low} {y} H{lower} M{upper} {y} H{high} M{low} {} v8 M{high} {} v8",
        y - 4.0,
        y - 4.0
    );
    let median = format!("M{middle} {} V{}", y - half, y + half);
    html! {
        <g>
            <title>{ format!("{name}: {:.4}, {:.4}, {:.4}, {:.4}, {:.4}", five.0[0], five.0[1], five.0[2], five.0[3], five.0[4]) }</title>
            <text x={(left - GAP).to_string()} y={(y + 4.0).to_string()} text-anchor="end">{ name }</text>
            <rect class="bar" x={lower.to_string()} y={(y - half).to_string()} width={(upper - lower).max(0.5).to_string()}
                height={(2.0 * half).to_string()} />
            <path class="interval" fill="none" d={whiskers} />
            <path class="interval" fill="none" d={median} />
        </g>
    }
}
