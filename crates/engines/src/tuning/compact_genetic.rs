//! The compact genetic algorithm: a probability for each value of each dimension instead of a population.
//!
//! G. R. Harik, F. G. Lobo and D. E. Goldberg, "The compact genetic algorithm", IEEE Transactions on Evolutionary
//! Computation 3 (1999). Two points are drawn and evaluated; in every dimension the winner's value gains 1/K and the
//! loser's loses it, K being the size of the population that is imitated. Extension from bits to any number of values.

use super::optimizer::{Optimizer, first_highest};
use super::space::{Point, Points, Space};
use crate::Status;
use random::Random;

/// A run.
#[derive(Clone, Debug)]
pub struct CompactGenetic {
    step: f64,
    /// By dimension and value.
    probabilities: Vec<Vec<f64>>,
    /// A drawn point that waits for the second one's value.
    waiting: Option<(Vec<u16>, f64)>,
}

impl CompactGenetic {
    /// Before the first evaluation, every value as probable as the others; `population` is K, from 2.
    pub fn new(space: &Space, population: u32) -> Self {
        let uniform = |&size: &u16| vec![1.0 / f64::from(size); usize::from(size)];
        Self {
            probabilities: space.sizes().iter().map(uniform).collect(),
            step: 1.0 / f64::from(population),
            waiting: None,
        }
    }

    fn compare(&mut self, winner: &Point, loser: &Point) {
        for (dimension, (&won, &lost)) in winner.iter().zip(loser).enumerate() {
            if won != lost {
                let of_values = &mut self.probabilities[dimension];
                let moved = self.step.min(of_values[usize::from(lost)]);
                of_values[usize::from(lost)] -= moved;
                of_values[usize::from(won)] += moved;
            }
        }
    }
}

/// Draws a value by its probability.
fn draw(probabilities: &[f64], random: &mut Random) -> u16 {
    let lot = random.unit();
    let mut sum = 0.0;
    let last = probabilities.len() - 1;
    let reached = probabilities[..last].iter().position(|probability| {
        sum += probability;
        lot < sum
    });
    reached.unwrap_or(last) as u16
}

impl Optimizer for CompactGenetic {
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status {
        for _ in 0..wanted {
            let point = points.push_first();
            for (value, probabilities) in point.iter_mut().zip(&self.probabilities) {
                *value = draw(probabilities, random);
            }
        }
        Status::Finished
    }

    fn learn(&mut self, points: &Points, values: &[f64]) {
        for (point, &value) in points.iter().zip(values) {
            match self.waiting.take() {
                None => self.waiting = Some((point.to_vec(), value)),
                Some((before, of_before)) if of_before >= value => self.compare(&before, point),
                Some((before, _)) => self.compare(point, &before),
            }
        }
    }

    /// The likeliest value of each dimension, the first of equals.
    fn recommend(&mut self, point: &mut Point) -> Status {
        for (value, of_values) in point.iter_mut().zip(&self.probabilities) {
            let best = first_highest(of_values.iter().copied());
            *value = best.unwrap_or_default() as u16;
        }
        Status::Finished
    }
}
