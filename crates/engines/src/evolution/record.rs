//! Record of an evolution: what every generation has decided, and how each race in it went.

use super::settings::Settings;
use crate::racing::{Outcome, Race, Reason, Test};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game of a generation, as it ended for the offspring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The place of the race in its generation.
    pub race: usize,
    /// The place of the opponent in the archive.
    pub opponent: u32,
    pub outcome: Outcome,
}

/// A race that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RaceRecord {
    /// The place of the opponent in the archive; `None` if one was drawn for every game.
    pub opponent: Option<u32>,
    pub games: u64,
    /// Points per game, of the offspring.
    pub mean: f64,
    /// The bounds of it at the end.
    pub bounds: (f64, f64),
    pub is_better: bool,
    /// Whether the bounds said so; else it was decided by the mean.
    pub by_bounds: bool,
}

/// A generation that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    pub offspring: Vec<f64>,
    /// σ with which the offspring was made.
    pub sigma: f64,
    /// In their order.
    pub races: Vec<RaceRecord>,
    pub is_accepted: bool,
}

impl Generation {
    /// Games of all its races.
    pub fn games(&self) -> u64 {
        let games = self.races.iter().map(|race| race.games);
        games.fold(0, u64::saturating_add)
    }

    /// Whether it can be of strategies of so many numbers, raced against an archive of so many: it may come from a file.
    pub fn fits(&self, length: usize, archive: u32) -> bool {
        let race_fits = |race: &RaceRecord| {
            let numbers = [race.mean, race.bounds.0, race.bounds.1];
            race.opponent.is_none_or(|opponent| opponent < archive)
                && race.games < 1 << 40
                && numbers.iter().all(|number| (-1.0..=2.0).contains(number))
        };
        self.offspring.len() == length
            && self.offspring.iter().all(|number| number.is_finite())
            && Settings::SIGMAS.contains(&self.sigma)
            && !self.races.is_empty()
            && self.races.iter().all(race_fits)
    }
}

/// A race at one of its tests.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TracePoint {
    pub games: u32,
    pub mean: f32,
    pub lower: f32,
    pub upper: f32,
}

/// How a race went, test by test; of tests in quick succession only some, the last one always.
pub type Trace = Vec<TracePoint>;

/// Tests are kept that are this factor of games apart.
const APART: f64 = 1.15;

/// Adds a test of a race to its trace, if it is far enough from the last one or `is_last`.
pub fn note(trace: &mut Trace, test: &Test, is_last: bool) {
    let far = trace
        .last()
        .is_none_or(|last| test.games as f64 >= f64::from(last.games) * APART);
    if far || is_last {
        trace.push(TracePoint {
            games: test.games as u32,
            mean: test.mean as f32,
            lower: test.lower as f32,
            upper: test.upper as f32,
        });
    }
}

/// What is kept of `race`, in which the offspring turned out to be better or not.
pub(super) fn record(
    race: &Race,
    opponent: Option<u32>,
    is_better: bool,
    reason: Reason,
) -> RaceRecord {
    RaceRecord {
        opponent,
        games: race.games(),
        mean: race.mean(),
        bounds: race.bounds(),
        is_better,
        by_bounds: reason == Reason::Bounds,
    }
}
