//! Answers: the race looked at, from its beginning to a moment of it; what all races cost with the same coin.

use super::way_there::WayThere;
use crate::answering::Answering;
use engines::Status;
use engines::racing::{Exact, ExactRace, Test};
use experiments::inquiry::{NoAnswer, encode};
use experiments::racing::{Course, LIVE, Live, RacingExperiment, RacingInquiry, Snapshot};
use experiments::{ChunkOutput, ForeignSnapshot, Snapshots};

/// Tests of a race that a picture shows.
const MAX_TESTS: u64 = 400;

/// Begins to answer what the lab is asked.
pub fn begin_answer(
    lab: &RacingExperiment,
    inquiry: &[u8],
    snapshots: &[Option<ChunkOutput>],
) -> Result<Box<dyn Answering>, NoAnswer> {
    Ok(
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            RacingInquiry::Moment(games) => Box::new(ToMoment(way(lab, snapshots, games)?.1)),
            RacingInquiry::Course => {
                let (live, way) = way(lab, snapshots, u64::MAX)?;
                Box::new(ToEnd {
                    first: lab.plan().n_min,
                    every: every(lab, &live),
                    tests: Vec::new(),
                    way,
                })
            }
            RacingInquiry::Costs => Box::new(Costs::of(lab).ok_or(NoAnswer::Unknown)?),
        },
    )
}

/// What was sent of the race looked at, and the way through its first games.
fn way(
    lab: &RacingExperiment,
    snapshots: &[Option<ChunkOutput>],
    games: u64,
) -> Result<(Live, WayThere), NoAnswer> {
    let sent = snapshots.get(LIVE).and_then(Option::as_ref);
    let bytes = sent.ok_or(NoAnswer::Unknown)?;
    let Some(Snapshot::Live(live)) = lab.snapshot(LIVE, bytes) else {
        return Err(ForeignSnapshot { chunk: LIVE }.into());
    };
    let way = WayThere::new(lab.plan(), &live.outcomes, games);
    Ok((live, way))
}

/// Every how many tests one is shown.
fn every(lab: &RacingExperiment, live: &Live) -> u64 {
    let plan = lab.plan();
    let decision = live.decision(lab, lab.race);
    let last = decision.map_or(plan.n_max, |decision| decision.games);
    (plan.tests_until(last) / MAX_TESTS).max(1)
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
    fn of(lab: &RacingExperiment) -> Option<Self> {
        let mean = lab.coin().filter(|_| lab.has_costs())?;
        let exact = |race| ExactRace::new(lab.plan_of(race), mean);
        Some(Self {
            races: lab.told().into_iter().map(exact).collect(),
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
