//! Scales: numbers as places from 0 to 1.

use crate::home::picture::{Curve, Tone};

/// Of a curve.
pub type Points = Vec<(f64, f64)>;

pub fn curve(tone: Tone, name: &'static str, points: Points) -> Curve {
    Curve {
        tone,
        name,
        points,
        is_dashed: false,
    }
}

/// Points with the first number on a logarithmic axis from 1, the second from 0 to the highest.
pub fn logarithmic(points: &[(f64, f64)]) -> Option<Points> {
    let last = points.last()?.0.max(2.0).ln();
    let highest = points
        .iter()
        .map(|point| point.1)
        .fold(f64::MIN_POSITIVE, f64::max);
    Some(
        points
            .iter()
            .map(|&(x, y)| (x.max(1.0).ln() / last, y / highest))
            .collect(),
    )
}

/// A point among all, both axes logarithmic; `None` for one that is not above 0.
pub fn both_logarithmic((x, y): (f64, f64), all: &[(f64, f64)]) -> Option<(f64, f64)> {
    let above = || all.iter().filter(|point| point.1 > 0.0);
    let last = above().map(|point| point.0).fold(2.0, f64::max).ln();
    let low = above()
        .map(|point| point.1.ln())
        .fold(f64::INFINITY, f64::min);
    let high = above()
        .map(|point| point.1.ln())
        .fold(f64::NEG_INFINITY, f64::max);
    (y > 0.0).then(|| {
        (
            x.max(1.0).ln() / last,
            (y.ln() - low) / (high - low).max(f64::MIN_POSITIVE),
        )
    })
}
