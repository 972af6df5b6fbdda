//! Walked: the path of an algorithm through a picture.

use page_model::kit::plane::{Point, points_text};
use yew::prelude::*;

/// A path, and its end.
pub fn path(points: &[Point]) -> Html {
    let end = points.last().map(|(x, y)| {
        html! { <circle class="orbit-end" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="7" /> }
    });
    html! { <g class="walked"><polyline class="walked-path" points={points_text(points)} />{ for end }</g> }
}
