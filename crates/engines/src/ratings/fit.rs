//! The fit: strengths that make the winners of competitions most likely, by minorisation–maximisation, in steps.
//!
//! Coulom (2007), section 2.4: with W_i games won by feature i, E_j the strengths of all teams of competition j together,
//! and C_ij the strengths of the teams with i in it, divided by γ_i,
//!
//! ```text
//! γ_i ← W_i / Σ_j C_ij/E_j
//! ```
//!
//! raises the likelihood or leaves it. Several features at once only if no team has two of them: so groups take turns, each
//! with all the others as they are (Coulom's "batch of mutually exclusive features"). The prior adds v to W_i and
//! 2·v/(γ_i + 1) to the sum. It goes on until a round over all groups changes no ln γ by more than a tolerance.

use super::competitions::Competitions;
use super::information::Information;
use super::likelihood::strength;
use crate::{Status, effort};

/// Competitions that a step looks at: below a millisecond.
const BLOCK: usize = 1_000;
/// Operations of a competition in a step, about.
const COMPETITION: u64 = 40;

/// When a fit ends, and what it believes before it has seen anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// v: games won, and as many lost, against an opponent of strength 1, for each feature; from 0. With 0 a feature that
    /// always wins or never has no finite rating.
    pub prior: f64,
    /// The fit ends when no ln γ changes by more in a round, above 0.
    pub tolerance: f64,
    /// It ends after so many rounds in any case, from 1.
    pub max_rounds: u32,
}

impl Terms {
    /// Coulom's prior; a thousandth of an Elo.
    pub const USUAL: Self = Self {
        prior: 1.0,
        tolerance: 5e-6,
        max_rounds: 5_000,
    };
}

/// A fit under way.
#[derive(Clone, Debug)]
pub struct Fit {
    data: Competitions,
    /// The first feature of each group and the one after its last.
    groups: Vec<(usize, usize)>,
    terms: Terms,
    won: Vec<f64>,
    logarithms: Vec<f64>,
    /// The strength of each different team.
    strengths: Vec<f64>,
    /// Of each different team, 1/E_j over the competitions that it has been in so far in this step of the round.
    shares: Vec<f64>,
    stage: Stage,
    /// The largest change in this round, and how many rounds there were.
    change: f64,
    rounds: u32,
}

#[derive(Clone, Debug)]
enum Stage {
    /// A group, and the next competition to be shown.
    Group(usize, usize),
    Information(Box<Information>, usize),
    Over(Fitted),
}

/// What a fit has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// ln γ of each feature.
    pub logarithms: Vec<f64>,
    /// The standard error of each: the root of the diagonal of the inverse information, prior included, as if competitions
    /// were independent and the model true. Infinite where nothing is known.
    pub errors: Vec<f64>,
    /// Rounds over all groups.
    pub rounds: u32,
    /// Whether the last round changed nothing any more.
    pub has_settled: bool,
}

impl Fit {
    /// Begins with all strengths 1. `groups` hold every feature of the data once, and no team has two of one group.
    pub fn new(data: Competitions, groups: Vec<(usize, usize)>, terms: Terms) -> Self {
        let features = groups.iter().map(|&(_, end)| end).max().unwrap_or(0);
        let won = data
            .counts(features)
            .iter()
            .map(|&(_, won)| won as f64)
            .collect();
        Self {
            won,
            logarithms: vec![0.0; features],
            strengths: vec![1.0; data.sets().len()],
            shares: vec![0.0; data.sets().len()],
            stage: Stage::Group(0, 0),
            change: 0.0,
            rounds: 0,
            data,
            groups,
            terms,
        }
    }

    /// ln γ of each feature as it is now.
    pub fn logarithms(&self) -> &[f64] {
        &self.logarithms
    }

    /// What the fit is about.
    pub fn data(&self) -> &Competitions {
        &self.data
    }

    /// Rounds over all groups so far.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The end of it, once it is finished.
    pub fn fitted(&self) -> Option<&Fitted> {
        match &self.stage {
            Stage::Over(fitted) => Some(fitted),
            _ => None,
        }
    }

    /// Looks at some competitions once.
    pub fn step(&mut self) -> Status {
        match core::mem::replace(&mut self.stage, Stage::Group(0, 0)) {
            Stage::Group(group, begin) => self.stage = self.step_of_group(group, begin),
            Stage::Information(mut information, begin) => {
                let end = self.end_of_block(begin);
                for competition in begin..end {
                    information.add(
                        self.data.get(competition).0,
                        self.data.sets(),
                        &self.strengths,
                    );
                }
                self.stage = if end < self.data.len() {
                    Stage::Information(information, end)
                } else {
                    Stage::Over(self.over(&information))
                };
            }
            over @ Stage::Over(_) => {
                self.stage = over;
                return Status::Finished;
            }
        }
        Status::Running
    }

    fn end_of_block(&self, begin: usize) -> usize {
        effort::spend(BLOCK as u64 * COMPETITION);
        (begin + BLOCK).min(self.data.len())
    }

    fn step_of_group(&mut self, group: usize, begin: usize) -> Stage {
        let end = self.end_of_block(begin);
        for competition in begin..end {
            let (teams, _) = self.data.get(competition);
            let all: f64 = teams
                .iter()
                .map(|&team| self.strengths[team as usize])
                .sum();
            for &team in teams {
                self.shares[team as usize] += 1.0 / all;
            }
        }
        if end < self.data.len() {
            return Stage::Group(group, end);
        }
        self.update(group);
        if group + 1 < self.groups.len() {
            return Stage::Group(group + 1, 0);
        }
        self.rounds += 1;
        let change = core::mem::replace(&mut self.change, 0.0);
        if change > self.terms.tolerance && self.rounds < self.terms.max_rounds {
            return Stage::Group(0, 0);
        }
        self.change = change;
        Stage::Information(Box::new(Information::new(self.logarithms.len())), 0)
    }

    /// The new strengths of a group, once all competitions have been looked at.
    fn update(&mut self, group: usize) {
        let (first, end) = self.groups[group];
        for feature in first..end {
            let has = |set: &u32| set >> feature & 1 == 1;
            let teams = self
                .data
                .sets()
                .iter()
                .zip(self.shares.iter().zip(&self.strengths));
            let teams = teams.filter(|(set, _)| has(set));
            let expected: f64 = teams.map(|(_, (share, strength))| share * strength).sum();
            let before = self.logarithms[feature];
            let now = libm::exp(before);
            let wins = self.won[feature] + self.terms.prior;
            let games = expected / now + 2.0 * self.terms.prior / (now + 1.0);
            if wins > 0.0 && games > 0.0 {
                self.logarithms[feature] = libm::log(wins / games);
            }
            self.change = self.change.max((self.logarithms[feature] - before).abs());
        }
        for (known, &set) in self.strengths.iter_mut().zip(self.data.sets()) {
            *known = strength(set, &self.logarithms);
        }
        self.shares.fill(0.0);
    }

    fn over(&self, information: &Information) -> Fitted {
        Fitted {
            errors: information.errors(self.terms.prior, &self.logarithms),
            logarithms: self.logarithms.clone(),
            rounds: self.rounds,
            has_settled: self.change <= self.terms.tolerance,
        }
    }
}
