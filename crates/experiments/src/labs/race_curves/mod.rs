//! Race curves: how often a race is wrong, and how many games it takes, against the probability of winning a game; by the
//! source's formulas, exactly, and by simulation, all races on one axis. Figures 2.1 to 2.7 of the thesis (see
//! [`engines::racing`]).
//!
//! Chunks: what is calculated of each race at each mean, then what is simulated. At a mean all races see the same games.
//!
//! Built on `racing`: its races at one mean.

mod calculated;
mod findings;
pub mod precision;
mod report;
mod settings;
mod snapshot;
mod variance;

use crate::common::race_cost::cost_of_race;
use crate::common::races::RaceName;
use crate::cost::{self, Cost};
use crate::diagnostic::{Diagnostic, Fault};
use crate::racing::{ContestName, RacingExperiment, Tally};
use crate::report::Table;
use crate::seal::Seal;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
pub use calculated::{ALPHA_TWO_DELTAS, Calculated};
use core::ops::Range;
use engines::racing::Plan;
pub use findings::{Findings, RaceCurve, RacePoint};
pub use precision::AlphaTwoAt;
use serde::Serialize;
pub use settings::{ChartName, RaceCurvesExperiment, View};
pub use snapshot::Snapshot;
use texts::Texts;
use ts_rs::TS;
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
}

/// An axis that does not go upwards.
#[derive(Clone, Debug, PartialEq)]
struct NotBelow {
    from: f64,
    to: f64,
}

impl Fault for NotBelow {
    fn sentence(&self, _: &str, texts: &Texts) -> String {
        (texts.labs.race_curves.page.not_below)(self.from, self.to)
    }

    fn is_about(&self, _: &str, of: &str) -> bool {
        ["from", "to"].contains(&of)
    }
}

impl LabExperiment for RaceCurvesExperiment {
    const NAME: &'static str = "race-curves";
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Findings;

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
        let fault = NotBelow {
            from: self.from,
            to: self.to,
        };
        let maximum = 0.999;
        if self.from >= maximum {
            self.from = Self::default().from;
        }
        self.to = self.from.max(Self::default().to);
        if self.to <= self.from {
            self.to = maximum;
        }
        vec![Diagnostic::new("to", fault)]
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

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let seal = Seal::of(self.fingerprint());
        move |chunk| seal.of_variant(u8::from(chunk >= self.pairs()))
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let races = self.races.as_slice().iter();
        let most: Vec<u64> = races.map(|race| self.plan_of(*race).most_games()).collect();
        move |chunk, snapshot| match (snapshot, self.work(chunk)) {
            (Snapshot::Calculated(_), Work::Calculate(..)) => true,
            (Snapshot::Simulated(tally), Work::Simulate(race, _)) => {
                tally.is_sound(self.repeats, most[race])
            }
            _ => false,
        }
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Calculated(calculated) => Reached::whole(calculated.is_some(), 0),
            Snapshot::Simulated(tally) => {
                let (done, total) = (tally.races, self.repeats);
                Reached::of(Progress { done, total })
            }
        }
    }

    fn begin(&self) -> Findings {
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
        Findings {
            curves: self.races.as_slice().iter().map(curve).collect(),
            progress: Progress {
                done: 0,
                total: self.pairs() as u64 * (1 + self.repeats),
            },
        }
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        let (Work::Calculate(race, point) | Work::Simulate(race, point)) = self.work(chunk);
        let point = &mut findings.curves[race].points[point];
        match snapshot {
            Snapshot::Calculated(calculated) => {
                point.calculated = calculated;
                findings.progress.done += u64::from(calculated.is_some());
            }
            Snapshot::Simulated(tally) => {
                point.tally = tally;
                findings.progress.done += tally.races;
            }
        }
    }

    fn reported(&self) -> Self {
        self.clone()
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
