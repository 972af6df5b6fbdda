//! What can be calculated of a race between two coins: the exact numbers, the source's formulas, and the δ for a wanted
//! error.

use super::{ContestName, RacingLab};
use crate::engines::Status;
use crate::engines::racing::{
    BoundingRace, Correction, ErrorBound, Exact, ExactRace, Plan, Rules, Schedule, WantedError,
};
use crate::engines::rrrats::win_probability;
use crate::experiments::{Chunk, Progress};
use serde::{Deserialize, Serialize};

/// Tests that take about a millisecond at most.
const TESTS_A_UNIT: u64 = 16;

/// What was calculated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Truth {
    /// The first player's expected result, where it can be calculated.
    pub mean: Option<f64>,
    /// Of a single coin.
    pub exact: Option<Exact>,
    /// Of a single coin and a race with an n_max.
    pub bound: Option<ErrorBound>,
    /// Where somebody is better and the number of tests is not too large.
    pub wanted: Option<WantedError>,
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    /// `None` until everything is calculated.
    truth: Option<Truth>,
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Option<Truth>> {
    let snapshot: Snapshot = postcard::from_bytes(bytes).ok()?;
    (snapshot.question == question).then_some(snapshot.truth)
}

/// The bound and the exact numbers of one race, in steps.
pub struct Calculation {
    bounding: Option<BoundingRace>,
    exact: ExactRace,
}

impl Calculation {
    /// Of a coin with this mean.
    pub fn new(plan: Plan, mean: f64) -> Self {
        Self {
            bounding: BoundingRace::new(plan, mean),
            exact: ExactRace::new(plan, mean),
        }
    }

    /// A unit of work is a millisecond at most.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let bounding = self.bounding.as_mut();
            let is_bounding =
                bounding.is_some_and(|bound| bound.advance(TESTS_A_UNIT) == Status::Running);
            if !is_bounding && self.exact.advance(TESTS_A_UNIT) == Status::Finished {
                return Status::Finished;
            }
        }
        Status::Running
    }

    /// The results; meaningful when it is finished.
    pub fn found(&self) -> (Exact, Option<ErrorBound>) {
        let bound = self.bounding.as_ref().map(BoundingRace::found);
        (self.exact.found(), bound)
    }
}

/// The work.
pub(super) struct TruthChunk {
    lab: RacingLab,
    calculation: Option<Calculation>,
    found: Option<Truth>,
}

impl TruthChunk {
    /// Nothing calculated yet.
    pub fn new(lab: &RacingLab) -> Self {
        let mean = lab.coin();
        Self {
            calculation: mean.map(|mean| Calculation::new(lab.plan(), mean)),
            found: None,
            lab: lab.clone(),
        }
    }

    fn find(&mut self) {
        let (exact, bound) = self
            .calculation
            .as_ref()
            .map(Calculation::found)
            .map_or((None, None), |(exact, bound)| (Some(exact), bound));
        let mean = mean(&self.lab);
        self.found = Some(Truth {
            mean,
            exact,
            bound,
            wanted: mean.and_then(|mean| wanted(&self.lab, mean)),
        });
    }
}

/// By formula, or of Rrrats, where each begins every other game, as a Markov chain.
fn mean(lab: &RacingLab) -> Option<f64> {
    let of_rrrats = || {
        let (rules, first, second) = (lab.rrrats_rules(), &lab.first_rolls, &lab.second_rolls);
        (lab.contest == ContestName::Rrrats).then(|| win_probability(&rules, first, second).mean)
    };
    lab.known_mean().or_else(of_rrrats)
}

/// The δ for the wanted error. Races that test after every game have no practical n_max for it; for those it is that of
/// ILEBR* 2.
fn wanted(lab: &RacingLab, mean: f64) -> Option<WantedError> {
    if mean == 0.5 {
        return None;
    }
    let rules = lab.race.rules();
    let has_one = rules.correction == Correction::Equal && rules.schedule != Schedule::EveryGame;
    let rules = if has_one { rules } else { Rules::ILEBR_STAR_2 };
    WantedError::find(rules, lab.epsilon, mean, lab.alpha)
}

impl Chunk for TruthChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let calculation = self.calculation.as_mut().filter(|_| self.found.is_none());
        if calculation.is_some_and(|work| work.advance(budget) == Status::Running) {
            return Status::Running;
        }
        if self.found.is_none() {
            self.find();
        }
        Status::Finished
    }

    /// In races, of which it is none.
    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn snapshot(&self) -> Vec<u8> {
        let snapshot = Snapshot {
            question: self.lab.fingerprint(),
            truth: self.found,
        };
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(&snapshot).unwrap_or_default()
    }
}
