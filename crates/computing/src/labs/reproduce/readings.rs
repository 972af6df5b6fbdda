//! Readings of Rrrats: what follows from each, computed exactly.

use crate::Chunk;
use engines::Status;
use engines::rrrats::win_probability;
use experiments::Progress;
use experiments::common::rrrats_rules::RrratsReadings;
use experiments::reproduce::readings::{READINGS, Reading, ReadingRow};
use experiments::seal::seal;
use games::rrrats::RollOn;

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
