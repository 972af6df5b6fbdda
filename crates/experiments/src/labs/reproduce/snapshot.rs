//! Snapshot of a replicate.

use crate::seal::unseal;
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

/// What a replicate has to look like.
pub struct Shape {
    pub question: u64,
    /// Numbers of a strategy.
    pub length: usize,
    pub generations: u64,
    pub evaluations: u64,
    pub games: u64,
}

impl Replicate {
    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of this shape.
    pub fn read(bytes: &[u8], shape: &Shape) -> Option<Self> {
        let found: Self = unseal(bytes, shape.question)?;
        let is_sound = found.algorithms.len() == 4
            && found.algorithms.iter().all(|found| found.fits(shape))
            && found.pairs.len() as u64 <= 16 * PAIR_EVALUATIONS
            && found
                .pairs
                .iter()
                .all(|&points| shape.is_evaluation(points));
        is_sound.then_some(found)
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

    /// Evaluations that are done, and evolutions that are over.
    pub fn done(&self, generations: u64) -> (u64, u64) {
        let evaluations: usize = self
            .algorithms
            .iter()
            .map(|found| found.evaluations.len())
            .sum();
        let over = |found: &&Found| found.by_generation.len() as u64 == generations;
        let evolutions = self.algorithms.iter().filter(over).count();
        ((evaluations + self.pairs.len()) as u64, evolutions as u64)
    }
}
