//! Race after race, for their verdicts alone.

use super::contest::Contest;
use super::settings::RacingLab;
use super::tally::Tally;
use crate::{Chunk, Progress};
use core::ops::Range;
use engines::racing::{Plan, Race};
use engines::{Status, effort};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    tally: Tally,
}

/// Reads bytes from a worker or a file; `None` if they cannot be of `races` races of the experiment with this
/// fingerprint.
pub fn decode(bytes: &[u8], question: u64, races: u64, plan: &Plan) -> Option<Tally> {
    let snapshot: Snapshot = postcard::from_bytes(bytes).ok()?;
    let is_sound =
        snapshot.question == question && snapshot.tally.is_sound(races, plan.most_games());
    is_sound.then_some(snapshot.tally)
}

/// The work.
pub struct RepeatedChunk {
    lab: RacingLab,
    question: u64,
    plan: Plan,
    races: Range<u64>,
    under_way: Option<(Race, Contest)>,
    tally: Tally,
}

impl RepeatedChunk {
    /// These races of an experiment, none of them run yet; `question` is the fingerprint of the one that asks.
    pub fn new(lab: &RacingLab, question: u64, races: Range<u64>) -> Self {
        Self {
            lab: lab.clone(),
            question,
            plan: lab.plan(),
            races,
            under_way: None,
            tally: Tally::default(),
        }
    }

    fn total(&self) -> u64 {
        self.races.end - self.races.start
    }

    /// About a millisecond's work, or as much as there is left of a race.
    fn unit(&mut self) {
        let (mut race, mut contest) = self.under_way.take().unwrap_or_else(|| {
            let number = self.races.start + self.tally.races;
            (Race::new(self.plan), Contest::of(&self.lab, number))
        });
        effort::spend(contest.steps_a_unit());
        for _ in 0..contest.steps_a_unit() {
            if let Some(outcome) = contest.step()
                && let Some(verdict) = race.add(outcome)
            {
                self.tally.add(verdict, &race);
                return;
            }
        }
        self.under_way = Some((race, contest));
    }
}

impl Chunk for RepeatedChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.tally.races == self.total() {
                break;
            }
            self.unit();
        }
        if self.tally.races == self.total() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In races.
    fn progress(&self) -> Progress {
        Progress {
            done: self.tally.races,
            total: self.total(),
        }
    }

    /// The races that are over: the one under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(self.snapshot())
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let tally = decode(state, self.question, self.total(), &self.plan);
        self.tally = tally.unwrap_or_default();
        tally.is_some()
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            question: self.question,
            tally: self.tally,
        };
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(&snapshot).unwrap_or_default()
    }
}
