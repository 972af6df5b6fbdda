//! A fitness that somebody writes down: a formula over a space, with normal noise.
//!
//! Where the formula has no value an evaluation is not a number; [`FormulaProblem::value`] says why.

use super::{AtOnce, Dimension, Evaluator, Fitness, Immediate, Problem};
use crate::formula::{EvaluationError, Formula, NamedSpace};
use crate::tuning::space::{Point, Space};
use random::Random;
use random::normal::normal;
use statistics::Range;

/// Points of the largest spaces that are gone through for their best value: a page's thread does that.
pub const MAX_ENUMERATED: u64 = 1 << 14;

/// A formula on a space, with noise.
#[derive(Clone, Debug)]
pub struct FormulaProblem {
    space: NamedSpace,
    formula: Formula,
    /// The standard deviation of an evaluation.
    noise: f64,
}

impl FormulaProblem {
    /// `formula` was read for `space`.
    pub fn new(space: NamedSpace, formula: Formula, noise: f64) -> Self {
        Self {
            space,
            formula,
            noise,
        }
    }

    /// The formula's value at a point.
    ///
    /// # Errors
    /// Says where and why it has none.
    pub fn value(&self, point: &Point) -> Result<f64, EvaluationError> {
        let number = |dimension: usize| self.space.number(dimension, point[dimension]);
        self.formula.value(number)
    }
}

impl Problem for FormulaProblem {
    fn space(&self) -> &Space {
        self.space.space()
    }

    fn dimensions(&self) -> Vec<Dimension> {
        self.space.dimensions()
    }

    fn true_value(&self, point: &Point) -> Option<f64> {
        self.value(point).ok()
    }

    /// Nobody knows what somebody else's formula can be.
    fn range(&self) -> Range {
        Range::ANY
    }

    fn best_value(&self) -> Option<f64> {
        let space = self.space.space();
        if space.points() > MAX_ENUMERATED {
            return None;
        }
        let mut point = vec![0; space.dimensions()];
        let values = (0..space.points()).filter_map(|index| {
            space.write_point(index, &mut point);
            self.value(&point).ok()
        });
        values.max_by(f64::total_cmp)
    }
}

impl Fitness for FormulaProblem {
    fn evaluator(&self) -> Box<dyn Evaluator> {
        AtOnce::boxed(self)
    }
}

impl Immediate for FormulaProblem {
    fn value(&self, point: &Point, random: &mut Random) -> f64 {
        let value = Self::value(self, point).unwrap_or(f64::NAN);
        if self.noise > 0.0 {
            value + self.noise * normal(random)
        } else {
            value
        }
    }
}
