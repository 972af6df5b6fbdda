//! What the source's strategy is worth under each reading of Rrrats, exactly, and how much it helps to begin: the latter
//! says something of the reading that does not depend on whom the source began with.

use crate::engines::Status;
use crate::engines::rrrats::win_probability;
use crate::experiments::parameters::Field;
use crate::experiments::rrrats::settings::{AtFourName, BustName, EndName, rules};
use crate::experiments::{Chunk, Progress};
use crate::games::rrrats::RollOn;
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
fn row(reading: Reading) -> ReadingRow {
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

/// The work: a row a unit.
pub(super) struct ReadingsChunk {
    question: u64,
    rows: Vec<ReadingRow>,
}

impl ReadingsChunk {
    /// Nothing computed yet.
    pub fn new(question: u64) -> Self {
        Self {
            question,
            rows: Vec::new(),
        }
    }
}

impl Chunk for ReadingsChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let next = READINGS.into_iter().skip(self.rows.len());
        let rows = next.take(usize::try_from(budget).unwrap_or(READINGS.len()));
        self.rows.extend(rows.map(row));
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
        // Numbers and texts in memory: postcard has no way to fail here.
        postcard::to_stdvec(&(self.question, &self.rows)).unwrap_or_default()
    }
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the chunk with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Vec<ReadingRow>> {
    let (found, rows): (u64, Vec<ReadingRow>) = postcard::from_bytes(bytes).ok()?;
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
    let fits = found == question && rows.len() <= READINGS.len() && rows.iter().all(is_sound);
    fits.then_some(rows)
}
