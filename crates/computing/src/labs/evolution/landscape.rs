//! Landscape of Rrrats: what every strategy of a grid is worth against the start, exactly.

use crate::answering::Answering;
use engines::Status;
use engines::rrrats::ExactPlay;
use experiments::evolution::{EvolutionExperiment, GameName, Landscape, OfLandscape, SIDE};
use experiments::inquiry::{NoAnswer, encode};
use games::rrrats::{RollOn, Rules};

/// Begins to answer what the lab is asked.
pub fn begin_answer(
    lab: &EvolutionExperiment,
    inquiry: &[u8],
) -> Result<Box<dyn Answering>, NoAnswer> {
    let of: OfLandscape = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
    let is_known = lab.game == GameName::Rrrats
        && 2 * of.held.len() == lab.length()
        && of.varied.0.max(of.varied.1) < of.held.len()
        && of.held.iter().all(|value| (0.0..=1.0).contains(value));
    if !is_known {
        return Err(NoAnswer::Unknown);
    }
    let contest = lab.method.rrrats();
    let start = contest.roll_on(&lab.starting_strategy());
    Ok(Box::new(Surveying {
        rules: contest.0,
        start,
        of,
        under_way: None,
        worth: Vec::new(),
    }))
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
