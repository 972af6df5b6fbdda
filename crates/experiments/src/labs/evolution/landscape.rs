//! Landscape of Rrrats: what strategies are worth against the start, exactly, over two of their probabilities while the others
//! are held where they are.

use super::settings::{EvolutionLab, GameName, Plane};
use crate::inquiry::{Answering, Inquiry, NoAnswer, encode};
use engines::Status;
use engines::evolution::Contest;
use engines::rrrats::ExactPlay;
use games::rrrats::{RollOn, Rules};
use serde::{Deserialize, Serialize};

/// Strategies on a side, from 0 to 1 in equal steps.
pub const SIDE: usize = 17;
/// A strategy is held where it stands to this part of 1: neighbours of a generation share a landscape.
const HELD_STEPS: f64 = 20.0;

/// What strategies win against the start if each begins every other game, from 0 to 1: row by row, each with another value
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
pub(super) struct OfLandscape {
    /// The two numbers that vary, from 0.
    varied: (usize, usize),
    /// The strategy whose other numbers are held.
    held: Vec<f64>,
}

impl EvolutionLab {
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

    pub(super) fn begin_landscape(&self, inquiry: &[u8]) -> Result<Box<dyn Answering>, NoAnswer> {
        let of: OfLandscape = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
        let is_known = self.game == GameName::Rrrats
            && 2 * of.held.len() == self.length()
            && of.varied.0.max(of.varied.1) < of.held.len()
            && of.held.iter().all(|value| (0.0..=1.0).contains(value));
        if !is_known {
            return Err(NoAnswer::Unknown);
        }
        let contest = self.method.rrrats();
        let start = contest.roll_on(&vec![0.0; contest.length()]);
        Ok(Box::new(Surveying {
            rules: contest.0,
            start,
            of,
            under_way: None,
            worth: Vec::new(),
        }))
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

/// On the way to a landscape.
struct Surveying {
    rules: Rules,
    start: RollOn,
    of: OfLandscape,
    under_way: Option<ExactPlay>,
    worth: Vec<f64>,
}

impl Surveying {
    /// The strategy of a place.
    fn strategy(&self, place: usize) -> RollOn {
        let share = |step: usize| step as f64 / (SIDE - 1) as f64;
        let mut strategy = RollOn([0.0; 4]);
        strategy.0[..self.of.held.len()].copy_from_slice(&self.of.held);
        strategy.0[self.of.varied.0] = share(place / SIDE);
        strategy.0[self.of.varied.1] = share(place % SIDE);
        strategy
    }
}

impl Answering for Surveying {
    /// Less than a millisecond; beginning a strategy is one.
    fn step(&mut self) -> Status {
        if self.worth.len() == SIDE * SIDE {
            return Status::Finished;
        }
        let Some(play) = &mut self.under_way else {
            let strategy = self.strategy(self.worth.len());
            self.under_way = Some(ExactPlay::new(self.rules, &strategy, &self.start));
            return Status::Running;
        };
        if play.advance(1) == Status::Finished {
            self.worth.push(play.found().mean);
            self.under_way = None;
        }
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        let worth = std::mem::take(&mut self.worth);
        encode(&Landscape { worth })
    }
}
