//! The race that is looked at: race 0, with every result, and what each of the races says of the same games.

use super::contest::Contest;
use super::settings::RacingLab;
use crate::common::outcomes::{MAX_SHOWN, Outcomes};
use crate::common::races::RaceName;
use crate::{Chunk, Lab, Progress};
use engines::racing::{Outcome, Race, Verdict};
use engines::{Status, effort};
use serde::{Deserialize, Serialize};

/// A verdict, and after how many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub verdict: Verdict,
    pub games: u64,
}

/// What has been seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Live {
    /// See [`Lab::fingerprint`].
    question: u64,
    /// The first [`MAX_SHOWN`] results.
    pub outcomes: Outcomes,
    /// Games played.
    pub games: u64,
    /// What each race has decided, in the order of [`RaceName::ALL`].
    pub decisions: [Option<Decision>; 7],
    /// Whether nothing more is played.
    pub is_over: bool,
}

impl Live {
    fn new(question: u64) -> Self {
        Self {
            question,
            outcomes: Outcomes::default(),
            games: 0,
            decisions: [None; 7],
            is_over: false,
        }
    }

    /// What a race has decided.
    pub fn decision(&self, race: RaceName) -> Option<Decision> {
        self.decisions[race as usize]
    }

    /// As bytes, for a worker's message or a file.
    fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
    pub(super) fn decode(bytes: &[u8], lab: &RacingLab) -> Option<Self> {
        let live: Self = postcard::from_bytes(bytes).ok()?;
        let is_early_enough = |(decision, race): (&Option<Decision>, RaceName)| {
            let most = lab.plan_of(race).most_games().min(live.games);
            decision.is_none_or(|decision| decision.games <= most)
        };
        let is_sound = live.question == lab.fingerprint()
            && live.outcomes.is_sound()
            && live.outcomes.len() == live.games.min(MAX_SHOWN)
            && live
                .decisions
                .iter()
                .zip(RaceName::ALL)
                .all(is_early_enough)
            && live.is_over == lab.is_over(&live.decisions);
        is_sound.then_some(live)
    }
}

/// The work.
pub(super) struct LiveChunk {
    lab: RacingLab,
    contest: Contest,
    races: [Race; 7],
    found: Live,
}

impl LiveChunk {
    /// Nothing played yet.
    pub fn new(lab: &RacingLab) -> Self {
        Self {
            contest: Contest::of(lab, 0),
            races: RaceName::ALL.map(|race| Race::new(lab.plan_of(race))),
            found: Live::new(lab.fingerprint()),
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
            effort::spend(7 * self.contest.steps_a_unit());
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
        self.found.encode()
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
