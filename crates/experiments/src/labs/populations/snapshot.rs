//! Snapshots: what is known exactly, the run that is watched, and runs that are counted.

use super::division::Part;
use super::exactly::{Exactly, Piece};
use super::settings::PopulationsExperiment;
use engines::populations::game::MAX_STRATEGIES;
use serde::{Deserialize, Serialize};

/// The run that is watched.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watched {
    /// By generation, from the beginning on, and strategy: how many play it.
    pub counts: Vec<Vec<u32>>,
}

/// Runs that were run to their end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ran {
    /// By strategy: runs in which all came to play it.
    pub fixed: Vec<u64>,
    /// Runs that were stopped before.
    pub stopped: u64,
    /// Steps of those that were not stopped, and their squares, added up.
    pub steps: f64,
    pub squared_steps: f64,
    /// By strategy: its share at the end of each run, or over the second half of a run that was stopped; and the squares.
    pub shares: Vec<f64>,
    pub squared_shares: Vec<f64>,
}

impl Ran {
    /// No runs of so many strategies.
    pub fn none(strategies: usize) -> Self {
        Self {
            fixed: vec![0; strategies],
            shares: vec![0.0; strategies],
            squared_shares: vec![0.0; strategies],
            ..Self::default()
        }
    }

    /// How many they are.
    pub fn runs(&self) -> u64 {
        let fixed = self.fixed.iter().copied();
        fixed.fold(self.stopped, u64::saturating_add)
    }

    /// Counts a run: who is left if one strategy is, after how many steps, and shares.
    pub fn count(&mut self, left: Option<usize>, steps: u64, shares: &[f64]) {
        match left {
            Some(strategy) => {
                self.fixed[strategy] += 1;
                self.steps += steps as f64;
                self.squared_steps += steps as f64 * steps as f64;
            }
            None => self.stopped += 1,
        }
        for (strategy, &share) in shares.iter().enumerate() {
            self.shares[strategy] += share;
            self.squared_shares[strategy] += share * share;
        }
    }

    /// Adds the runs of another block.
    pub fn add(&mut self, other: &Self) {
        let counts = self.fixed.iter_mut().zip(&other.fixed);
        counts.for_each(|(sum, count)| *sum = sum.saturating_add(*count));
        self.stopped = self.stopped.saturating_add(other.stopped);
        self.steps += other.steps;
        self.squared_steps += other.squared_steps;
        let add = |sums: &mut Vec<f64>, others: &Vec<f64>| {
            let pairs = sums.iter_mut().zip(others);
            pairs.for_each(|(sum, other)| *sum += other);
        };
        add(&mut self.shares, &other.shares);
        add(&mut self.squared_shares, &other.squared_shares);
    }

    /// Whether it can be of at most so many runs of so many strategies.
    pub fn fits(&self, runs: u64, strategies: usize) -> bool {
        let numbers = self.shares.iter().chain(&self.squared_shares);
        let most = runs as f64 * (1.0 + 1e-9);
        let mut numbers = numbers.copied();
        self.fixed.len() == strategies
            && self.shares.len() == strategies
            && self.squared_shares.len() == strategies
            && self.runs() <= runs
            && self.steps.is_finite()
            && self.squared_steps.is_finite()
            && numbers.all(|number| (0.0..=most).contains(&number))
    }
}

/// What a chunk sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Snapshot {
    Exact(Box<Exactly>),
    Watched(Watched),
    Ran(Ran),
}

impl Snapshot {
    /// Whether a chunk that does this can have sent it.
    pub(super) fn fits(&self, lab: &PopulationsExperiment, part: &Part) -> bool {
        let (players, size) = (lab.players(), lab.size());
        match (self, part) {
            (Self::Exact(exactly), Part::Exact) => {
                let flow = exactly.flow.iter().flat_map(|flow| &flow.points);
                exactly.done as usize <= Piece::ALL.len()
                    && flow.into_iter().all(|point| point.shares.len() == size)
                    && exactly.fits(players, size)
            }
            (Self::Watched(watched), Part::Watched) => {
                let is_population = |counts: &Vec<u32>| {
                    let sum: u64 = counts.iter().map(|&count| u64::from(count)).sum();
                    counts.len() == size && sum == u64::from(players)
                };
                watched.counts.len() as u64 <= lab.watched + 1
                    && watched.counts.iter().all(is_population)
            }
            (Self::Ran(ran), Part::Runs(runs)) => {
                size <= MAX_STRATEGIES && ran.fits(runs.end - runs.start, size)
            }
            _ => false,
        }
    }
}

impl Exactly {
    /// Whether lists are as long as they have to be.
    fn fits(&self, players: u32, strategies: usize) -> bool {
        use super::exactly::ByVertex;
        let long_run = self.long_run.as_ref().and_then(|found| found.as_ref().ok());
        let rare = self.rare.as_ref().and_then(|found| found.as_ref().ok());
        let ends = self.ends.as_ref().and_then(|found| found.as_ref().ok());
        let by_vertex = self
            .by_vertex
            .as_ref()
            .and_then(|found| found.as_ref().ok());
        let vertices = by_vertex.is_none_or(|by_vertex| {
            let count = match by_vertex {
                ByVertex::Known(all) => all.len(),
                ByVertex::Between(all) => all.len(),
            };
            count == players as usize
        });
        vertices
            && long_run.is_none_or(|found| found.shares.len() == strategies)
            && rare.is_none_or(|shares| shares.len() == strategies)
            && ends.is_none_or(|found| found.strategies.len() == strategies)
    }
}
