//! Inquiries: a race of the generation after some of its games.

use super::moment::{GameSeen, GenerationMoment};
use crate::common::outcomes::Outcomes;
use crate::inquiry::{Answering, NoAnswer, encode};
use crate::racing::WayThere;
use engines::Status;
use engines::evolution::{Trace, note};
use engines::racing::Plan;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub(super) enum GenerationInquiry {
    /// How a race went, by the results of its games so far.
    Race {
        /// Its place in the generation.
        race: usize,
        /// The last of the games.
        game: Option<GameSeen>,
        outcomes: Outcomes,
        /// Whether these are all.
        is_end: bool,
    },
}

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
