//! Functions with normal noise.
//!
//! * OneMax: how many bits are 1.
//! * Trap (Lucas, Liu and Perez-Liebana, 2018): the sum of all values, but 0 where each is the largest there is. So what
//!   every dimension seems to say alone leads to the worst point.
//! * Hill: 1 less the mean square of how far each value is from the top's, as a share of the whole dimension. The top is
//!   two thirds of the way along each dimension, rounded.

use super::{AtOnce, Dimension, Evaluator, Fitness, Immediate, Problem, numbered};
use crate::tuning::space::{Point, Space, SpaceError};
use random::Random;
use random::normal::normal;
use statistics::Range;

/// Which function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    OneMax,
    Trap,
    Hill,
}

/// A function on a space, with noise.
#[derive(Clone, Debug)]
pub struct Known {
    shape: Shape,
    space: Space,
    /// The standard deviation of an evaluation.
    noise: f64,
}

impl Known {
    /// In a space with `dimensions` dimensions of `values` values each (bits for OneMax).
    ///
    /// # Errors
    /// If there is no such space.
    pub fn new(
        shape: Shape,
        dimensions: usize,
        values: u16,
        noise: f64,
    ) -> Result<Self, SpaceError> {
        Ok(Self {
            shape,
            space: Space::new(vec![values; dimensions])?,
            noise,
        })
    }

    fn largest(&self) -> u16 {
        self.space.sizes()[0] - 1
    }

    fn top(&self) -> u16 {
        (2 * self.largest() + 1) / 3
    }

    fn sum(point: &Point) -> f64 {
        point.iter().map(|&value| f64::from(value)).sum()
    }
}

impl Known {
    /// The mean of evaluations of a point.
    pub fn mean(&self, point: &Point) -> f64 {
        let largest = self.largest();
        match self.shape {
            Shape::OneMax => Self::sum(point),
            Shape::Trap if point.iter().all(|&value| value == largest) => 0.0,
            Shape::Trap => Self::sum(point),
            Shape::Hill => {
                let off = |&value: &u16| {
                    let off = f64::from(value) - f64::from(self.top());
                    let share = off / f64::from(largest);
                    share * share
                };
                1.0 - point.iter().map(off).sum::<f64>() / point.len() as f64
            }
        }
    }
}

impl Problem for Known {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        numbered(&self.space)
    }

    fn true_value(&self, point: &Point) -> Option<f64> {
        Some(self.mean(point))
    }

    fn range(&self) -> Range {
        if self.noise > 0.0 {
            Range::ANY
        } else {
            self.true_range()
        }
    }

    fn true_range(&self) -> Range {
        match self.shape {
            Shape::Hill => Range::UNIT,
            Shape::OneMax | Shape::Trap => Range {
                low: 0.0,
                high: f64::from(self.largest()) * self.space.dimensions() as f64,
            },
        }
    }

    fn best_value(&self) -> Option<f64> {
        let all = f64::from(self.largest()) * self.space.dimensions() as f64;
        Some(match self.shape {
            Shape::OneMax => all,
            Shape::Trap => all - 1.0,
            Shape::Hill => 1.0,
        })
    }
}

impl Fitness for Known {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        AtOnce::boxed(self)
    }
}

impl Immediate for Known {
    fn value(&self, point: &Point, random: &mut Random) -> f64 {
        let value = self.mean(point);
        if self.noise > 0.0 {
            value + self.noise * normal(random)
        } else {
            value
        }
    }
}
