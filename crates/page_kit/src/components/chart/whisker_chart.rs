//! Dots with whiskers along an axis, of which one is chosen: by a press, by arrow keys, by touch.
//!
//! The picture is a slider, as that of [`super::line_chart`] is: its value text says what stands at the place that is chosen. A dot may be
//! a few pixels wide, so a press means the nearest.

use super::axis::{cursor_line, nearest, on_key, vertical_axis};
use super::frame::Frame;
use crate::components::filter_map_callback;
use crate::components::width::use_width;
use crate::context::use_page;
use page_model::kit::chart::axis::room_for_numbers;
use page_model::kit::chart::whiskers::{WhiskerPoint, Whiskers};
use page_model::kit::chart::{Scale, tick_text};
use std::rc::Rc;
use yew::prelude::*;

/// Before it is laid out.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 300.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 42.0;
/// Half the width of a dot, where there is room.
const RADIUS: f64 = 4.5;
const MIN_RADIUS: f64 = 2.0;

/// A part of the axis with a name, from one number to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub from: f64,
    pub to: f64,
    pub name: AttrValue,
}

#[derive(Clone, PartialEq, Properties)]
pub struct WhiskerChartProps {
    pub id: &'static str,
    pub title: AttrValue,
    pub axis_label: AttrValue,
    pub points: Rc<Vec<WhiskerPoint>>,
    /// The ends of the axis, and of the values.
    pub ends: (f64, f64),
    pub range: (f64, f64),
    /// A line across, with its name.
    pub line: (f64, AttrValue),
    pub parts: Vec<Part>,
    /// The index of the point that is chosen.
    pub chosen: Option<usize>,
    pub on_choose: Callback<usize>,
}

impl WhiskerChartProps {
    /// What is shown.
    fn whiskers(&self) -> Whiskers<'_> {
        Whiskers {
            title: &self.title,
            axis_label: &self.axis_label,
            points: &self.points,
            ends: self.ends,
            range: self.range,
            line: (self.line.0, &self.line.1),
        }
    }
}

/// The chart.
#[component]
pub fn WhiskerChart(props: &WhiskerChartProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let width = use_width(&picture, WIDTH);
    let (foot, right) = (HEIGHT - BOTTOM, width - RIGHT);
    let y = Scale::new(props.range, (foot, TOP));
    let left = room_for_numbers(&y, texts.number);
    let (first, last) = props.ends;
    let x = Scale::new((first - 1.0, last + 1.0), (left, right));
    let radius = ((right - left) / (last - first + 2.0) * 0.45).clamp(MIN_RADIUS, RADIUS);
    let axis: Rc<Vec<f64>> = Rc::new(props.points.iter().map(|point| point.at).collect());
    let onclick = {
        let axis = axis.clone();
        filter_map_callback(&props.on_choose, move |event: MouseEvent| {
            nearest(&event, &axis, &x, width)
        })
    };
    let onkeydown = on_key(props.chosen, axis.len(), props.on_choose.clone());
    let chosen = props.chosen.and_then(|index| props.points.get(index));
    let reading = chosen.map_or_else(
        || texts.chart.point_to_read.to_owned(),
        |at| at.reading.clone(),
    );
    let table = {
        let (props, header) = (props.clone(), texts.chart.bar_header);
        Callback::from(move |()| props.whiskers().table(header))
    };
    let plot = {
        let props = props.clone();
        Callback::from(move |()| props.whiskers().plot())
    };
    html! {
        <Frame title={props.title.clone()} {table} {plot} picture={picture.clone()}>
            <svg id={props.id} ref={picture} class="chart whiskers" viewBox={format!("0 0 {width} {HEIGHT}")} tabindex="0" role="slider"
                aria-valuemin="0" aria-valuemax={axis.len().saturating_sub(1).to_string()} aria-valuenow={props.chosen.unwrap_or_default().to_string()}
                aria-valuetext={reading.clone()} data-own-keys="true" aria-label={(texts.chart.how_to_read)(&props.title)} {onclick} {onkeydown}>
                { vertical_axis(&y, left, right, texts.number) }
                { for props.parts.iter().map(|part| named_part(part, part.to == last, &x, foot)) }
                { for x.ticks(10).into_iter().map(|number| tick(number, &x, foot, texts.number)) }
                <text x={((left + right) / 2.0).to_string()} y={(HEIGHT - 4.0).to_string()} text-anchor="middle">{ &props.axis_label }</text>
                { line(props, &y, (left, right)) }
                if let Some(point) = chosen { { cursor_line(x.pixel(point.at), TOP, foot) } }
                { for props.points.iter().map(|point| dot(point, &x, &y, radius)) }
                // Over the whiskers.
                <g class="mark over"><text x={(left + 4.0).to_string()} y={(y.pixel(props.line.0) + 14.0).to_string()}>{ &props.line.1 }</text></g>
            </svg>
            <p class="reading number">{ reading }</p>
        </Frame>
    }
}

