//! Dots: two numbers of each thing against each other, the vertical one on a logarithmic axis.

use super::axis::vertical_axis;
use super::frame::Frame;
use crate::context::use_page;
use page_model::kit::chart::axis::room_for_numbers;
use page_model::kit::chart::dots::{Dot, name_heights, plot, table};
use page_model::kit::chart::{Scale, data_text, tick_text};
use std::rc::Rc;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 42.0;
const RADIUS: f64 = 5.0;
#[derive(Clone, PartialEq, Properties)]
pub struct DotChartProps {
    pub title: AttrValue,
    /// Across and up.
    pub axes: [AttrValue; 2],
    pub dots: Rc<Vec<Dot>>,
    /// Across, and up: positive numbers; what is outside is drawn at their ends.
    pub ranges: [(f64, f64); 2],
}

/// The chart.
#[component]
pub fn DotChart(props: &DotChartProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let y = Scale::logarithmic(props.ranges[1], (HEIGHT - BOTTOM, TOP));
    let left = room_for_numbers(&y, texts.number);
    let x = Scale::new(props.ranges[0], (left, WIDTH - RIGHT));
    let table = {
        let (dots, axes) = (props.dots.clone(), props.axes.clone());
        Callback::from(move |()| table(&dots, [&axes[0], &axes[1]]))
    };
    let plot = {
        let props = props.clone();
        Callback::from(move |()| {
            plot(
                &props.title,
                [&props.axes[0], &props.axes[1]],
                &props.dots,
                props.ranges,
            )
        })
    };
    let tick = |number: f64| {
        let (at, below) = (x.pixel(number).to_string(), HEIGHT - BOTTOM + 16.0);
        html! { <text x={at} y={below.to_string()} text-anchor="middle">{ tick_text(number, texts.number) }</text> }
    };
    let dots = props.dots.iter();
    html! {
        <Frame title={props.title.clone()} {table} {plot} picture={picture.clone()}>
            <svg ref={picture} class="chart scaled dots" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={props.title.clone()}>
                { vertical_axis(&y, left, WIDTH - RIGHT, texts.number) }
                { for x.ticks(5).into_iter().map(tick) }
                <text x={((left + WIDTH) / 2.0).to_string()} y={(HEIGHT - 4.0).to_string()} text-anchor="middle">{ &props.axes[0] }</text>
                { for dots.map(|dot| draw(dot, &x, &y, props.ranges)) }
                { for names(&props.dots, &x, &y) }
            </svg>
        </Frame>
    }
}

fn draw(dot: &Dot, x: &Scale, y: &Scale, [across, up]: [(f64, f64); 2]) -> Html {
    let clamped = |value: f64, (low, high): (f64, f64)| value.clamp(low, high);
    let (cx, cy) = (
        x.pixel(clamped(dot.at.0, across)),
        y.pixel(clamped(dot.at.1, up)),
    );
    let lines = |[wide, high]: [(f64, f64); 2]| {
        format!(
            "M{:.1} {cy:.1}H{:.1} M{cx:.1} {:.1}V{:.1}",
            x.pixel(clamped(wide.0, across)),
            x.pixel(clamped(wide.1, across)),
            y.pixel(clamped(high.0, up)),
            y.pixel(clamped(high.1, up))
        )
    };
    let emphasis = dot.emphasis.then_some("emphasis");
    html! {
        <g class={classes!("dot-of", emphasis)} data-about={dot.about.clone()}>
            <title>{ format!("{}: {}, {}", dot.name, data_text(dot.at.0), data_text(dot.at.1)) }</title>
            if let Some(intervals) = dot.intervals { <path class="interval" d={lines(intervals)} /> }
            <circle cx={cx.to_string()} cy={cy.to_string()} r={RADIUS.to_string()} />
        </g>
    }
}

/// Names beside their dots, on the side where there is more room.
fn names(dots: &[Dot], x: &Scale, y: &Scale) -> Vec<Html> {
    let places = dots
        .iter()
        .map(|dot| (x.pixel(dot.at.0), y.pixel(dot.at.1)));
    let places: Vec<(f64, f64)> = places.collect();
    let name = |((dot, &(at, _)), height): ((&Dot, &(f64, f64)), f64)| {
        let (anchor, side) = if at > WIDTH / 2.0 {
            ("end", -1.0)
        } else {
            ("start", 1.0)
        };
        let beside = at + side * 2.0 * RADIUS;
        let emphasis = dot.emphasis.then_some("emphasis");
        html! {
            <text class={classes!("name", emphasis)} x={beside.to_string()} y={(height + 4.0).to_string()} text-anchor={anchor}>{ &dot.name }</text>
        }
    };
    dots.iter()
        .zip(&places)
        .zip(name_heights(&places, HEIGHT - BOTTOM))
        .map(name)
        .collect()
}
