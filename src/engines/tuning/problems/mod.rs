//! Problems with a known truth: what optimizers are compared on.
//!
//! Every evaluation is the true value with noise. Larger is better.
//!
//! * [`known`]: bits, a trap and a hill, with normal noise.
//! * [`planet_wars`]: a table of win rates of which most are close to 0; an evaluation is a game, won or lost.

pub mod known;
pub mod planet_wars;

use super::space::{Point, Space};
use crate::random::Random;
pub use known::{Known, Shape};
pub use planet_wars::PlanetWars;

/// A noisy fitness whose truth is known.
pub trait Problem {
    /// What is searched.
    fn space(&self) -> &Space;

    /// The mean of evaluations of a point.
    fn true_value(&self, point: &Point) -> f64;

    /// The highest true value of all points.
    fn best_value(&self) -> f64;

    /// An evaluation.
    fn evaluate(&self, point: &Point, random: &mut Random) -> f64;
}
