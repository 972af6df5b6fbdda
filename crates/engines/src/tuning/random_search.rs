//! Random search: points are drawn, and the one with the highest mean is recommended.

use super::optimizer::Optimizer;
use super::sampled::Sampled;
use super::space::{Point, Points, Space};
use crate::Status;
use random::Random;

/// A run.
#[derive(Clone, Debug)]
pub struct RandomSearch {
    space: Space,
    sampled: Sampled,
}

impl RandomSearch {
    /// Before the first evaluation.
    pub fn new(space: Space) -> Self {
        Self {
            sampled: Sampled::new(&space),
            space,
        }
    }
}

impl Optimizer for RandomSearch {
    fn propose(&mut self, wanted: usize, random: &mut Random, points: &mut Points) -> Status {
        for _ in 0..wanted {
            self.space.draw(random, points.push_first());
        }
        Status::Finished
    }

    fn learn(&mut self, points: &Points, values: &[f64]) {
        for (point, &value) in points.iter().zip(values) {
            self.sampled.add(&self.space, point, value);
        }
    }

    fn recommend(&mut self, point: &mut Point) -> Status {
        if let Some(best) = self.sampled.best() {
            point.copy_from_slice(best);
        }
        Status::Finished
    }
}
