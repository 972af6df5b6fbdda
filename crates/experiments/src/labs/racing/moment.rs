//! A race at a moment: found again by running it on the results that were kept.

use crate::common::outcomes::Outcomes;
use engines::racing::{Outcome, Plan, Race, Test, Verdict};
use engines::{Status, effort};
use serde::{Deserialize, Serialize};

/// Games that are gone through in a unit of work.
const GAMES_A_UNIT: usize = 10_000;

/// What was known after so many games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    pub race: Race,
    /// Won, drawn and lost, for the first player.
    pub counts: [u64; 3],
    /// What the last test up to then has found.
    pub last_test: Option<Test>,
    /// If the race was over by then; it is left at its last game.
    pub verdict: Option<Verdict>,
}

impl Moment {
    fn take(&mut self, outcome: Outcome) -> Option<Test> {
        let kind = match outcome {
            Outcome::Won => 0,
            Outcome::Drawn => 1,
            Outcome::Lost => 2,
        };
        self.counts[kind] += 1;
        self.verdict = self.race.add(outcome);
        let test = self.race.last_test();
        self.last_test = test.or(self.last_test);
        test
    }
}

/// The way of a race through results, to the last of them or to its own end.
pub(crate) struct WayThere {
    outcomes: std::vec::IntoIter<Outcome>,
    moment: Moment,
}

impl WayThere {
    /// Through the first of these results, so many.
    pub fn new(plan: Plan, outcomes: &Outcomes, games: u64) -> Self {
        let most = usize::try_from(games).unwrap_or(usize::MAX);
        let outcomes: Vec<Outcome> = outcomes.iter().take(most).collect();
        effort::spend(outcomes.len() as u64 / 4);
        Self {
            outcomes: outcomes.into_iter(),
            moment: Moment {
                race: Race::new(plan),
                counts: [0; 3],
                last_test: None,
                verdict: None,
            },
        }
    }

    /// Where it has come to.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Less than a millisecond's work; `hear` is told of every test.
    pub fn step(&mut self, mut hear: impl FnMut(Test)) -> Status {
        effort::spend(GAMES_A_UNIT as u64);
        for _ in 0..GAMES_A_UNIT {
            if self.moment.verdict.is_some() {
                return Status::Finished;
            }
            let Some(outcome) = self.outcomes.next() else {
                return Status::Finished;
            };
            if let Some(test) = self.moment.take(outcome) {
                hear(test);
            }
        }
        Status::Running
    }
}
