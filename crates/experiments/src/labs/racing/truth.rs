//! Calculated truth about a race between two coins: the exact numbers, the source's formulas, and the δ for a wanted
//! error, by the source's bound and by the exact error.

use super::settings::{ContestName, RacingLab};
use crate::{Chunk, Lab, Progress};
use engines::Status;
use engines::racing::{
    BoundAnswer, BoundSearch, BoundingRace, Correction, ErrorBound, Exact, ExactAnswer, ExactRace,
    ExactSearch, Plan, Rules, Schedule, WantedError,
};
use engines::rrrats::ExactPlay;
use serde::{Deserialize, Serialize};

/// Tests of the bound that take about a millisecond at most.
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
    /// What the source's bound says, where somebody is better and it can be kept below what is wanted.
    pub wanted: Option<WantedError>,
    /// Where somebody is better; `None` in files of versions that had only the source's bound.
    #[serde(skip)]
    pub searched: Option<Searched>,
}

/// How the searches for the δ have ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Searched {
    pub by_bound: BoundAnswer,
    pub exactly: ExactAnswer,
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    /// `None` until everything is calculated.
    truth: Option<Truth>,
}

/// Reads bytes from a worker or a file; `None` if they cannot be of the experiment with this fingerprint. What was searched
/// stands after the rest, so that older files can be read.
pub(super) fn decode(bytes: &[u8], question: u64) -> Option<Option<Truth>> {
    let (snapshot, rest) = postcard::take_from_bytes::<Snapshot>(bytes).ok()?;
    let searched = if rest.is_empty() {
        None
    } else {
        postcard::from_bytes(rest).ok()?
    };
    let truth = snapshot.truth.map(|truth| Truth { searched, ..truth });
    (snapshot.question == question).then_some(truth)
}

impl Truth {
    /// Whether there is nothing left to search for.
    pub(super) fn is_complete(&self) -> bool {
        self.searched.is_some() || self.mean.is_none_or(|mean| mean == 0.5)
    }
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
            if !is_bounding && self.exact.advance(1) == Status::Finished {
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
    stage: Stage,
    found: Truth,
}

/// What is done now.
enum Stage {
    Calculating(Box<Calculation>),
    /// Of strategies at Rrrats, who begin every other game each.
    Playing(Box<ExactPlay>),
    Searching(Box<(BoundSearch, ExactSearch)>),
    Over,
}

impl TruthChunk {
    /// Nothing calculated yet.
    pub fn new(lab: &RacingLab) -> Self {
        let mut chunk = Self {
            stage: Stage::Over,
            found: Truth {
                mean: lab.known_mean(),
                ..Truth::default()
            },
            lab: lab.clone(),
        };
        chunk.stage = match (lab.coin(), lab.contest) {
            (Some(mean), _) => Stage::Calculating(Box::new(Calculation::new(lab.plan(), mean))),
            (None, ContestName::Rrrats) => {
                let [first, second] = [&lab.first_rolls, &lab.second_rolls];
                Stage::Playing(Box::new(ExactPlay::new(lab.rrrats.rules(), first, second)))
            }
            _ => chunk.search(),
        };
        chunk
    }

    /// A unit of work.
    fn step(&mut self) {
        match &mut self.stage {
            Stage::Calculating(calculation) => {
                if calculation.advance(1) == Status::Finished {
                    let (exact, bound) = calculation.found();
                    (self.found.exact, self.found.bound) = (Some(exact), bound);
                    self.stage = self.search();
                }
            }
            Stage::Playing(play) => {
                if play.advance(1) == Status::Finished {
                    self.found.mean = Some(play.found().mean);
                    self.stage = self.search();
                }
            }
            Stage::Searching(searches) => {
                let (by_bound, exactly) = &mut **searches;
                if by_bound.advance(TESTS_A_UNIT) == Status::Finished
                    && exactly.advance(1) == Status::Finished
                {
                    self.found.searched = by_bound
                        .found()
                        .zip(exactly.found())
                        .map(|(by_bound, exactly)| Searched { by_bound, exactly });
                    self.found.wanted = match by_bound.found() {
                        Some(BoundAnswer::Found(found)) => Some(found),
                        _ => None,
                    };
                    self.stage = Stage::Over;
                }
            }
            Stage::Over => {}
        }
    }

    /// Where nobody is better, or it is not known who, there is nothing to search for. Races that test after every game
    /// have no practical n_max for it; for those it is that of ILEBR* 2.
    fn search(&self) -> Stage {
        let Some(mean) = self.found.mean.filter(|&mean| mean != 0.5) else {
            return Stage::Over;
        };
        let rules = self.lab.race.rules();
        let has_one =
            rules.correction == Correction::Equal && rules.schedule != Schedule::EveryGame;
        let rules = if has_one { rules } else { Rules::ILEBR_STAR_2 };
        let (epsilon, alpha) = (self.lab.epsilon, self.lab.alpha);
        Stage::Searching(Box::new((
            BoundSearch::new(rules, epsilon, mean, alpha),
            ExactSearch::new(rules, epsilon, mean, alpha),
        )))
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }
}

impl Chunk for TruthChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_over() {
                break;
            }
            self.step();
        }
        if self.is_over() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In races, of which it is none.
    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn snapshot(&self) -> Vec<u8> {
        let truth = self.is_over().then_some(self.found);
        let snapshot = Snapshot {
            question: self.lab.fingerprint(),
            truth,
        };
        // Numbers in memory: postcard has no way to fail here.
        let mut bytes = postcard::to_stdvec(&snapshot).unwrap_or_default();
        bytes.extend(postcard::to_stdvec(&self.found.searched).unwrap_or_default());
        bytes
    }
}
