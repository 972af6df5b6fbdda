//! A race at a moment: found again by running it on the results that were kept.

use super::{Live, RacingLab};
use engines::racing::{Outcome, Plan, Race, Test, Verdict};

/// What was known after so many games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub race: Race,
    /// Won, drawn and lost, for the first player.
    pub counts: [u64; 3],
    /// What the last test up to then has found.
    pub last_test: Option<Test>,
    /// If the race was over by then; it is left at its last game.
    pub verdict: Option<Verdict>,
}

/// A race from its first game to its last, or to the last game there is.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// Some of the tests, in equal steps, and the last.
    pub tests: Vec<Test>,
    /// After every game that was kept and belongs to the race.
    pub end: Moment,
}

impl RacingLab {
    /// The chosen race after `games` of its games, or after all that were kept.
    pub fn moment(&self, live: &Live, games: u64) -> Moment {
        self.follow(live, games, |_| {})
    }

    /// The whole race, with about `most` of its tests.
    pub fn course(&self, live: &Live, most: usize) -> Course {
        let plan = self.plan();
        let last = live
            .decision(self.race)
            .map_or(plan.n_max, |decision| decision.games);
        let every = (plan.tests_until(last) / most as u64).max(1);
        let mut tests: Vec<Test> = Vec::new();
        let end = self.follow(live, u64::MAX, |test| {
            if (test.number - plan.n_min).is_multiple_of(every) {
                tests.push(test);
            }
        });
        let is_new = |test: &Test| tests.last().is_none_or(|last| last.number < test.number);
        tests.extend(end.last_test.filter(is_new));
        Course { tests, end }
    }

    fn follow(&self, live: &Live, games: u64, hear: impl FnMut(Test)) -> Moment {
        let most = usize::try_from(games).unwrap_or(usize::MAX);
        Moment::after(self.plan(), live.outcomes.iter().take(most), hear)
    }
}

impl Moment {
    /// A race after these results, or after its last one if there are more; `hear` is told of every test.
    pub fn after(
        plan: Plan,
        outcomes: impl Iterator<Item = Outcome>,
        mut hear: impl FnMut(Test),
    ) -> Self {
        let mut moment = Self {
            race: Race::new(plan),
            counts: [0; 3],
            last_test: None,
            verdict: None,
        };
        for outcome in outcomes {
            let kind = match outcome {
                Outcome::Won => 0,
                Outcome::Drawn => 1,
                Outcome::Lost => 2,
            };
            moment.counts[kind] += 1;
            moment.verdict = moment.race.add(outcome);
            if let Some(test) = moment.race.last_test() {
                moment.last_test = Some(test);
                hear(test);
            }
            if moment.verdict.is_some() {
                break;
            }
        }
        moment
    }
}
