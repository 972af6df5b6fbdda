//! Readings of Rrrats: what follows from each, computed exactly.

use crate::Chunk;
use engines::Status;
use engines::rrrats::equilibrium::Equilibrium;
use engines::rrrats::win_probability;
use experiments::Progress;
use experiments::common::rrrats_rules::RrratsReadings;
use experiments::inquiry::encode;
use experiments::reproduce::readings::{READINGS, Reading, ReadingRow};
use games::rrrats::{RollOn, Rules};

/// The rules of a reading.
fn rules(reading: Reading) -> Rules {
    let readings = RrratsReadings {
        end: reading.end,
        bust: reading.bust,
        ..RrratsReadings::default()
    };
    readings.rules()
}

/// What the strategies are worth under a reading, without its equilibrium.
fn row(reading: Reading) -> ReadingRow {
    let rules = rules(reading);
    let [published, always, start] = [[1.0, 1.0, 0.36], [1.0; 3], [0.5; 3]].map(RollOn::three);
    let win = |a, b| win_probability(&rules, a, b);
    ReadingRow {
        end: reading.end.name().to_owned(),
        bust: reading.bust.name().to_owned(),
        published_strategy: win(&published, &start).mean,
        published_strategy_begins: win(&published, &published).a_first,
        always: win(&always, &start).mean,
        always_begins: win(&always, &always).a_first,
        start_begins: win(&start, &start).a_first,
        published_against_always: win(&published, &always).mean,
        equilibrium: None,
    }
}

/// The work: a unit of the search for an equilibrium a unit, and with the last one the rest of its row.
#[derive(Default)]
pub(super) struct ReadingsChunk {
    under_way: Option<Equilibrium>,
    rows: Vec<ReadingRow>,
}

impl Chunk for ReadingsChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let Some(&reading) = READINGS.get(self.rows.len()) else {
                return Status::Finished;
            };
            let begin = || Equilibrium::new(rules(reading));
            let search = self.under_way.get_or_insert_with(begin);
            if search.advance(1) == Status::Finished {
                self.rows.push(ReadingRow {
                    equilibrium: search.found(),
                    ..row(reading)
                });
                self.under_way = None;
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
        encode(&self.rows)
    }
}
