//! What the source's strategy is worth under each reading of Rrrats, exactly, and how much it helps to begin: the latter
//! says something of the reading that does not depend on whom the source began with.

use crate::engines::rrrats::win_probability;
use crate::experiments::parameters::Field;
use crate::experiments::rrrats::settings::{AtFourName, BustName, EndName, rules};
use crate::games::rrrats::RollOn;
use serde::Serialize;

/// A reading of the rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    pub end: EndName,
    pub bust: BustName,
}

/// What follows from it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReadingRow {
    pub end: String,
    pub bust: String,
    /// The source's strategy, (1, 1, 0.36), against the start, (½, ½, ½).
    pub published_strategy: f64,
    /// The same if it begins against itself.
    pub published_strategy_begins: f64,
    /// Always rolling on, against the start and, beginning, against itself.
    pub always: f64,
    pub always_begins: f64,
    /// The start against itself, beginning.
    pub start_begins: f64,
}

/// All readings, the default first. Those where tokens leave the game have ten times as many positions and are left out
/// here; the lab of the game computes them.
pub const READINGS: [Reading; 6] = {
    const fn reading(end: EndName, bust: BustName) -> Reading {
        Reading { end, bust }
    }
    [
        reading(EndName::Turn, BustName::Pile),
        reading(EndName::Now, BustName::Pile),
        reading(EndName::Turn, BustName::Keep),
        reading(EndName::Now, BustName::Keep),
        reading(EndName::Turn, BustName::Owner),
        reading(EndName::Now, BustName::Owner),
    ]
};

/// The row of a reading: five exact win probabilities, some milliseconds.
pub fn row(reading: Reading) -> ReadingRow {
    let rules = rules(reading.end, AtFourName::Stop, reading.bust);
    let [published, always, start] = [[1.0, 1.0, 0.36], [1.0; 3], [0.5; 3]].map(RollOn::three);
    let win = |a, b| win_probability(&rules, a, b);
    ReadingRow {
        end: reading.end.write(),
        bust: reading.bust.write(),
        published_strategy: win(&published, &start).mean,
        published_strategy_begins: win(&published, &published).a_first,
        always: win(&always, &start).mean,
        always_begins: win(&always, &always).a_first,
        start_begins: win(&start, &start).a_first,
    }
}
