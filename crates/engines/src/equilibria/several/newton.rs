//! Newton: where solutions in a box can only be, and whether there is exactly one, by Krawczyk's operator.

use super::system::System;
use super::tensor::Bounds;
use crate::intervals::Interval;
use crate::intervals::krawczyk::krawczyk;

/// Steps of refinement at most: each squares the error.
const REFINEMENTS: usize = 12;

/// What is known about the solutions in a box.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    None,
    /// Exactly one in `only`, and it is in `at`.
    One {
        at: Bounds,
        only: Bounds,
    },
    /// All are in this part.
    Within(Bounds),
}

/// Looks for solutions in a box, and a little beyond: so one on its side is found as well.
pub fn look(system: &System, area: &[Interval]) -> Verdict {
    const BEYOND: f64 = 0.02;
    let larger = |&side: &Interval| {
        let more = side.width() * BEYOND + 1e-9;
        Interval {
            low: side.low - more,
            high: side.high + more,
        }
    };
    let larger: Bounds = area.iter().map(larger).collect();
    let Some(image) = krawczyk(system, &larger) else {
        return Verdict::Within(area.to_vec());
    };
    let mut pairs = image.iter().zip(&larger);
    if pairs.all(|(image, side)| image.is_inside(*side)) {
        let at = refined(system, image);
        return Verdict::One { at, only: larger };
    }
    common(&image, area).map_or(Verdict::None, Verdict::Within)
}

/// The same solution in a box as small as can be.
fn refined(system: &System, mut at: Bounds) -> Bounds {
    for _ in 0..REFINEMENTS {
        let image = krawczyk(system, &at);
        let Some(next) = image.and_then(|image| common(&image, &at)) else {
            return at;
        };
        let is_done = widest(&next) > 0.5 * widest(&at);
        at = next;
        if is_done {
            break;
        }
    }
    at
}

/// The length of the longest side.
pub fn widest(area: &[Interval]) -> f64 {
    area.iter().map(|side| side.width()).fold(0.0, f64::max)
}

fn common(one: &[Interval], other: &[Interval]) -> Option<Bounds> {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, &other)| one.common(other)).collect()
}
