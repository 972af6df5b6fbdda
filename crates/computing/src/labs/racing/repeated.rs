//! Race after race, for their verdicts alone.

use super::contest::Contest;
use crate::Chunk;
use crate::chunk::step_until_over;
use core::ops::Range;
use engines::racing::{Plan, Race};
use engines::{Status, effort};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::racing::{RacingExperiment, Tally};

/// The work.
pub struct RepeatedChunk {
    lab: RacingExperiment,
    plan: Plan,
    races: Range<u64>,
    under_way: Option<(Race, Contest)>,
    tally: Tally,
}

impl RepeatedChunk {
    /// These races of an experiment, none of them run yet.
    pub fn new(lab: &RacingExperiment, races: Range<u64>) -> Self {
        Self {
            lab: lab.clone(),
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
        step_until_over(
            self,
            budget,
            |chunk| chunk.tally.races == chunk.total(),
            Self::unit,
        )
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
        let most = self.plan.most_games();
        match postcard::from_bytes::<Tally>(state) {
            Ok(tally) if tally.is_sound(self.total(), most) => {
                self.tally = tally;
                true
            }
            _ => false,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.tally)
    }
}
