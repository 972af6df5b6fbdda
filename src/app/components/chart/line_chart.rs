//! Lines with bands against a common axis. Lines are named at their ends; a cursor reads them all at once.
//!
//! The picture is a slider: arrow keys move the cursor along the axis, and a screen reader says its value text, what the
//! cursor reads, at each step. Of an image it would say the name alone, and in its browse mode keep the arrow keys for
//! itself. Since a slider's value is announced, the same text below the picture is no live region.

use super::axis::{room_for_numbers, vertical_axis};
use super::cursor::{cursor_after, cursor_line, nearest, reading};
use super::frame::{Frame, STYLE};
use super::line_chart_props::LineChartProps;
use super::marks::{marked, notches};
use super::names::{legend, names, room_for_names, tone};
use super::scale::{Scale, data_text, tick_text};
use super::series::Series;
use crate::app::context::use_page;
use experiments::report::Table;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 228.0;
/// At least so much stands free to the right of the axis.
const RIGHT: f64 = 40.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 42.0;
/// A line has no more points than the picture has pixels to show.
const MAX_POINTS: usize = 500;

/// The chart.
#[component]
pub fn LineChart(props: &LineChartProps) -> Html {
    let texts = use_page().texts;
    let picture = use_node_ref();
    let cursor = use_state(|| None::<usize>);
    let count = props.axis.len();
    let y = vertical_scale(props);
    let left = room_for_numbers(&y, texts.number);
    let room = room_for_names(&props.series);
    let end = WIDTH - room.unwrap_or_default().max(RIGHT);
    let x = horizontal_scale(props, (left, end));
    let at = cursor.filter(|&index| index < count);
    let onpointermove = {
        let (cursor, axis) = (cursor.setter(), props.axis.clone());
        Callback::from(move |event: PointerEvent| cursor.set(nearest(&event, &axis, &x, WIDTH)))
    };
    let onpointerleave = {
        let cursor = cursor.setter();
        Callback::from(move |_: PointerEvent| cursor.set(None))
    };
    let onkeydown = {
        let cursor = cursor.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(index) = cursor_after(&event.key(), *cursor, count) {
                event.prevent_default();
                cursor.set(Some(index));
            }
        })
    };
    let reading = at.map(|index| reading(props, index, texts.number));
    let reading = reading.map_or(
        AttrValue::Static(texts.chart.point_to_read),
        AttrValue::from,
    );
    let table = {
        let (props, ends) = (props.clone(), texts.chart.band_ends);
        Callback::from(move |()| table(&props, ends))
    };
    html! {
        <Frame title={props.title.clone()} {table} picture={picture.clone()}>
            <svg ref={picture} class={classes!("chart", props.coloured.then_some("coloured"))} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} tabindex="0" role="slider"
                aria-valuemin="0" aria-valuemax={count.saturating_sub(1).to_string()} aria-valuenow={at.unwrap_or_default().to_string()}
                aria-valuetext={reading.clone()} data-own-keys="true" aria-label={(texts.chart.how_to_read)(&props.title)}
                {onpointermove} {onpointerleave} {onkeydown}>
                <style>{ STYLE }</style>
                { axes(&props.axis_label, (left, end), [&x, &y], texts.number) }
                { notches(&props.notches, &x, HEIGHT - BOTTOM) }
                { for props.marks.iter().map(|mark| marked(mark, &x, (TOP, HEIGHT - BOTTOM), WIDTH / 2.0)) }
                { lines(props, room.is_some(), &x, &y) }
                if let Some(index) = at {
                    { cursor_line(x.pixel(props.axis[index]), TOP, HEIGHT - BOTTOM) }
                }
            </svg>
            if room.is_none() { { legend(&props.series) } }
            <p class="reading number">{ reading }</p>
        </Frame>
    }
}

/// Each line with its band and, where there `is_room`, its name.
fn lines(props: &LineChartProps, is_room: bool, x: &Scale, y: &Scale) -> Html {
    let names = if is_room {
        names(&props.series, &props.axis, x, y, HEIGHT - BOTTOM)
    } else {
        vec![Html::default(); props.series.len()]
    };
    let one = |((index, series), name): ((usize, &Series), Html)| {
        html! { <g class={classes!("series", tone(index))}>{ line(series, props, x, y) }{ name }</g> }
    };
    html! { <>{ for props.series.iter().enumerate().zip(names).map(one) }</> }
}

