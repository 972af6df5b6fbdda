//! Axes of a chart: lines across and numbers at round values, and the cursor on the other axis, which follows a pointer and keys.

use page_model::kit::chart::axis::{GAP, cursor_after, numbers};
use page_model::kit::chart::{Scale, axis, tick_text};
use web_sys::Element;
use yew::prelude::*;

/// Lines from `left` to `right` at the round numbers of `y`, with the numbers on their left; `group` writes
/// large ones.
pub fn vertical_axis(y: &Scale, left: f64, right: f64, group: fn(u64) -> String) -> Html {
    let line = |number: f64| {
        let at = y.pixel(number);
        html! {
            <>
                <line class="grid" x1={left.to_string()} x2={right.to_string()} y1={at.to_string()} y2={at.to_string()} />
                <text x={(left - GAP).to_string()} y={(at + 4.0).to_string()} text-anchor="end">{ tick_text(number, group) }</text>
            </>
        }
    };
    numbers(y).into_iter().map(line).collect()
}

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
    axis::nearest(pixel, axis, x)
}

/// Arrow keys move the cursor from where it is to the places beside it, of `count`.
pub fn on_key(
    at: Option<usize>,
    count: usize,
    on_move: Callback<usize>,
) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if let Some(index) = cursor_after(&event.key(), at, count) {
            event.prevent_default();
            on_move.emit(index);
        }
    })
}
