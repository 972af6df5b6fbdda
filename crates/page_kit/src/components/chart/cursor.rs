//! Cursor of a chart: where it is, what moves it, and what it reads.

use super::line_chart_props::LineChartProps;
use super::scale::{Scale, place_text, value_text};
use std::fmt::Write;
use web_sys::Element;
use yew::prelude::*;

/// A line over the whole height.
pub fn cursor_line(x: f64, top: f64, foot: f64) -> Html {
    html! {
        <line class="cursor" x1={x.to_string()} x2={x.to_string()} y1={top.to_string()} y2={foot.to_string()} />
    }
}

/// The index of the number of the axis nearest to the pointer; `width` is the picture's own.
pub fn nearest(event: &MouseEvent, axis: &[f64], x: &Scale, width: f64) -> Option<usize> {
    let target: Element = event.target_dyn_into()?;
    let rectangle = target.closest("svg").ok()??.get_bounding_client_rect();
    let pixel = (f64::from(event.client_x()) - rectangle.left()) / rectangle.width() * width;
    let distance = |index: &usize| (x.pixel(axis[*index]) - pixel).abs();
    (0..axis.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Where a key moves the cursor. It comes in from the end that it is moved away from.
pub fn cursor_after(key: &str, cursor: Option<usize>, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match key {
        "ArrowLeft" | "ArrowDown" => Some(cursor.map_or(last, |index| index.saturating_sub(1))),
        "ArrowRight" | "ArrowUp" => Some(cursor.map_or(0, |index| last.min(index + 1))),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// What the cursor reads: the axis and every line, the emphasised one first.
pub fn reading(props: &LineChartProps, index: usize, group: fn(u64) -> String) -> String {
    let mut text = format!(
        "{} {}",
        place_text(props.axis[index], group),
        props.axis_label
    );
    for series in props.series.iter() {
        let value = series.values.get(index);
        if let Some(value) = value.filter(|value| value.is_finite()) {
            let _ = write!(text, "  ·  {}: {}", series.name, value_text(*value));
            if let Some((low, high)) = series.ends(index) {
                let _ = write!(text, " ({} – {})", value_text(low), value_text(high));
            }
        }
    }
    text
}
