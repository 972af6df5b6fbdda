//! Inquiries: the race looked at, from its beginning to a moment of it; what all races cost with the same coin.

use super::live::Live;
use super::moment::{Moment, WayThere};
use super::{LIVE, RacingLab};
use crate::common::races::RaceName;
use crate::inquiry::{Answering, Inquiry, NoAnswer, encode};
use crate::{ForeignSnapshot, Sent};
use engines::Status;
use engines::racing::{Exact, ExactRace, Test};
use serde::{Deserialize, Serialize};

/// Tests of a race that a picture shows.
const MAX_TESTS: u64 = 400;
/// Tests of all races together for which it takes a moment to calculate what they cost.
const MAX_CALCULATED: u64 = 2_000_000;

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
enum RacingInquiry {
    Course,
    /// After so many games.
    Moment(u64),
    Costs,
}

/// A race from its first game to its last, or to the last game there is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Course {
    /// Some of the tests, in equal steps, and the last.
    pub tests: Vec<Test>,
    /// After every game that was kept and belongs to the race.
    pub end: Moment,
}

impl RacingLab {
    /// Asks for the whole race, with some hundreds of its tests; about the snapshot of the race looked at.
    pub fn course() -> Inquiry<Course> {
        Inquiry::of_lab(&RacingInquiry::Course)
    }

    /// Asks for the race after `games` of its games, or after all that were kept; about the same snapshot.
    pub fn moment(games: u64) -> Inquiry<Moment> {
        Inquiry::of_lab(&RacingInquiry::Moment(games))
    }

    /// Asks for the error and the games of every race with this coin, exact but for the width rule, in the order of
    /// [`RaceName::ALL`]; about no snapshot. Other contestants are not asked about.
    pub fn costs() -> Inquiry<Vec<Exact>> {
        Inquiry::of_lab(&RacingInquiry::Costs)
    }

    /// Whether that is known of these contestants, and calculated in a moment.
    pub fn has_costs(&self) -> bool {
        let tests = RaceName::ALL.map(|race| self.plan_of(race).n_max);
        self.coin().is_some() && tests.iter().sum::<u64>() <= MAX_CALCULATED
    }

    pub(super) fn begin_answer(
        &self,
        inquiry: &[u8],
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        Ok(
            match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
                RacingInquiry::Moment(games) => Box::new(ToMoment(self.way(snapshots, games)?.1)),
                RacingInquiry::Course => {
                    let (live, way) = self.way(snapshots, u64::MAX)?;
                    Box::new(ToEnd {
                        first: self.plan().n_min,
                        every: self.every(&live),
                        tests: Vec::new(),
                        way,
                    })
                }
                RacingInquiry::Costs => Box::new(Costs::of(self).ok_or(NoAnswer::Unknown)?),
            },
        )
    }

    /// What was sent of the race looked at, and the way through its first games.
    fn way(&self, snapshots: &[Option<Sent>], games: u64) -> Result<(Live, WayThere), NoAnswer> {
        let sent = snapshots.get(LIVE).and_then(Option::as_ref);
        let bytes = sent.ok_or(NoAnswer::Unknown)?;
        let live = Live::decode(bytes, self).ok_or(ForeignSnapshot { chunk: LIVE })?;
        let way = WayThere::new(self.plan(), &live.outcomes, games);
        Ok((live, way))
    }

    /// Every how many tests one is shown.
    fn every(&self, live: &Live) -> u64 {
        let plan = self.plan();
        let decision = live.decision(self.race);
        let last = decision.map_or(plan.n_max, |decision| decision.games);
        (plan.tests_until(last) / MAX_TESTS).max(1)
    }
}

struct ToMoment(WayThere);

impl Answering for ToMoment {
    fn step(&mut self) -> Status {
        self.0.step(drop)
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.0.moment())
    }
}

struct ToEnd {
    /// The number of the first test.
    first: u64,
    every: u64,
    tests: Vec<Test>,
    way: WayThere,
}

impl Answering for ToEnd {
    fn step(&mut self) -> Status {
        self.way.step(|test| {
            if (test.number - self.first).is_multiple_of(self.every) {
                self.tests.push(test);
            }
        })
    }

    fn answer(&mut self) -> Vec<u8> {
        let (mut tests, end) = (core::mem::take(&mut self.tests), self.way.moment());
        let is_new = |test: &Test| tests.last().is_none_or(|last| last.number < test.number);
        tests.extend(end.last_test.filter(is_new));
        encode(&Course { tests, end })
    }
}

/// Every race with the same coin, one after another.
struct Costs {
    races: Vec<ExactRace>,
    /// How many of them are finished.
    finished: usize,
}

impl Costs {
    fn of(lab: &RacingLab) -> Option<Self> {
        let mean = lab.coin().filter(|_| lab.has_costs())?;
        let exact = |race| ExactRace::new(lab.plan_of(race), mean);
        Some(Self {
            races: RaceName::ALL.map(exact).into(),
            finished: 0,
        })
    }
}

impl Answering for Costs {
    fn step(&mut self) -> Status {
        let Some(race) = self.races.get_mut(self.finished) else {
            return Status::Finished;
        };
        self.finished += usize::from(race.advance(1) == Status::Finished);
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        let costs: Vec<Exact> = self.races.iter().map(ExactRace::found).collect();
        encode(&costs)
    }
}
