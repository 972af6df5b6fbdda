//! Problems whose evaluations are games, with what plays them.
//!
//! * `agent`: a tree search against an opponent in Connect Four. `connect`: two agents on boards for connecting stones.
//!   `rrrats`: two players at Rrrats. `aliens`: agents at Aliens.
//! * `board_game`: a game of two agents on a board of any shape.

mod agent;
mod aliens;
mod board_game;
mod connect;
mod rrrats;

use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::{Point, Space};
pub use rrrats::BestPlays;
use statistics::Range;

/// A problem whose evaluations are games, and what is known from games that were played.
#[derive(Clone)]
pub struct Played<P, K = ()> {
    pub problem: P,
    known: K,
}

impl<P, K: Default> Played<P, K> {
    /// Nothing played yet.
    pub fn new(problem: P) -> Self {
        let known = K::default();
        Self { problem, known }
    }
}

impl<P: Problem, K> Problem for Played<P, K> {
    fn space(&self) -> &Space {
        self.problem.space()
    }

    fn dimensions(&self) -> Vec<Dimension> {
        self.problem.dimensions()
    }

    fn true_value(&self, point: &Point) -> Option<f64> {
        self.problem.true_value(point)
    }

    fn range(&self) -> Range {
        self.problem.range()
    }

    fn true_range(&self) -> Range {
        self.problem.true_range()
    }

    fn best_value(&self) -> Option<f64> {
        self.problem.best_value()
    }
}
