//! Cursor of a chart: its line, and how it follows a pointer and keys.

use page_model::kit::chart::axis::cursor_after;
use page_model::kit::chart::{Scale, axis};
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
