//! The race that is looked at, game by game.

use super::contest::Contest;
use crate::Chunk;
use engines::racing::{Outcome, Race};
use engines::{Status, effort};
use experiments::Progress;
use experiments::common::outcomes::{MAX_SHOWN, Outcomes};
use experiments::inquiry::encode;
use experiments::racing::{Decision, Live, RacingExperiment};

/// The work.
pub(super) struct LiveChunk {
    lab: RacingExperiment,
    contest: Contest,
    /// In the order of [`RacingExperiment::told`].
    races: Vec<Race>,
    found: Live,
}

impl LiveChunk {
    /// Nothing played yet.
    pub fn new(lab: &RacingExperiment) -> Self {
        Self {
            contest: Contest::of(lab, 0),
            races: lab
                .told()
                .into_iter()
                .map(|race| Race::new(lab.plan_of(race)))
                .collect(),
            found: Live::new(lab),
            lab: lab.clone(),
        }
    }

    fn step(&mut self) {
        if let Some(outcome) = self.contest.step() {
            self.take(outcome);
        }
    }

    fn take(&mut self, outcome: Outcome) {
        let found = &mut self.found;
        found.games += 1;
        if found.games <= MAX_SHOWN {
            found.outcomes.push(outcome);
        }
        let mut is_decided = false;
        for (race, decision) in self.races.iter_mut().zip(&mut found.decisions) {
            if decision.is_none()
                && let Some(verdict) = race.add(outcome)
            {
                let games = race.games();
                *decision = Some(Decision { verdict, games });
                is_decided = true;
            }
        }
        if is_decided {
            found.is_over = self.lab.is_over(&found.decisions);
        }
    }
}

impl Chunk for LiveChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            effort::spend(self.races.len() as u64 * self.contest.steps_a_unit());
            for _ in 0..self.contest.steps_a_unit() {
                if self.found.is_over {
                    return Status::Finished;
                }
                self.step();
            }
        }
        if self.found.is_over {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In races.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.is_over),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    /// The results, where games take long and all results are there.
    fn state(&self) -> Option<Vec<u8>> {
        let is_worth_it = self.contest.goes_on_after_games() && self.found.games <= MAX_SHOWN;
        is_worth_it.then(|| postcard::to_stdvec(&self.found.outcomes).ok())?
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(outcomes) = postcard::from_bytes::<Outcomes>(state) else {
            return false;
        };
        let is_sound = outcomes.is_sound() && outcomes.len() <= MAX_SHOWN;
        if !is_sound || !self.contest.go_on_after(outcomes.len()) {
            return false;
        }
        for outcome in outcomes.iter() {
            if self.found.is_over {
                return false;
            }
            self.take(outcome);
        }
        true
    }
}
