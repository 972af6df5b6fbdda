//! Lines with bands against a common axis. Lines are named at their ends; a cursor reads them all at once.
//!
//! The picture is a slider: arrow keys move the cursor along the axis, and a screen reader says its value text, what the
//! cursor reads, at each step. Of an image it would say the name alone, and in its browse mode keep the arrow keys for
//! itself. Since a slider's value is announced, the same text below the picture is no live region.

use super::axis::{cursor_line, nearest, on_key, vertical_axis};
use super::frame::Frame;
use super::line_chart_props::LineChartProps;
use super::marks::{marked, notches, ruled};
use super::names::{legend, names, tone};
use crate::components::filter_map_callback;
use crate::components::width::use_width;
use crate::context::use_page;
use page_model::kit::chart::axis::room_for_numbers;
use page_model::kit::chart::names::room_for_names;
use page_model::kit::chart::{Scale, Series, tick_text};
use yew::prelude::*;

/// Of a picture whose height is as its properties say, and before it is laid out.
const WIDTH: f64 = 560.0;
/// Wider pictures are higher, narrower ones lower, up to these factors.
const STRETCH: (f64, f64) = (0.8, 1.8);
/// At least so much stands free to the right of the axis.
const RIGHT: f64 = 40.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 42.0;

/// Where things are in the picture.
struct Layout {
    x: Scale,
    y: Scale,
    height: f64,
    foot: f64,
    /// Where the axis begins and ends.
    ends: (f64, f64),
    /// Whether there is room for names at the ends of lines.
    has_names: bool,
}

impl Layout {
    fn of(props: &LineChartProps, width: f64, group: fn(u64) -> String) -> Self {
        let height = (props.height * (width / WIDTH).clamp(STRETCH.0, STRETCH.1)).round();
        let foot = height - BOTTOM;
        let y = props.lines().up((foot, TOP));
        let room = room_for_names(&props.series, width);
        let ends = (
            room_for_numbers(&y, group),
            width - room.unwrap_or_default().max(RIGHT),
        );
        Self {
            x: props.lines().across(ends),
            y,
            height,
            foot,
            ends,
            has_names: room.is_some(),
        }
    }
}

/// The chart.
#[component]
pub fn LineChart(props: &LineChartProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let cursor = use_state(|| None::<usize>);
    let count = props.axis.len();
    let width = use_width(&picture, WIDTH);
    let layout = Layout::of(props, width, texts.number);
    let x = layout.x;
    let at = cursor.filter(|&index| index < count);
    let move_to = {
        let cursor = cursor.setter();
        Callback::from(move |to: Option<usize>| cursor.set(to))
    };
    let pointed_at = {
        let axis = props.axis.clone();
        move |event: &MouseEvent| nearest(event, &axis, &x, width)
    };
    let onclick = {
        let pointed_at = pointed_at.clone();
        filter_map_callback(&props.on_press, move |event: MouseEvent| pointed_at(&event))
    };
    let onpointermove = move_to.reform(move |event: PointerEvent| pointed_at(&event));
    let onpointerleave = move_to.reform(|_: PointerEvent| None);
    let onkeydown = on_key(*cursor, count, move_to.reform(Some));
    let reading = at.map(|index| props.lines().reading(index, texts.number));
    let reading = reading.map_or(
        AttrValue::Static(texts.chart.point_to_read),
        AttrValue::from,
    );
    let table = {
        let (props, ends) = (props.clone(), texts.chart.band_ends);
        Callback::from(move |()| props.lines().table(ends))
    };
    let plot = {
        let props = props.clone();
        Callback::from(move |()| props.lines().plot())
    };
    html! {
        <Frame title={props.title.clone()} {table} {plot} picture={picture.clone()}>
            <svg ref={picture} class={classes!("chart", props.coloured.then_some("coloured"))} viewBox={format!("0 0 {width} {}", layout.height)} tabindex="0" role="slider"
                aria-valuemin="0" aria-valuemax={count.saturating_sub(1).to_string()} aria-valuenow={at.unwrap_or_default().to_string()}
                aria-valuetext={reading.clone()} data-own-keys="true" aria-label={(texts.chart.how_to_read)(&props.title)}
                {onpointermove} {onpointerleave} {onclick} {onkeydown}>
                { drawing(props, &layout, width / 2.0, texts.number) }
                if let Some(index) = at { { cursor_line(x.pixel(props.axis[index]), TOP, layout.foot) } }
            </svg>
            if !layout.has_names { { legend(&props.series) } }
            <p class="reading number">{ reading }</p>
        </Frame>
    }
}

