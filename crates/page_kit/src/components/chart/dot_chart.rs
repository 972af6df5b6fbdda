//! Dots: two numbers of each thing against each other, the vertical one on a logarithmic axis.

use super::axis::{room_for_numbers, vertical_axis};
use super::frame::Frame;
use super::names::moved_apart;
use super::plots::unnamed;
use super::scale::{Scale, data_text, tick_text};
use crate::context::use_page;
use drawing::plot::{Axis, Kind, Plot, Point, Series};
use experiments::report::Table;
use std::rc::Rc;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 42.0;
const RADIUS: f64 = 5.0;
/// Names of dots no farther from each other than this, across, are kept apart.
const NEAR: f64 = 130.0;

/// A thing.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub name: String,
    /// Across and up.
    pub at: (f64, f64),
    /// What the numbers may be, where they are estimates: across and up.
    pub intervals: Option<[(f64, f64); 2]>,
    /// What it is about, see [`crate::components::highlighting`].
    pub about: String,
    pub emphasis: bool,
}

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
        Callback::from(move |()| table(&dots, &axes))
    };
    let plot = {
        let props = props.clone();
        Callback::from(move |()| plot(&props))
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

/// For each dot how high its name stands: apart where names would lie on each other.
fn heights(places: &[(f64, f64)]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].0.total_cmp(&places[b].0));
    let mut heights = vec![0.0; places.len()];
    let is_far = |pair: &[usize]| places[pair[1]].0 - places[pair[0]].0 > NEAR;
    let mut rest = order.as_slice();
    while !rest.is_empty() {
        let count = rest.windows(2).position(is_far);
        let (group, others) = rest.split_at(count.map_or(rest.len(), |last| last + 1));
        let ends: Vec<Option<(f64, f64)>> =
            group.iter().map(|&index| Some(places[index])).collect();
        for (&index, height) in group.iter().zip(moved_apart(&ends, HEIGHT - BOTTOM)) {
            heights[index] = height;
        }
        rest = others;
    }
    heights
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
        .zip(heights(&places))
        .map(name)
        .collect()
}

fn table(dots: &[Dot], axes: &[AttrValue; 2]) -> Table {
    let row = |dot: &Dot| vec![dot.name.clone(), dot.at.0.to_string(), data_text(dot.at.1)];
    Table {
        header: vec![String::new(), axes[0].to_string(), axes[1].to_string()],
        rows: dots.iter().map(row).collect(),
    }
}

/// Dots with their names.
fn plot(props: &DotChartProps) -> Plot {
    let axis = |index: usize| Axis {
        label: props.axes[index].to_string(),
        range: Some(props.ranges[index]),
        is_logarithmic: index == 1,
        names: Vec::new(),
    };
    let series = |is_emphasised: bool| {
        let chosen = props
            .dots
            .iter()
            .filter(|dot| dot.emphasis == is_emphasised);
        let points = chosen.map(|dot| Point {
            at: dot.at.into(),
            intervals: dot.intervals.map_or([None; 2], |ends| ends.map(Some)),
            name: dot.name.clone(),
        });
        Series {
            is_emphasised,
            ..unnamed(Kind::Dots, points.collect())
        }
    };
    Plot {
        title: props.title.to_string(),
        axes: [axis(0), axis(1)],
        series: [false, true]
            .map(series)
            .into_iter()
            .filter(|series| !series.points.is_empty())
            .collect(),
        ..Plot::default()
    }
}
