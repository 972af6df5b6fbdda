//! Pressing a picture: where that is in its own units.

use page_model::kit::plane::Point;
use web_sys::Element;
use yew::prelude::*;

/// Where an event is on an SVG whose view box is so large, which is shown as large as there is room, in the middle.
pub fn place(event: &MouseEvent, size: Point) -> Option<Point> {
    // The event may come from a line inside: its picture is what is measured.
    let target = event.target_dyn_into::<Element>()?;
    let picture = target.closest("svg").ok().flatten()?;
    let room = picture.get_bounding_client_rect();
    let scale = (room.width() / size.0).min(room.height() / size.1);
    if scale <= 0.0 {
        return None;
    }
    let left = room.left() + (room.width() - scale * size.0) / 2.0;
    let top = room.top() + (room.height() - scale * size.1) / 2.0;
    let x = (f64::from(event.client_x()) - left) / scale;
    let y = (f64::from(event.client_y()) - top) / scale;
    Some((x, y))
}

/// What a press does on such a picture.
pub fn pressed(size: Point, on_press: impl Fn(Point) + 'static) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if let Some(place) = place(&event, size) {
            on_press(place);
        }
    })
}
