//! Integrals between two bounds: Taylor's formula with a remainder that is enclosed, on pieces of which the worst is halved until all are good enough.
//!
//! On a piece from c − h to c + h, ∫ f is the sum of fₖ(c) (hᵏ⁺¹ − (−h)ᵏ⁺¹) ∕ (k + 1) over k < 8, and 2 R h⁹ ∕ 9, where R encloses the eighth
//! coefficient at all points of the piece. Where f has no slopes (the root at 0) its values alone bound it, and pieces shrink towards that point.

use super::interval::Interval;
use super::series::{SIZE, Series};
use crate::effort;

/// Pieces at most.
const MAX_PIECES: usize = 200;

/// A width, for each unit of length, that needs no second bound.
const GOOD: f64 = 1e-12;

/// What is integrated.
pub trait Integrand {
    /// At all points of an interval; `None` if that is not known.
    fn series(&self, at: Interval) -> Option<Series>;
    /// What it is between, from one point to another.
    fn between(&self, from: f64, to: f64) -> Interval;
}

/// The integral from one point to another one, which is not less, to a width of `tolerance` where pieces allow that.
pub fn integral(of: &impl Integrand, from: f64, to: f64, tolerance: f64) -> Interval {
    if from >= to {
        return Interval::ZERO;
    }
    let mut pieces = vec![Piece::new(of, from, to)];
    let mut width = pieces[0].found.width();
    // The widest is halved as long as the sum of widths is too large.
    while width > tolerance && pieces.len() < MAX_PIECES {
        let widths = pieces.iter().map(|piece| piece.found.width()).enumerate();
        let widest = widths.max_by(|one, other| one.1.total_cmp(&other.1));
        let Some(widest) = widest.map(|(place, _)| pieces.swap_remove(place)) else {
            break;
        };
        let middle = 0.5 * widest.from + 0.5 * widest.to;
        if middle <= widest.from || middle >= widest.to {
            pieces.push(widest);
            break;
        }
        pieces.push(Piece::new(of, widest.from, middle));
        pieces.push(Piece::new(of, middle, widest.to));
        width = pieces.iter().map(|piece| piece.found.width()).sum();
    }
    let all = pieces.iter().map(|piece| piece.found);
    all.fold(Interval::ZERO, |sum, found| sum + found)
}

/// A piece, and the integral over it.
struct Piece {
    from: f64,
    to: f64,
    found: Interval,
}

impl Piece {
    fn new(of: &impl Integrand, from: f64, to: f64) -> Self {
        effort::spend(500);
        let length = Interval::point(to) - Interval::point(from);
        let by_values = || of.between(from, to) * length;
        let found = match by_series(of, from, to) {
            // Values alone are seldom as good.
            Some(found) if found.width() <= GOOD * length.high => found,
            Some(found) => found.and(by_values()),
            None => by_values(),
        };
        Self { from, to, found }
    }
}

fn by_series(of: &impl Integrand, from: f64, to: f64) -> Option<Interval> {
    let all = of.series(Interval {
        low: from,
        high: to,
    })?;
    let remainder = all.0[SIZE - 1];
    if !remainder.is_finite() {
        return None;
    }
    let middle = 0.5 * from + 0.5 * to;
    let at_middle = of.series(Interval::point(middle))?;
    // The two halves are equally long but for rounding, so odd coefficients nearly cancel out.
    let point = Interval::point;
    let (left, right) = (point(from) - point(middle), point(to) - point(middle));
    let (mut below, mut above, mut found) = (left, right, Interval::ZERO);
    for place in 0..SIZE {
        let coefficient = match place == SIZE - 1 {
            true => remainder,
            false => at_middle.0[place],
        };
        found = found + coefficient * (above - below) / Interval::from(place as u32 + 1);
        (below, above) = (below * left, above * right);
    }
    found.is_finite().then_some(found)
}