fn tick(number: f64, x: &Scale, foot: f64, group: fn(u64) -> String) -> Html {
    let (at, below) = (x.pixel(number).to_string(), (foot + 16.0).to_string());
    html! { <text x={at} y={below} text-anchor="middle">{ tick_text(number, group) }</text> }
}

/// A part: its border on the left, and its name above, where there is room for it. That of the last one ends with it and may begin before it.
fn named_part(part: &Part, is_last: bool, x: &Scale, foot: f64) -> Html {
    let (from, to) = (x.pixel(part.from - 0.5), x.pixel(part.to + 0.5));
    // About six pixels a letter.
    let has_room = part.name.chars().count() as f64 * 6.0 < to - from;
    let (at, anchor) = match has_room {
        true => (f64::midpoint(from, to), "middle"),
        false => (to, "end"),
    };
    html! {
        <g class="part">
            <path class="notches" d={format!("M{from:.1} {}V{foot}", TOP - 4.0)} />
            if has_room || is_last { <text x={at.to_string()} y={(TOP - 10.0).to_string()} text-anchor={anchor}>{ &part.name }</text> }
        </g>
    }
}

/// The line across.
fn line(props: &WhiskerChartProps, y: &Scale, (left, right): (f64, f64)) -> Html {
    let at = y.pixel(props.line.0);
    html! {
        <g class="mark">
            <line x1={left.to_string()} x2={right.to_string()} y1={at.to_string()} y2={at.to_string()} />
        </g>
    }
}

fn dot(point: &WhiskerPoint, x: &Scale, y: &Scale, radius: f64) -> Html {
    let at = x.pixel(point.at);
    let Some((value, (low, high), look)) = point.known else {
        let foot = y.pixel(0.0);
        return html! { <path class="notches" d={format!("M{at:.1} {:.1}v4", foot - 4.0)} /> };
    };
    let middle = y.pixel(value);
    let whisker = format!("M{at:.1} {:.1}V{:.1}", y.pixel(low), y.pixel(high));
    let shape = if look.is_above {
        let across = 2.0 * radius;
        format!(
            "M{:.1} {middle:.1}a{radius:.1} {radius:.1} 0 1 0 {across:.1} 0a{radius:.1} {radius:.1} 0 1 0 -{across:.1} 0z",
            at - radius
        )
    } else {
        let reach = radius * 1.2;
        format!(
            "M{:.1} {middle:.1}l{reach:.1} -{reach:.1}l{reach:.1} {reach:.1}l-{reach:.1} {reach:.1}z",
            at - reach
        )
    };
    let side = if look.is_above { "above" } else { "below" };
    let sure = look.is_sure.then_some("sure");
    html! {
        <g class={classes!("whisker-dot", side, sure)}>
            <title>{ &point.reading }</title>
            <path class="whisker" d={whisker} />
            <path class="shape" d={shape} />
        </g>
    }
}
