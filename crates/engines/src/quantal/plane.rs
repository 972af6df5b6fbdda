//! Plane across a branch: the equations, and that the unknowns are so far along a direction from a point. Where the branch goes through it is a solution.

use super::system::Responses;
use crate::intervals::Interval;
use crate::intervals::krawczyk::{Equations, is_inside, krawczyk, newton};

/// Newton's steps at most.
const MAX_STEPS: usize = 20;
/// A step that is shorter ends a correction.
const SHORT: f64 = 1e-14;
/// How often a tube is made wider.
const MAX_WIDER: usize = 4;
/// The largest box in which a solution is looked for.
const MAX_RADIUS: f64 = 1e-5;

/// The plane; with `along` from one number to another it is all planes between.
pub struct Plane<'a> {
    pub system: &'a Responses,
    pub from: &'a [f64],
    pub direction: &'a [f64],
    pub along: Interval,
}

impl Equations for Plane<'_> {
    fn values(&self, at: &[Interval]) -> Vec<Interval> {
        let mut values = self.system.values(at);
        let mut distance = -self.along;
        for ((&at, &from), &direction) in at.iter().zip(self.from).zip(self.direction) {
            distance = distance + Interval::point(direction) * (at - Interval::point(from));
        }
        values.push(distance);
        values
    }

    fn derivatives(&self, area: &[Interval]) -> Vec<Vec<Interval>> {
        let mut rows = self.system.derivatives(area);
        let direction = self.direction.iter().copied().map(Interval::point);
        rows.push(direction.collect());
        rows
    }
}

fn points(numbers: &[f64]) -> Vec<Interval> {
    numbers.iter().copied().map(Interval::point).collect()
}

impl Plane<'_> {
    /// The solution near a guess, by Newton's method; `None` if it does not come to rest.
    pub fn corrected(&self, mut at: Vec<f64>) -> Option<Vec<f64>> {
        for _ in 0..MAX_STEPS {
            let longest = newton(self, &mut at)?;
            if longest < SHORT {
                break;
            }
        }
        let worst = self
            .values(&points(&at))
            .iter()
            .map(|value| value.middle().abs())
            .fold(0.0, f64::max);
        (worst < 1e-9).then_some(at)
    }

    /// How far the solution is from these numbers at most: there is exactly one so near. `None` if that is not proved.
    pub fn radius(&self, at: &[f64]) -> Option<f64> {
        let mut radius = 1e-12;
        while radius <= MAX_RADIUS {
            let side = |&middle: &f64| {
                let radius = radius * (1.0 + middle.abs());
                Interval {
                    low: middle - radius,
                    high: middle + radius,
                }
            };
            let area: Vec<Interval> = at.iter().map(side).collect();
            if let Some(image) = krawczyk(self, &area)
                && is_inside(&image, &area)
            {
                let far = |(image, &at): (&Interval, &f64)| (image.high - at).max(at - image.low);
                return Some(image.iter().zip(at).map(far).fold(0.0, f64::max).next_up());
            }
            radius *= 10.0;
        }
        None
    }

    /// A box around two points in which exactly one solution goes through each plane of `along`: a piece of a branch, without any other. It is
    /// made wider where the operator leads out of it, some times; `None` if that is of no use.
    pub fn tube(&self, to: &[f64]) -> Option<Vec<Interval>> {
        let side = |(&from, &to): (&f64, &f64)| Interval {
            low: from.min(to),
            high: from.max(to),
        };
        let mut area: Vec<Interval> = self.from.iter().zip(to).map(side).map(wider).collect();
        for _ in 0..MAX_WIDER {
            let image = krawczyk(self, &area)?;
            if is_inside(&image, &area) {
                return Some(area);
            }
            let both = image.iter().zip(&area);
            area = both.map(|(image, &side)| wider(image.hull(side))).collect();
        }
        None
    }
}

/// A little wider.
fn wider(side: Interval) -> Interval {
    let more = 0.1 * side.width() + 1e-9 * (1.0 + side.high.abs());
    Interval {
        low: side.low - more,
        high: side.high + more,
    }
}
