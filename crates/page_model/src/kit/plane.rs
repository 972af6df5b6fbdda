//! Plane of payoffs of two players: where they stand in the picture. Payoffs of the first player go to the right, those of the second up.

/// A place in a picture, or payoffs of two players.
pub type Point = (f64, f64);

/// Units of the picture.
pub const WIDTH: f64 = 420.0;
pub const HEIGHT: f64 = 320.0;
/// Between its edges and the outermost payoffs, where the axes, their numbers and their names stand.
pub const LEFT: f64 = 62.0;
pub const RIGHT: f64 = 24.0;
pub const ABOVE: f64 = 20.0;
pub const BELOW: f64 = 54.0;

/// From payoffs to the picture: the least and the greatest of both players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    pub low: Point,
    pub high: Point,
}

impl Scale {
    /// Of these payoffs.
    pub fn of(points: &[Point]) -> Self {
        let ends = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
                (low.min(value), high.max(value))
            })
        };
        let (left, right) = ends(&mut points.iter().map(|point| point.0));
        let (bottom, top) = ends(&mut points.iter().map(|point| point.1));
        let (low, high) = ((left, bottom), (right, top));
        Self { low, high }
    }

    /// Where payoffs stand; in the middle where all are the same.
    pub fn at(&self, (x, y): Point) -> Point {
        let part = |value: f64, low: f64, high: f64| {
            if high > low {
                (value - low) / (high - low)
            } else {
                0.5
            }
        };
        let across = part(x, self.low.0, self.high.0);
        let up = part(y, self.low.1, self.high.1);
        (
            LEFT + (WIDTH - LEFT - RIGHT) * across,
            HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * up,
        )
    }

    /// A line through payoffs.
    pub fn line(&self, points: &[Point]) -> String {
        let placed: Vec<Point> = points.iter().map(|&point| self.at(point)).collect();
        points_text(&placed)
    }
}

/// The mean of points.
pub fn middle(points: &[Point]) -> Point {
    let count = points.len() as f64;
    let sum = |(x, y): Point, point: &Point| (x + point.0, y + point.1);
    let (x, y) = points.iter().fold((0.0, 0.0), sum);
    (x / count, y / count)
}

/// Points one after the other.
pub fn points_text(points: &[Point]) -> String {
    let texts = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    texts.collect::<Vec<_>>().join(" ")
}
