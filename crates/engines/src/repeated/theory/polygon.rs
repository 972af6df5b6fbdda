//! Convex polygons in fractions: points and segments are polygons too.
//!
//! Hulls by A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions" (1979); half-planes are cut off vertex by vertex (I. E. Sutherland
//! and G. W. Hodgman, 1974).

use crate::exact::rational::Rational;

/// A pair of payoffs.
pub type Point = [Rational; 2];

/// The corners of a convex set, counter-clockwise from the least; none of the empty one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polygon(Vec<Point>);

/// Twice the area of a triangle, positive if it is counter-clockwise.
fn turn(a: &Point, b: &Point, c: &Point) -> Rational {
    (&b[0] - &a[0]) * (&c[1] - &a[1]) - (&b[1] - &a[1]) * (&c[0] - &a[0])
}

impl Polygon {
    /// The least convex set with these points.
    pub fn hull(mut points: Vec<Point>) -> Self {
        points.sort();
        points.dedup();
        if points.len() < 3 {
            return Self(points);
        }
        let half = |points: &mut dyn Iterator<Item = &Point>| {
            let mut chain: Vec<Point> = Vec::new();
            for point in points {
                while let [.., a, b] = chain.as_slice()
                    && turn(a, b, point) <= Rational::ZERO
                {
                    chain.pop();
                }
                chain.push(point.clone());
            }
            chain.pop();
            chain
        };
        let lower = half(&mut points.iter());
        let upper = half(&mut points.iter().rev());
        Self([lower, upper].concat())
    }

    pub fn corners(&self) -> &[Point] {
        &self.0
    }

    /// The part where this payoff is at least `least`.
    #[must_use]
    pub fn cut(&self, player: usize, least: &Rational) -> Self {
        let mut points = Vec::new();
        for (place, a) in self.0.iter().enumerate() {
            let b = &self.0[(place + 1) % self.0.len()];
            let [of_a, of_b] = [a, b].map(|point| &point[player] - least);
            if of_a >= Rational::ZERO {
                points.push(a.clone());
            }
            if (of_a < Rational::ZERO) != (of_b < Rational::ZERO) {
                let share = &of_a / (&of_a - &of_b);
                let other = 1 - player;
                let mut point = [least.clone(), least.clone()];
                point[other] = &a[other] + (&b[other] - &a[other]) * share;
                points.push(point);
            }
        }
        Self::hull(points)
    }

    /// Whether a point is in it.
    pub fn contains(&self, point: &Point) -> bool {
        match self.0.as_slice() {
            [] => false,
            [one] => one == point,
            [a, b] => turn(a, b, point).is_zero() && (a..=b).contains(&point),
            corners => (0..corners.len()).all(|at| {
                turn(&corners[at], &corners[(at + 1) % corners.len()], point) >= Rational::ZERO
            }),
        }
    }

    /// The least that a player gets in it; none of the empty set.
    pub fn least(&self, player: usize) -> Option<&Rational> {
        self.0.iter().map(|point| &point[player]).min()
    }
}
