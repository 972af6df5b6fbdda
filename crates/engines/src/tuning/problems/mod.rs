//! Problems: what is to be tuned, and what optimizers are compared on.
//!
//! Every evaluation is the true value with noise. Larger is better.
//!
//! * [`known`]: bits, a trap and a hill, with normal noise.
//! * [`own`]: whatever somebody writes down, with normal noise.
//! * [`win_rates`]: a made-up table of win rates of which most are close to 0; an evaluation is a game, won or lost.

pub mod known;
pub mod own;
pub mod win_rates;

use super::space::{Point, Space};
pub use known::{Known, Shape};
pub use own::FormulaProblem;
use random::Random;
use statistics::Range;
pub use win_rates::WinRates;

/// A dimension as people read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dimension {
    pub name: String,
    /// At least two, as many as the space has in this dimension.
    pub values: Vec<String>,
}

/// What is said about a noisy fitness, without evaluating anything.
pub trait Problem {
    /// What is searched.
    fn space(&self) -> &Space;

    /// Names of dimensions and values, as many as the space has.
    fn dimensions(&self) -> Vec<Dimension>;

    /// The mean of evaluations of a point; `None` if nobody knows it. Said at once.
    fn true_value(&self, point: &Point) -> Option<f64>;

    /// What an evaluation can be.
    fn range(&self) -> Range;

    /// What a true value can be: what an evaluation can be, unless more is known.
    fn true_range(&self) -> Range {
        self.range()
    }

    /// The highest true value of all points, looked for anew if it has to be; `None` if nobody knows it.
    fn best_value(&self) -> Option<f64>;
}

/// A noisy fitness.
pub trait Fitness: Problem {
    /// Somebody who evaluates points.
    fn evaluator(&self) -> Box<dyn Evaluator>;

    /// [`Problem::true_value`], or what evaluating has brought to light of it.
    fn known_value(&self, point: &Point) -> Option<f64> {
        self.true_value(point)
    }
}

/// Evaluates points, one after the other, in steps.
pub trait Evaluator {
    /// Begins to evaluate `point`; whatever chance does in it comes from `random` alone.
    fn begin(&mut self, point: &Point, random: Random);

    /// About a millisecond's work, or what is left; the value once it is there. Not a finite number where the fitness has
    /// no value.
    fn step(&mut self) -> Option<f64>;

    /// The whole evaluation of a point.
    fn evaluate(&mut self, point: &Point, random: Random) -> f64 {
        self.begin(point, random);
        loop {
            if let Some(value) = self.step() {
                return value;
            }
        }
    }
}

/// Dimensions that are called x1, x2 …, with values that are called by their numbers.
fn numbered(space: &Space) -> Vec<Dimension> {
    let values = |&size: &u16| (0..size).map(|value| value.to_string()).collect();
    let dimension = |(number, size): (usize, &u16)| Dimension {
        name: format!("x{number}"),
        values: values(size),
    };
    (1..).zip(space.sizes()).map(dimension).collect()
}

/// A fitness whose evaluations take no time.
trait Immediate: Clone {
    fn value(&self, point: &Point, random: &mut Random) -> f64;
}

/// Evaluates such a fitness.
struct AtOnce<P> {
    problem: P,
    value: f64,
}

impl<P: Immediate + 'static> AtOnce<P> {
    fn boxed(problem: &P) -> Box<dyn Evaluator> {
        let problem = problem.clone();
        Box::new(Self {
            problem,
            value: 0.0,
        })
    }
}

impl<P: Immediate> Evaluator for AtOnce<P> {
    fn begin(&mut self, point: &Point, mut random: Random) {
        self.value = self.problem.value(point, &mut random);
    }

    fn step(&mut self) -> Option<f64> {
        Some(self.value)
    }
}
