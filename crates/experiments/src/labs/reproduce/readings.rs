//! Readings of Rrrats: what the source's strategy is worth under each, exactly, and how much it helps to begin: the latter
//! says something of the reading that does not depend on whom the source began with.

use crate::common::rrrats_rules::{BustName, EndName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A reading of the rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    pub end: EndName,
    pub bust: BustName,
}

/// What follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct ReadingRow {
    /// As links have them.
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
    /// The source's strategy against always rolling on.
    pub published_against_always: f64,
    /// The strategy of three numbers that no other of its kind beats; `None` where the search for it gave up.
    pub equilibrium: Option<[f64; 3]>,
}

/// All readings, the default first; those where tokens leave the game last, since they have ten times as many positions.
pub const READINGS: [Reading; 8] = {
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
        reading(EndName::Turn, BustName::Box),
        reading(EndName::Now, BustName::Box),
    ]
};

/// Whether these can be what has been worked out.
pub(super) fn fit(rows: &[ReadingRow]) -> bool {
    let is_sound = |row: &ReadingRow| {
        let numbers = [
            row.published_strategy,
            row.published_strategy_begins,
            row.always,
            row.always_begins,
            row.start_begins,
            row.published_against_always,
        ];
        let mut numbers = numbers.iter().chain(row.equilibrium.iter().flatten());
        numbers.all(|number| (0.0..=1.0).contains(number))
    };
    rows.len() <= READINGS.len() && rows.iter().all(is_sound)
}
