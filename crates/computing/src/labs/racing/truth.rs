//! Calculated truth about a race between two coins: the exact numbers, the source's formulas, and the δ for a wanted
//! error, by the source's bound and by the exact error.

use super::calculation::{Calculation, TESTS_A_UNIT};
use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::racing::{BoundAnswer, BoundSearch, Correction, ExactSearch, Rules, Schedule};
use engines::rrrats::ExactPlay;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::racing::{ContestName, RacingExperiment, Searched, Truth, TruthSnapshot};

/// The work.
pub(super) struct TruthChunk {
    lab: RacingExperiment,
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
    pub fn new(lab: &RacingExperiment) -> Self {
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

    /// Where neither player is better, or it is not known who, there is nothing to search for. Races that test after every game
    /// have no practical n_max for it; for those it is that of ILEBR* 2.
    fn search(&self) -> Stage {
        let Some(mean) = self.found.mean.filter(|&mean| mean != 0.5) else {
            return Stage::Over;
        };
        let rules = self.lab.rules();
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
        step_until_over(self, budget, Self::is_over, Self::step)
    }

    /// In races, of which it is none.
    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&TruthSnapshot::of(&self.found, self.is_over()))
    }
}
