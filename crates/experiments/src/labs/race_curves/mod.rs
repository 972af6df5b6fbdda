//! Race curves: how often a race is wrong, and how many games it takes, against the probability of winning a game; by the
//! source's formulas, exactly, and by simulation, all races on one axis. Figures 2.1 to 2.7 of the thesis (see
//! [`engines::racing`]).
//!
//! Chunks: what is calculated of each race at each mean, then what is simulated. At a mean all races see the same games.

pub mod calculated;
mod curves;
pub mod precision;
mod report;
mod settings;
mod variance;

use crate::common::race_cost::cost_of_race;
use crate::common::races::RaceName;
use crate::cost::{self, Cost};
use crate::diagnostic::Diagnostic;
use crate::link_fault::LinkFault;
use crate::parameters::Real;
use crate::racing::{ContestName, RacingExperiment, Tally, repeated};
use crate::report::Table;
use crate::{ChunkOutput, ForeignSnapshot, LabExperiment, NotRunnable, Progress, Reached};
pub use calculated::{ALPHA_TWO_DELTAS, Calculated};
use core::ops::Range;
pub use curves::{RaceCurve, RaceCurves, RacePoint};
use engines::racing::Plan;
pub use precision::AlphaTwoAt;
use serde::Serialize;
pub use settings::{ChartName, RaceCurvesExperiment, View};
use std::sync::Arc;
use texts::Texts;
pub use variance::{AllTestsNeeded, RaceCurvesInquiry, TestsNeeded, tests_needed};

/// What a chunk does: for the race and the mean of these numbers.
pub enum Work {
    Calculate(usize, usize),
    Simulate(usize, usize),
}

impl RaceCurvesExperiment {
    /// The numbers of a race.
    pub fn plan_of(&self, race: RaceName) -> Plan {
        race.rules(&self.composed)
            .plan(self.epsilon, self.delta_of(race))
    }

    /// δ of a race.
    pub fn delta_of(&self, race: RaceName) -> f64 {
        if race.rules(&self.composed).stops_at_half {
            self.delta_star
        } else {
            self.delta
        }
    }

    /// The means, in equal steps.
    pub fn means(&self) -> Vec<f64> {
        let last = (self.points - 1) as f64;
        let at = |index: u64| {
            let mean = self.from + (self.to - self.from) * index as f64 / last;
            // 0.47 and not 0.46999999999999997.
            libm::round(mean * 1e9) / 1e9
        };
        (0..self.points).map(at).collect()
    }

    /// The lab of a single race at one mean.
    pub fn race_at(&self, race: RaceName, mean: f64) -> RacingExperiment {
        RacingExperiment {
            race,
            contest: ContestName::Coin,
            mean,
            epsilon: self.epsilon,
            delta: self.delta_of(race),
            seed: self.seed,
            composed: self.composed,
            ..RacingExperiment::default()
        }
    }

    /// Races times means.
    fn pairs(&self) -> usize {
        self.races.as_slice().len() * self.points as usize
    }

    /// What a chunk does.
    pub fn work(&self, chunk: usize) -> Work {
        let points = self.points as usize;
        let pair = chunk % self.pairs();
        let (race, point) = (pair / points, pair % points);
        if chunk < self.pairs() {
            Work::Calculate(race, point)
        } else {
            Work::Simulate(race, point)
        }
    }

    /// The races that are simulated at a mean: the same streams for every kind of race, others at every mean.
    pub fn simulated(&self, point: usize) -> Range<u64> {
        let first = point as u64 * self.repeats;
        first..first + self.repeats
    }

    fn nothing(&self) -> RaceCurves {
        let means = self.means();
        let point = |&mean: &f64| RacePoint {
            mean,
            calculated: None,
            tally: Tally::default(),
        };
        let curve = |&race: &RaceName| RaceCurve {
            race,
            plan: self.plan_of(race),
            points: means.iter().map(point).collect(),
        };
        RaceCurves {
            curves: self.races.as_slice().iter().map(curve).collect(),
            progress: Progress {
                done: 0,
                total: self.pairs() as u64 * (1 + self.repeats),
            },
        }
    }
}

impl LabExperiment for RaceCurvesExperiment {
    const NAME: &'static str = "race-curves";
    type Findings = RaceCurves;

    /// What is worked out, without the races that are played beside it.
    fn opening() -> Self {
        Self {
            from: 0.485,
            points: 9,
            repeats: 0,
            ..Self::default()
        }
    }

    /// The axis goes upwards.
    fn repair(&mut self) -> Vec<Diagnostic> {
        if self.from < self.to {
            return Vec::new();
        }
        let found = self.to.to_string();
        let maximum = 0.999;
        if self.from >= maximum {
            self.from = Self::default().from;
        }
        self.to = self.from.max(Self::default().to);
        if self.to <= self.from {
            self.to = maximum;
        }
        let minimum = self.from;
        let allowed = Arc::new(Real { minimum, maximum });
        vec![Diagnostic::new("to", LinkFault::Value { found, allowed })]
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.race_curves.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        if self.races.as_slice().is_empty() {
            return Err(NotRunnable::NothingChosen);
        }
        Ok(())
    }

    fn chunk_count(&self) -> usize {
        let parts = if self.repeats > 0 { 2 } else { 1 };
        parts * self.pairs()
    }

    fn cost(&self) -> Cost {
        let game = cost::Work::CoinGame.times(1);
        let plans = self.races.as_slice().iter().map(|race| self.plan_of(*race));
        let plans: Vec<Plan> = plans.collect();
        let at = |mean: f64| -> Cost {
            let races = plans.iter();
            races.map(|plan| cost_of_race(plan, game, Some(mean))).sum()
        };
        let simulated = self.means().into_iter().map(at).sum::<Cost>() * self.repeats;
        let calculated = cost::Work::RaceCalculation.times(self.pairs() as u64);
        (calculated + simulated).in_chunks(self.chunk_count())
    }

    /// What is calculated is there at once, and simulated later.
    fn reduced(&self, _: u64) -> Option<Self> {
        Some(Self {
            repeats: 0,
            ..self.clone()
        })
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        let question = self.fingerprint();
        match self.work(index) {
            Work::Calculate(..) => {
                let calculated = calculated::decode(snapshot, question)?;
                Some(Reached::whole(calculated.is_some(), 0))
            }
            Work::Simulate(race, _) => {
                let plan = self.plan_of(self.races.as_slice()[race]);
                let tally = repeated::decode(snapshot, question, self.repeats, &plan)?;
                let (done, total) = (tally.races, self.repeats);
                Some(Reached::of(Progress { done, total }))
            }
        }
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let question = self.fingerprint();
        let mut found = self.nothing();
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let foreign = ForeignSnapshot { chunk };
            if chunk >= self.chunk_count() {
                return Err(foreign);
            }
            match self.work(chunk) {
                Work::Calculate(race, point) => {
                    let calculated = calculated::decode(bytes, question).ok_or(foreign)?;
                    found.curves[race].points[point].calculated = calculated;
                    found.progress.done += u64::from(calculated.is_some());
                }
                Work::Simulate(race, point) => {
                    let curve = &mut found.curves[race];
                    let tally = repeated::decode(bytes, question, self.repeats, &curve.plan);
                    curve.points[point].tally = tally.ok_or(foreign)?;
                    found.progress.done += curve.points[point].tally.races;
                }
            }
        }
        Ok(found)
    }

    fn reported(&self) -> Self {
        self.clone()
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
