//! Readings of Rrrats: what the source's strategy is worth under each, exactly, and how much it helps to begin: the latter
//! says something of the reading that does not depend on whom the source began with.

use crate::common::rrrats_rules::{BustName, EndName, RrratsReadings};
use crate::seal::{seal, unseal};
use crate::{Chunk, Progress};
use engines::Status;
use engines::rrrats::win_probability;
use games::rrrats::RollOn;
use serde::{Deserialize, Serialize};

/// A reading of the rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    pub end: EndName,
    pub bust: BustName,
}

/// What follows from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

/// Number `place` of the row of a reading, computed exactly.
fn number(reading: Reading, place: usize) -> f64 {
    let readings = RrratsReadings {
        end: reading.end,
        bust: reading.bust,
        ..RrratsReadings::default()
    };
    let rules = readings.rules();
    let [published, always, start] = [[1.0, 1.0, 0.36], [1.0; 3], [0.5; 3]].map(RollOn::three);
    let win = |a, b| win_probability(&rules, a, b);
    match place {
        0 => win(&published, &start).mean,
        1 => win(&published, &published).a_first,
        2 => win(&always, &start).mean,
        3 => win(&always, &always).a_first,
        _ => win(&start, &start).a_first,
    }
}

/// Numbers of a row.
const NUMBERS: usize = 5;

fn row(reading: Reading, numbers: [f64; NUMBERS]) -> ReadingRow {
    let [
        published_strategy,
        published_strategy_begins,
        always,
        always_begins,
        start_begins,
    ] = numbers;
    ReadingRow {
        end: reading.end.name().to_owned(),
        bust: reading.bust.name().to_owned(),
        published_strategy,
        published_strategy_begins,
        always,
        always_begins,
        start_begins,
    }
}

/// The work: a number a unit.
pub(super) struct ReadingsChunk {
    question: u64,
    numbers: Vec<f64>,
    rows: Vec<ReadingRow>,
}

impl ReadingsChunk {
    /// Nothing computed yet.
    pub fn new(question: u64) -> Self {
        Self {
            question,
            numbers: Vec::new(),
            rows: Vec::new(),
        }
    }
}

impl Chunk for ReadingsChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some(&reading) = READINGS.get(self.rows.len()) else {
                return Status::Finished;
            };
            self.numbers.push(number(reading, self.numbers.len()));
            if let Ok(numbers) = self.numbers.as_slice().try_into() {
                self.rows.push(row(reading, numbers));
                self.numbers.clear();
            }
        }
        if self.rows.len() == READINGS.len() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: self.rows.len() as u64,
            total: READINGS.len() as u64,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        seal(self.question, &self.rows)
    }
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the chunk with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Vec<ReadingRow>> {
    let rows: Vec<ReadingRow> = unseal(bytes, question)?;
    let is_sound = |row: &ReadingRow| {
        let numbers = [
            row.published_strategy,
            row.published_strategy_begins,
            row.always,
            row.always_begins,
            row.start_begins,
        ];
        numbers.iter().all(|number| (0.0..=1.0).contains(number))
    };
    let fits = rows.len() <= READINGS.len() && rows.iter().all(is_sound);
    fits.then_some(rows)
}