fn drawing(props: &LineChartProps, layout: &Layout, middle: f64, group: fn(u64) -> String) -> Html {
    let Layout { x, y, foot, .. } = layout;
    html! {
        <>
            { axes(props, layout, group) }
            { notches(&props.notches, x, *foot) }
            { for props.marks.iter().enumerate().map(|(row, mark)| marked(row, mark, x, (TOP, *foot), middle)) }
            { lines(props, layout) }
            { for props.ruler.iter().map(|ruler| ruled(ruler, x, y, props.range)) }
        </>
    }
}

/// Each line with its band and its name.
fn lines(props: &LineChartProps, layout: &Layout) -> Html {
    let names = if layout.has_names {
        names(
            &props.series,
            &props.axis,
            &layout.x,
            &layout.y,
            layout.foot,
        )
    } else {
        vec![Html::default(); props.series.len()]
    };
    let one = |((index, series), name): ((usize, &Series), Html)| {
        let about = (!series.about.is_empty()).then_some(series.about);
        html! {
            <g class={classes!("series", tone(index, series))}>
                { band(series, props, layout) }
                <g data-about={about}>{ line(series, props, layout) }{ name }</g>
            </g>
        }
    };
    html! { <>{ for props.series.iter().enumerate().zip(names).map(one) }</> }
}

fn axes(props: &LineChartProps, layout: &Layout, group: fn(u64) -> String) -> Html {
    let Layout { x, y, foot, .. } = layout;
    let (left, right) = layout.ends;
    let vertical = |number: f64| {
        let (at, below) = (x.pixel(number), foot + 16.0);
        // The last number ends at its place: beside it are the names of the lines.
        let anchor = if at > right - 20.0 { "end" } else { "middle" };
        html! {
            <text x={at.to_string()} y={below.to_string()} text-anchor={anchor}>{ tick_text(number, group) }</text>
        }
    };
    // What is counted in whole numbers has no halves.
    let is_whole = props.axis.iter().all(|number| number.fract() == 0.0);
    let ticks = x.ticks(5).into_iter();
    let ticks = ticks.filter(|tick| !is_whole || tick.fract() == 0.0);
    html! {
        <g>
            { vertical_axis(y, left, right, group) }
            { for ticks.map(vertical) }
            <text x={((left + right) / 2.0).to_string()} y={(foot + BOTTOM - 4.0).to_string()} text-anchor="middle">
                { &props.axis_label }
            </text>
        </g>
    }
}

/// From a bar's upper end downwards, in units of the picture.
const ARROW_DOWN: &str = "m-4 0h8m-4 0v16m-3 -5l3 5l3 -5";

/// A point of a line: what is outside the range is drawn at its ends.
fn point(place: f64, value: f64, props: &LineChartProps, layout: &Layout) -> String {
    let (low, high) = props.range;
    format!(
        "{:.1},{:.1}",
        layout.x.pixel(place),
        layout.y.pixel(value.clamp(low, high))
    )
}

fn band(series: &Series, props: &LineChartProps, layout: &Layout) -> Html {
    let places: Vec<usize> = props
        .lines()
        .places(series)
        .into_iter()
        .filter(|&index| series.ends(index).is_some())
        .collect();
    if props.error_bars {
        return error_bars(series, &places, props, layout);
    }
    let at = |&index: &usize, end: fn(&(f64, f64)) -> f64| {
        point(props.axis[index], end(&series.band[index]), props, layout)
    };
    let lower = places.iter().map(|index| at(index, |ends| ends.0));
    let upper = places.iter().rev().map(|index| at(index, |ends| ends.1));
    let points: Vec<String> = lower.chain(upper).collect();
    if points.is_empty() {
        return Html::default();
    }
    html! { <polygon class="band" points={points.join(" ")} /> }
}

/// A bar at each of these places, from one end of the band to the other. On a logarithmic axis one that goes on below it is an arrow:
/// nothing between 0 and its upper end is ruled out.
fn error_bars(series: &Series, places: &[usize], props: &LineChartProps, layout: &Layout) -> Html {
    let bar = |&index: &usize| {
        let (low, high) = series.band[index];
        let at = |value| point(props.axis[index], value, props, layout);
        if props.logarithmic_values && low < props.range.0 {
            return format!("M{}{ARROW_DOWN}", at(high));
        }
        format!("M{}L{}", at(low), at(high))
    };
    let path: String = places.iter().map(bar).collect();
    html! { <path class="error-bars" d={path} /> }
}

fn line(series: &Series, props: &LineChartProps, layout: &Layout) -> Html {
    let at = |index: usize| point(props.axis[index], series.values[index], props, layout);
    let points: Vec<String> = props.lines().places(series).into_iter().map(at).collect();
    let emphasis = series.emphasis.then_some("emphasis");
    html! {
        <>
            <polyline class="reach" points={points.join(" ")} />
            <polyline class={classes!("line", emphasis)} points={points.join(" ")} />
        </>
    }
}
