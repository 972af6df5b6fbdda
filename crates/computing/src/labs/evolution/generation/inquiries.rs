//! Answers about a race of the generation after some of its games.

use crate::answering::Answering;
use crate::racing::WayThere;
use engines::Status;
use engines::evolution::{Trace, note};
use engines::racing::Plan;
use experiments::generation::{GameSeen, GenerationInquiry, GenerationMoment};
use experiments::inquiry::{NoAnswer, encode};

/// Begins to answer what is asked of a generation whose races have this plan.
pub(super) fn begin_answer(plan: Plan, inquiry: &[u8]) -> Result<Box<dyn Answering>, NoAnswer> {
    let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
    let GenerationInquiry::Race {
        race,
        game,
        outcomes,
        is_end,
    } = inquiry;
    if !outcomes.is_sound() {
        return Err(NoAnswer::Unknown);
    }
    let games = outcomes.len();
    Ok(Box::new(Looking {
        race,
        game,
        games,
        is_end,
        way: WayThere::new(plan, &outcomes, games),
        trace: Trace::new(),
    }))
}

struct Looking {
    race: usize,
    game: Option<GameSeen>,
    games: u64,
    is_end: bool,
    way: WayThere,
    trace: Trace,
}

impl Answering for Looking {
    fn step(&mut self) -> Status {
        let Self {
            games,
            is_end,
            way,
            trace,
            ..
        } = self;
        way.step(|test| note(trace, &test, *is_end && test.games == *games))
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&GenerationMoment {
            race: self.race,
            game: self.game,
            moment: self.way.moment(),
            trace: core::mem::take(&mut self.trace),
        })
    }
}