fn horizontal_scale(props: &LineChartProps, pixels: (f64, f64)) -> Scale {
    let (first, last) = props.ends;
    let last = last.or(props.axis.last().copied()).unwrap_or(1.0);
    if props.logarithmic {
        Scale::logarithmic((1.0, last), pixels)
    } else {
        Scale::new((first, last), pixels)
    }
}

fn vertical_scale(props: &LineChartProps) -> Scale {
    let pixels = (HEIGHT - BOTTOM, TOP);
    if props.logarithmic_values {
        Scale::logarithmic(props.range, pixels)
    } else {
        Scale::new(props.range, pixels)
    }
}

/// A column a line, and one for either end of its band.
fn table(props: &LineChartProps, ends: [&str; 2]) -> Table {
    let mut header = vec![props.axis_label.to_string()];
    let mut rows: Vec<Vec<String>> = props
        .axis
        .iter()
        .map(|number| vec![number.to_string()])
        .collect();
    let mut column = |name: String, values: &mut dyn Iterator<Item = f64>| {
        header.push(name);
        for row in &mut rows {
            let value = values.next().filter(|value| value.is_finite());
            row.push(value.map_or_else(String::new, data_text));
        }
    };
    for (index, series) in props.series.iter().chain(props.data.iter()).enumerate() {
        column(series.name.clone(), &mut series.values.iter().copied());
        // Where there is more data the bands of what is drawn are those of the data.
        let is_own = props.data.is_empty() || index >= props.series.len();
        if is_own && !series.band.is_empty() {
            let [low, high] = ends.map(|end| format!("{}, {end}", series.name));
            column(low, &mut series.band.iter().map(|band| band.0));
            column(high, &mut series.band.iter().map(|band| band.1));
        }
    }
    Table { header, rows }
}

fn axes(
    label: &AttrValue,
    (left, right): (f64, f64),
    [x, y]: [&Scale; 2],
    group: fn(u64) -> String,
) -> Html {
    let vertical = |number: f64| {
        let (at, below) = (x.pixel(number), HEIGHT - BOTTOM + 16.0);
        // The last number ends at its place: beside it are the names of the lines.
        let anchor = if at > right - 20.0 { "end" } else { "middle" };
        html! {
            <text x={at.to_string()} y={below.to_string()} text-anchor={anchor}>{ tick_text(number, group) }</text>
        }
    };
    html! {
        <g>
            { vertical_axis(y, left, right, group) }
            { for x.ticks(5).into_iter().map(vertical) }
            <text x={((left + right) / 2.0).to_string()} y={(HEIGHT - 4.0).to_string()} text-anchor="middle">
                { label }
            </text>
        </g>
    }
}

fn line(series: &Series, props: &LineChartProps, x: &Scale, y: &Scale) -> Html {
    let (axis, (low, high)) = (&props.axis, props.range);
    let every = series.values.len().div_ceil(MAX_POINTS).max(1);
    let indices: Vec<usize> = (0..series.values.len().min(axis.len()))
        .step_by(every)
        .filter(|&index| series.values[index].is_finite())
        .collect();
    let point = |index: usize, value: f64| {
        let value = value.clamp(low, high);
        format!("{:.1},{:.1}", x.pixel(axis[index]), y.pixel(value))
    };
    let points: Vec<String> = indices
        .iter()
        .map(|&index| point(index, series.values[index]))
        .collect();
    let with_band = indices
        .iter()
        .filter(|&&index| series.ends(index).is_some());
    let lower = with_band
        .clone()
        .map(|&index| point(index, series.band[index].0));
    let upper = with_band
        .rev()
        .map(|&index| point(index, series.band[index].1));
    let band: Vec<String> = lower.chain(upper).collect();
    let emphasis = series.emphasis.then_some("emphasis");
    html! {
        <>
            if !band.is_empty() { <polygon class="band" points={band.join(" ")} /> }
            <polyline class="reach" points={points.join(" ")} />
            <polyline class={classes!("line", emphasis)} points={points.join(" ")} />
        </>
    }
}
