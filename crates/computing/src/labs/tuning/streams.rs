//! Streams of a run's random numbers, and its evaluations with them.
//!
//! Random numbers do not depend on how the work is cut: each step of the search, each evaluation and each comparison has a
//! stream of its own, derived from the seed of the run. So any moment of a run can be found again.

use engines::tuning::Point;
use engines::tuning::problems::Evaluator;
use experiments::tuning::OptimizerName;
use random::Random;

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
    /// Of run `repeat` of an optimizer: the same anyone who else searches.
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

/// Values that are kept to go on from, at most: 8 MB.
const MAX_KEPT: usize = 1 << 20;

/// Evaluations, one after the other.
///
/// A run follows from the values alone, since what else it draws comes from streams of their own. So they are all that a
/// run that was interrupted needs to go on: it is done again with them, without evaluating anything twice.
pub(super) struct Evaluations {
    evaluator: Box<dyn Evaluator>,
    streams: Streams,
    is_under_way: bool,
    /// All values so far, of every kind, in their order; of an earlier run, more of them than were asked for.
    values: Vec<f64>,
    /// How many have been asked for.
    asked: usize,
}

impl Evaluations {
    pub fn new(evaluator: Box<dyn Evaluator>, streams: Streams) -> Self {
        Self {
            evaluator,
            streams,
            is_under_way: false,
            values: Vec::new(),
            asked: 0,
        }
    }

    /// All values so far; `None` if there are too many to be kept.
    pub fn values(&self) -> Option<&[f64]> {
        (self.values.len() <= MAX_KEPT).then_some(&self.values)
    }

    /// Gives these values before anything is evaluated.
    pub fn begin_with(&mut self, values: Vec<f64>) {
        self.values = values;
    }

    /// Works on evaluation `index` of this kind, that of `point`; its value once it is there.
    pub fn step(&mut self, point: &Point, what: Draw, index: u64) -> Option<f64> {
        if let Some(&known) = self.values.get(self.asked) {
            self.asked += 1;
            return Some(known);
        }
        if !self.is_under_way {
            let random = self.streams.stream(what, index);
            self.evaluator.begin(point, random);
        }
        let value = self.evaluator.step();
        self.is_under_way = value.is_none();
        self.values.extend(value);
        self.asked = self.values.len();
        value
    }
}
