//! What every generation has decided, and how each race in it went.

use crate::engines::racing::{Race, Reason};
use serde::{Deserialize, Serialize};

/// A race that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RaceRecord {
    /// The place of the opponent in the archive; `None` if one was drawn for every game.
    pub opponent: Option<u32>,
    pub games: u64,
    /// Points a game, of the offspring.
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
        self.races.iter().map(|race| race.games).sum()
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

/// Adds a race at its last test to its trace, if that is far enough from the last one or `is_last`.
pub(super) fn note(trace: &mut Trace, race: &Race, is_last: bool) {
    let Some(test) = race.last_test() else {
        return;
    };
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
