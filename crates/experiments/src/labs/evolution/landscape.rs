//! Landscape of Rrrats: what strategies are worth against the start, exactly, over two of their probabilities while the others
//! are held where they are.

use super::settings::{EvolutionExperiment, GameName, Plane};
use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// Strategies on a side, from 0 to 1 in equal steps.
pub const SIDE: usize = 17;
/// A strategy is held where it stands to this part of 1: neighbours of a generation share a landscape.
const HELD_STEPS: f64 = 20.0;

/// What strategies win against the start if each begins every second game, from 0 to 1: row by row, each with another value
/// of the plane's first number, by the second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Landscape {
    pub worth: Vec<f64>,
}

impl Landscape {
    /// At a place of the grid.
    pub fn at(&self, row: usize, column: usize) -> Option<f64> {
        self.worth.get(row * SIDE + column).copied()
    }
}

/// What the lab is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OfLandscape {
    /// The two numbers that vary, from 0.
    pub varied: (usize, usize),
    /// The strategy whose other numbers are held.
    pub held: Vec<f64>,
}

impl EvolutionExperiment {
    /// Asks for the landscape around a strategy, as its meaning; `None` where nothing is exact.
    pub fn landscape(&self, strategy: &[f64]) -> Option<Inquiry<Landscape>> {
        let fits = self.game == GameName::Rrrats && 2 * strategy.len() == self.length();
        let varied = self.plane.numbers();
        let nearby = |(place, &value): (usize, &f64)| {
            let is_varied = place == varied.0 || place == varied.1;
            if is_varied {
                0.0
            } else {
                (value * HELD_STEPS).round() / HELD_STEPS
            }
        };
        let held = strategy.iter().enumerate().map(nearby).collect();
        fits.then(|| Inquiry::of_lab(&OfLandscape { varied, held }))
    }
}

impl Plane {
    /// The numbers of a strategy that vary, from 0: upwards, then to the right.
    pub fn numbers(self) -> (usize, usize) {
        match self {
            Self::TwoThree => (2, 1),
            Self::OneThree => (2, 0),
            Self::OneTwo => (1, 0),
        }
    }
}
