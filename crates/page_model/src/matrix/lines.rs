//! Lines of pictures, as attributes have them.

use super::geometry::Point;

/// Points one after the other.
pub fn points(points: &[Point]) -> String {
    let texts = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    texts.collect::<Vec<_>>().join(" ")
}
