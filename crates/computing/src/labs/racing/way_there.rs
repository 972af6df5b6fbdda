//! The way of a race to a moment of it: found again by running it on the results that were kept.

use engines::racing::{Outcome, Plan, Race, Test};
use engines::{Status, effort};
use experiments::common::outcomes::Outcomes;
use experiments::racing::Moment;

/// Games that are gone through in a unit of work.
const GAMES_A_UNIT: usize = 10_000;

/// The way of a race through results, to the last of them or to its own end.
pub struct WayThere {
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
            if let Some(test) = take(&mut self.moment, outcome) {
                hear(test);
            }
        }
        Status::Running
    }
}

/// One result more; the test that was made after it.
fn take(moment: &mut Moment, outcome: Outcome) -> Option<Test> {
    let kind = match outcome {
        Outcome::Won => 0,
        Outcome::Drawn => 1,
        Outcome::Lost => 2,
    };
    moment.counts[kind] += 1;
    moment.verdict = moment.race.add(outcome);
    let test = moment.race.last_test();
    moment.last_test = test.or(moment.last_test);
    test
}
