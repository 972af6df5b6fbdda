//! The honest ending: what is recommended and those next to it are evaluated again, and a race says which is better.
//!
//! What a search expects of the point it recommends is too much: of many noisy values the highest was taken. So the point
//! and its runners-up get fresh evaluations. The one that leads races against the next: each comparison is an evaluation
//! of both, and the higher value wins it. So a race asks which of two is better *more often than not*; where the noise
//! is symmetric, or a value is a game won or lost, that is the one with the higher mean. The race is ILEBR* 2 (see
//! [`engines::racing`]), with δ shared out evenly among the races, so that all verdicts by bounds are right together
//! with the probability that the race promises for one. Only bounds dethrone the leader: of two that were not told apart the one that leads stays.

use engines::racing::Reason;
use engines::tuning::Space;
use engines::tuning::table::Entry;
use serde::{Deserialize, Serialize};

/// A point with its fresh evaluations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finalist {
    pub point: Vec<u16>,
    pub entry: Entry,
}

/// A race between two of them, from the leader's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct FinalRace {
    /// Who led before, by place among the finalists.
    pub leader: u8,
    pub challenger: u8,
    pub comparisons: u64,
    /// The share of comparisons that the leader has won.
    pub share: f64,
    /// What the race's tests say of it.
    pub bounds: (f64, f64),
    /// Whether the leader goes on leading, and what ended the race; `None` while it goes on. Only with [`Reason::Bounds`]
    /// is one of the two better.
    pub verdict: Option<(bool, Reason)>,
}

impl FinalRace {
    /// Whether one of the two is better, by bounds.
    pub fn is_decided(&self) -> bool {
        matches!(self.verdict, Some((_, Reason::Bounds)))
    }
}

/// All that was found; the recommended point is the first finalist.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Finals {
    /// What the search itself had evaluated of the recommended point.
    pub promised: Entry,
    pub finalists: Vec<Finalist>,
    pub races: Vec<FinalRace>,
}

impl Finals {
    /// The place of anyone who leads now.
    pub fn leading(&self) -> u8 {
        self.races.last().map_or(0, |race| match race.verdict {
            Some((false, _)) => race.challenger,
            _ => race.leader,
        })
    }

    /// Who leads now; `None` without finalists.
    pub fn leader(&self) -> Option<&Finalist> {
        self.finalists.get(usize::from(self.leading()))
    }

    /// Whether nothing is left to be raced.
    pub fn are_over(&self) -> bool {
        let verdicts = self.races.iter().filter(|race| race.verdict.is_some());
        verdicts.count() + 1 >= self.finalists.len()
    }

    pub(super) fn is_sound(&self, space: &Space) -> bool {
        let count = self.finalists.len();
        let is_there = |place: u8| usize::from(place) < count;
        let of_finalists = self.finalists.iter().map(|finalist| &finalist.entry);
        let mut entries = of_finalists.chain([&self.promised]);
        self.races.len() <= count.saturating_sub(1)
            && entries.all(|entry| entry.sum.is_finite() && entry.squares.is_finite())
            && self
                .finalists
                .iter()
                .all(|finalist| space.contains(&finalist.point))
            && self.races.iter().all(|race| {
                is_there(race.leader) && is_there(race.challenger) && race.share.is_finite()
            })
    }
}
