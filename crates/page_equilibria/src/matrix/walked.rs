//! The way of Lemke and Howson on the pictures of best responses: where both strategies have been until now.

use super::found::FoundProps;
use super::square::{Square, line, placed};
use super::triangles::{Triangles, place_of};
use experiments::matrix::Pivot;
use experiments::matrix::geometry::Point;
use yew::prelude::*;

/// The picture after these pivots; nothing where there is none.
pub fn walked(of: &FoundProps, pivots: &[Pivot]) -> Html {
    match [of.game.size(0), of.game.size(1)] {
        [2, 2] => html! { <Square of={of.clone()} over={on_square(pivots)} /> },
        [2..=3, 2..=3] => {
            let over = [0, 1].map(|player| on_triangle(pivots, player));
            html! { <Triangles of={of.clone()} {over} /> }
        }
        _ => Html::default(),
    }
}

/// A path, and its end.
fn path(points: &[Point]) -> Html {
    let text: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let end = points.last().map(|(x, y)| {
        html! { <circle class="orbit-end" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="7" /> }
    });
    html! { <g class="walked"><polyline class="walked-path" points={text.join(" ")} />{ for end }</g> }
}

/// As long as one of the two plays nothing yet, the other one's strategy is a whole line.
fn on_square(pivots: &[Pivot]) -> Html {
    let share = |pivot: &Pivot, player: usize| {
        let strategy = pivot.strategies[player].as_ref()?;
        Some(strategy.first()?.value)
    };
    let both = |pivot: &Pivot| Some(placed((share(pivot, 0)?, share(pivot, 1)?)));
    let points: Vec<Point> = pivots.iter().filter_map(both).collect();
    let alone = pivots
        .last()
        .and_then(|last| match (share(last, 0), share(last, 1)) {
            (Some(x), None) => Some([(x, 0.0), (x, 1.0)]),
            (None, Some(y)) => Some([(0.0, y), (1.0, y)]),
            _ => None,
        });
    html! {
        <>
            if let Some(alone) = alone { <polyline class="walked-path" points={line(&alone)} /> }
            { path(&points) }
        </>
    }
}

fn on_triangle(pivots: &[Pivot], player: usize) -> Html {
    let place = |pivot: &Pivot| {
        let strategy = pivot.strategies[player].as_ref()?;
        place_of(&strategy.iter().map(|part| part.value).collect::<Vec<f64>>())
    };
    let mut points: Vec<Point> = pivots.iter().filter_map(place).collect();
    points.dedup();
    path(&points)
}
