//! Method of Runge and Kutta, the classical one of order 4, for points of a game of two.
//!
//! Source: W. Kutta, "Beitrag zur näherungsweisen Integration totaler Differentialgleichungen" (1901).

use super::payoffs::{Point, plus};

/// Where a point is after a time, if it moves with this slope.
pub(super) fn runge_kutta(point: &Point, time: f64, slope: impl Fn(&Point) -> Point) -> Point {
    let moved =
        |time: f64, by: &Point| [0, 1].map(|player| plus(&point[player], time, &by[player]));
    let first = slope(point);
    let second = slope(&moved(time / 2.0, &first));
    let third = slope(&moved(time / 2.0, &second));
    let fourth = slope(&moved(time, &third));
    [0, 1].map(|player| {
        let outer = plus(&first[player], 1.0, &fourth[player]);
        let inner = plus(&second[player], 1.0, &third[player]);
        plus(&point[player], time / 6.0, &plus(&outer, 2.0, &inner))
    })
}
