//! Snapshots: of a replicate, and of the readings.

use super::readings::ReadingRow;
use serde::{Deserialize, Serialize};

/// Evaluations of each pair of strategies.
pub const PAIR_EVALUATIONS: u64 = 10;

/// What one algorithm has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Found {
    pub strategy: Vec<f64>,
    /// Games of the evolution.
    pub games: u64,
    /// What the strategy after each generation was worth against the start.
    pub by_generation: Vec<f64>,
    /// Half points of each evaluation against the start.
    pub evaluations: Vec<u32>,
}

/// One replicate.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Replicate {
    /// The four algorithms.
    pub algorithms: Vec<Found>,
    /// Half points of evaluations of rows against columns: all of (0, 0), then of (0, 1) …
    pub pairs: Vec<u32>,
}

/// What a chunk has found.
#[derive(Debug, Serialize, Deserialize)]
pub enum Snapshot {
    Replicate(Replicate),
    /// Of the last chunk: the readings that have been worked out.
    Readings(Vec<ReadingRow>),
}

/// What a replicate has to look like.
pub struct Shape {
    /// Numbers of a strategy.
    pub length: usize,
    pub generations: u64,
    pub evaluations: u64,
    pub games: u64,
}

impl Replicate {
    /// Whether it can be of this shape.
    pub fn fits(&self, shape: &Shape) -> bool {
        self.algorithms.len() == 4
            && self.algorithms.iter().all(|found| found.fits(shape))
            && self.pairs.len() as u64 <= 16 * PAIR_EVALUATIONS
            && self.pairs.iter().all(|&points| shape.is_evaluation(points))
    }
}

impl Shape {
    fn is_evaluation(&self, half_points: u32) -> bool {
        u64::from(half_points) <= 2 * self.games
    }
}

impl Found {
    fn fits(&self, shape: &Shape) -> bool {
        (self.strategy.is_empty() || self.strategy.len() == shape.length)
            && self.strategy.iter().all(|number| !number.is_nan())
            && self.by_generation.len() as u64 <= shape.generations
            && self
                .by_generation
                .iter()
                .all(|worth| (-1e-9..=1.0 + 1e-9).contains(worth))
            && self.evaluations.len() as u64 <= shape.evaluations
            && self
                .evaluations
                .iter()
                .all(|&points| shape.is_evaluation(points))
    }
}

impl Replicate {
    /// Whether everything is there.
    pub fn is_complete(&self, evaluations: u64) -> bool {
        let all = |found: &Found| found.evaluations.len() as u64 == evaluations;
        self.pairs.len() as u64 == 16 * PAIR_EVALUATIONS && self.algorithms.iter().all(all)
    }

    /// Games of all evolutions.
    pub fn games(&self) -> u64 {
        let games = self.algorithms.iter().map(|found| found.games);
        games.fold(0, u64::saturating_add)
    }

    /// Evaluations that are done.
    pub fn evaluated(&self) -> u64 {
        let evaluations = self.algorithms.iter().map(|found| found.evaluations.len());
        (evaluations.sum::<usize>() + self.pairs.len()) as u64
    }

    /// Evolutions that are over.
    pub fn over(&self, generations: u64) -> u64 {
        let over = |found: &&Found| found.by_generation.len() as u64 == generations;
        self.algorithms.iter().filter(over).count() as u64
    }

    /// In evaluations and games.
    pub fn effort(&self) -> u64 {
        self.evaluated().saturating_add(self.games())
    }
}
