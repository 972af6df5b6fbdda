//! The way of Lemke and Howson on the pictures of best responses: where both strategies have been until now.

use super::square::Square;
use super::triangles::Triangles;
use experiments::matrix::Pivot;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry;
use page_model::matrix::geometry::Point;
use page_model::matrix::square::line;
use page_model::matrix::way::{alone, on_square, on_triangle};
use yew::prelude::*;

/// The picture after these pivots; nothing where there is none.
pub fn walked(of: &Analysis, pivots: &[Pivot]) -> Html {
    match [of.game.size(0), of.game.size(1)] {
        [2, 2] => {
            let over = html! {
                <>
                    if let Some(alone) = alone(pivots) { <polyline class="walked-path" points={line(&alone)} /> }
                    { path(&on_square(pivots)) }
                </>
            };
            html! { <Square of={of.clone()} {over} /> }
        }
        [2..=3, 2..=3] => {
            let over = [0, 1].map(|player| path(&on_triangle(pivots, player)));
            html! { <Triangles of={of.clone()} {over} /> }
        }
        _ => Html::default(),
    }
}

/// A path, and its end.
fn path(points: &[Point]) -> Html {
    let end = points.last().map(|(x, y)| {
        html! { <circle class="orbit-end" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="7" /> }
    });
    html! { <g class="walked"><polyline class="walked-path" points={geometry::points(points)} />{ for end }</g> }
}
