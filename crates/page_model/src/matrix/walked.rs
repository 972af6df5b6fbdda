//! Way of Lemke and Howson on the pictures of best responses: where both strategies have been until now.

use super::geometry::Point;
use super::square::placed;
use super::triangles::place_of;
use experiments::matrix::Pivot;

/// How often a player does the first action after a pivot.
fn share(pivot: &Pivot, player: usize) -> Option<f64> {
    let strategy = pivot.strategies[player].as_ref()?;
    Some(strategy.first()?.value)
}

/// The places in the square where both have a strategy.
pub fn on_square(pivots: &[Pivot]) -> Vec<Point> {
    let both = |pivot: &Pivot| Some(placed((share(pivot, 0)?, share(pivot, 1)?)));
    pivots.iter().filter_map(both).collect()
}

/// As long as one of the two plays nothing yet, the other one's strategy is a whole line.
pub fn alone(pivots: &[Pivot]) -> Option<[Point; 2]> {
    let last = pivots.last()?;
    match (share(last, 0), share(last, 1)) {
        (Some(x), None) => Some([(x, 0.0), (x, 1.0)]),
        (None, Some(y)) => Some([(0.0, y), (1.0, y)]),
        _ => None,
    }
}

/// The places in the triangle of a player.
pub fn on_triangle(pivots: &[Pivot], player: usize) -> Vec<Point> {
    let place = |pivot: &Pivot| {
        let strategy = pivot.strategies[player].as_ref()?;
        place_of(&strategy.iter().map(|part| part.value).collect::<Vec<f64>>())
    };
    let mut points: Vec<Point> = pivots.iter().filter_map(place).collect();
    points.dedup();
    points
}
