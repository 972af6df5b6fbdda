//! The trait of all optimizers: points are asked for, evaluated by somebody else, and their values told.
//!
//! A step asks for some points at once; how many is a matter of the experiment, never of the machine, so that they can
//! be evaluated side by side and the result is the same. Larger values are better.

use super::space::{Point, Points, Space};
use crate::Status;
use random::Random;

/// Searches a space by noisy values of its points.
pub trait Optimizer {
    /// Goes on with choosing the points of the next step, about a millisecond's work. While it returns `Running` it is to be
    /// called again with the same arguments; then `points`, which was empty, has at least one and no more than are wanted.
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status;

    /// Takes the values of the points proposed last, in their order. They are finite.
    fn learn(&mut self, points: &Points, values: &[f64]);

    /// Goes on with looking for the point that it recommends now, about a millisecond's work. While it returns `Running` it is
    /// to be called again before anything else is; then the point is written, unless nothing is known.
    fn recommend(&mut self, point: &mut Point) -> Status;
}

/// Changes each dimension of `point` with probability `rate`, a multiple of 2⁻³², and one dimension drawn at random for certain if
/// `certain`. A changed dimension has another value.
///
/// A random number a dimension, whose upper half says whether and whose lower half says to what: no branch to be guessed.
#[inline]
pub fn mutate(space: &Space, point: &mut Point, rate: f64, certain: bool, random: &mut Random) {
    const HALF: u32 = 32;
    let flipped = certain.then(|| random.below(space.dimensions() as u32) as usize);
    let below = (rate * (1_u64 << HALF) as f64) as u64;
    for (dimension, (value, &size)) in point.iter_mut().zip(space.sizes()).enumerate() {
        let bits = random.bits();
        let others = u64::from(size) - 1;
        let other = (((bits & u64::from(u32::MAX)) * others) >> HALF) as u16;
        let other = other + u16::from(other >= *value);
        let is_changed = ((bits >> HALF) < below) | (flipped == Some(dimension));
        *value = if is_changed { other } else { *value };
    }
}

/// The place of the highest of these numbers, the first of equals; `None` if there are none.
pub fn first_highest(numbers: impl Iterator<Item = f64>) -> Option<usize> {
    let better = |best: (usize, f64), next: (usize, f64)| if next.1 > best.1 { next } else { best };
    numbers.enumerate().reduce(better).map(|(place, _)| place)
}
