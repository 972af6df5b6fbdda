//! Where a run's random numbers come from, and its evaluations with them.
//!
//! Random numbers do not depend on how the work is cut: each step of the search, each evaluation and each comparison has a
//! stream of its own, derived from the seed of the run. So any moment of a run can be found again.

use super::settings::OptimizerName;
use crate::engines::tuning::Point;
use crate::engines::tuning::problems::Evaluator;
use crate::random::Random;

/// What a stream is for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draw {
    Step,
    /// Of the search.
    Evaluation,
    /// Of what is recommended, for the curve.
    Fresh,
    /// Of a finalist.
    Final,
}

/// The streams of a run.
#[derive(Clone, Copy, Debug)]
pub struct Streams(u64);

impl Streams {
    /// Of run `repeat` of an optimizer: the same whoever else searches.
    pub fn of(seed: u64, optimizer: OptimizerName, repeat: u64) -> Self {
        Self(Random::stream(seed, (optimizer as u64) << 32 | repeat).bits())
    }

    fn stream(self, what: Draw, index: u64) -> Random {
        Random::stream(self.0, index << 2 | what as u64)
    }

    /// What the optimizer draws from for the step after so many evaluations.
    pub fn step(self, evaluations: u64) -> Random {
        self.stream(Draw::Step, evaluations)
    }

    /// What it draws from before its first step.
    pub fn beginning(self) -> Random {
        self.step(u64::MAX >> 2)
    }
}

/// Evaluations, one after the other.
pub(super) struct Evaluations {
    evaluator: Box<dyn Evaluator>,
    streams: Streams,
    is_under_way: bool,
}

impl Evaluations {
    pub fn new(evaluator: Box<dyn Evaluator>, streams: Streams) -> Self {
        Self {
            evaluator,
            streams,
            is_under_way: false,
        }
    }

    /// Works on evaluation `index` of this kind, that of `point`; its value once it is there.
    pub fn step(&mut self, point: &Point, what: Draw, index: u64) -> Option<f64> {
        if !self.is_under_way {
            let random = self.streams.stream(what, index);
            self.evaluator.begin(point, random);
        }
        let value = self.evaluator.step();
        self.is_under_way = value.is_none();
        value
    }
}
