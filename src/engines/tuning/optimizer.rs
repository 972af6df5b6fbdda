//! What all optimizers have in common: points are asked for, evaluated by somebody else, and their values told.
//!
//! A step asks for some points at once; how many is a matter of the experiment, never of the machine, so that they can
//! be evaluated side by side and the result is the same. Larger values are better.

use super::space::{Point, Points, Space};
use crate::random::Random;

/// Searches a space by noisy values of its points.
pub trait Optimizer {
    /// Writes the points of the next step into `points`, which is empty: at least one, and no more than are wanted.
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points);

    /// Takes the values of the points proposed last, in their order. They are finite.
    fn learn(&mut self, points: &Points, values: &[f64]);

    /// Writes the point that it recommends now; the first point of the space before anything is known.
    fn recommend(&self, point: &mut Point);
}

/// Copies `point` with each dimension changed with probability `rate`, and one dimension drawn by lot for certain if
/// `certain`. A changed dimension has another value.
#[inline]
pub fn mutate(space: &Space, point: &mut Point, rate: f64, certain: bool, random: &mut Random) {
    let flipped = certain.then(|| random.below(space.dimensions() as u32) as usize);
    for (dimension, value) in point.iter_mut().enumerate() {
        if flipped == Some(dimension) || random.unit() < rate {
            *value = space.another(dimension, *value, random);
        }
    }
}

/// The place of the highest of these numbers, the first of equals; `None` if there are none.
pub fn first_highest(numbers: impl Iterator<Item = f64>) -> Option<usize> {
    let better = |best: (usize, f64), next: (usize, f64)| if next.1 > best.1 { next } else { best };
    numbers.enumerate().reduce(better).map(|(place, _)| place)
}
