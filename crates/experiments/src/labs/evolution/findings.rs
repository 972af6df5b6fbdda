//! Findings of the evolutions: the result of the lab.

use super::settings::{EvolutionExperiment, GameName};
use super::snapshot::{self, EvolutionSnapshot};
use crate::Progress;
use crate::rrrats::Optimum;
use engines::evolution::{Compared, Contest, Generation, RaceRecord, Trace};
use statistics::share;

/// A generation, and where the evolution stood after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// From 1.
    pub number: u64,
    /// Whose offspring it was, and what that meant.
    pub parent: Vec<f64>,
    pub parent_meaning: Vec<f64>,
    pub offspring: Vec<f64>,
    pub offspring_meaning: Vec<f64>,
    /// With which the offspring was made.
    pub sigma: f64,
    pub races: Vec<RaceRecord>,
    /// How the races went; empty where that was not kept.
    pub traces: Vec<Trace>,
    pub is_accepted: bool,
    /// Members of the archive before.
    pub archive: usize,
    /// Of all generations up to here.
    pub games: u64,
}

impl Step {
    /// The strategy after it, as people read it.
    pub fn meaning_after(&self) -> &[f64] {
        if self.is_accepted {
            &self.offspring_meaning
        } else {
            &self.parent_meaning
        }
    }

    /// σ after it.
    pub fn sigma_after(&self, lab: &EvolutionExperiment) -> f64 {
        lab.settings().next_sigma(self.sigma, self.is_accepted)
    }

    /// Games of its races.
    pub fn own_games(&self) -> u64 {
        self.races.iter().map(|race| race.games).sum()
    }
}

/// An evolution.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evolved {
    /// Generations that are over.
    pub steps: Vec<Step>,
    /// The start and every accepted offspring.
    pub archive: Vec<Vec<f64>>,
    /// What members of the archive are worth against the start, as far as they have been compared.
    pub worth: Vec<Compared>,
    /// Members against each other, once all is done.
    pub cross: Cross,
    /// Games so far, those of the generation under way too.
    pub games: u64,
    pub is_finished: bool,
}

/// Members of the archive against each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cross {
    /// Their places in the archive.
    pub members: Vec<usize>,
    /// Of pairs of members, the earlier one first: (0, 1), (0, 2) …
    compared: Vec<Compared>,
}

impl Cross {
    /// How often member `row` wins against member `column`, by their places in the table; `None` where it is not known
    /// yet, ½ against itself.
    pub fn mean(&self, row: usize, column: usize) -> Option<f64> {
        let (first, second) = (row.min(column), row.max(column));
        if first == second {
            return Some(0.5);
        }
        let count = self.members.len();
        let before = first * (2 * count - first - 1) / 2;
        let mean = self.compared.get(before + second - first - 1)?.mean;
        Some(if row < column { mean } else { 1.0 - mean })
    }

    /// Whether all are known.
    pub fn is_complete(&self) -> bool {
        let count = self.members.len();
        self.compared.len() * 2 == count * (count.max(1) - 1)
    }
}

impl Evolved {
    fn of(lab: &EvolutionExperiment, snapshot: EvolutionSnapshot) -> Self {
        let mut archive = vec![lab.starting_strategy()];
        let mut traces = snapshot.traces.into_iter();
        let mut games = 0;
        let mut steps = Vec::new();
        for (index, generation) in snapshot.history.into_iter().enumerate() {
            let before = games;
            games += generation.games();
            let parent = archive.last().cloned().unwrap_or_default();
            if generation.is_accepted {
                archive.push(generation.offspring.clone());
            }
            let traces = traces.next().unwrap_or_default();
            let step = step(lab, index, parent, generation, traces);
            steps.push(Step {
                archive: archive.len() - usize::from(step.is_accepted),
                games: before + step.own_games(),
                ..step
            });
        }
        let cross = Cross {
            members: snapshot::compared(archive.len()),
            compared: snapshot.cross,
        };
        Self {
            steps,
            archive,
            worth: snapshot.worth,
            cross,
            games: snapshot.games,
            is_finished: snapshot.is_finished,
        }
    }

    /// What the strategy after the step is worth against the start; `None` where it has not been compared yet.
    pub fn worth_after(&self, step: &Step) -> Option<Compared> {
        let place = step.archive - 1 + usize::from(step.is_accepted);
        self.worth.get(place).copied()
    }

    /// The strategy found so far.
    pub fn strategy(&self) -> &[f64] {
        self.archive.last().map_or(&[], |strategy| strategy)
    }
}

fn step(
    lab: &EvolutionExperiment,
    index: usize,
    parent: Vec<f64>,
    generation: Generation,
    traces: Vec<Trace>,
) -> Step {
    Step {
        number: index as u64 + 1,
        parent_meaning: lab.meaning(&parent),
        parent,
        offspring_meaning: lab.meaning(&generation.offspring),
        offspring: generation.offspring,
        sigma: generation.sigma,
        races: generation.races,
        traces,
        is_accepted: generation.is_accepted,
        archive: 0,
        games: 0,
    }
}

/// Everything.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// In their order; one that has sent nothing yet is empty.
    pub evolved: Vec<Evolved>,
    /// The best strategies, for Rrrats with three numbers; `None` until something is known.
    pub optimum: Option<Optimum>,
    /// In generations.
    pub progress: Progress,
}

impl Findings {
    pub(super) fn new(lab: &EvolutionExperiment) -> Self {
        Self {
            evolved: vec![Evolved::default(); lab.evolutions as usize],
            optimum: None,
            progress: Progress {
                done: 0,
                total: lab.generations * lab.evolutions,
            },
        }
    }

    pub(super) fn add(
        &mut self,
        lab: &EvolutionExperiment,
        evolution: usize,
        snapshot: EvolutionSnapshot,
    ) {
        let evolved = Evolved::of(lab, snapshot);
        self.progress.done += if evolved.is_finished {
            lab.generations
        } else {
            evolved.steps.len() as u64
        };
        self.evolved[evolution] = evolved;
    }

    /// The evolution that is looked at in depth: the first.
    pub fn main(&self) -> &Evolved {
        &self.evolved[0]
    }
}

impl EvolutionExperiment {
    /// Games of a comparison; `None` where strategies are compared exactly.
    pub fn compared_games(&self) -> Option<u64> {
        match self.game {
            GameName::Rrrats => None,
            GameName::War => Some(self.method.war().compared_games()),
            GameName::ConnectFour => Some(self.method.connect_four().compared_games()),
        }
    }

    /// The interval of 95 % of a comparison with this mean; `None` if it is exact.
    pub fn compared_interval(&self, mean: f64) -> Option<(f64, f64)> {
        let games = self.compared_games()?;
        Some(share(mean * games as f64, games))
    }
}
