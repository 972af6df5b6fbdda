//! The algorithm as data.

use crate::racing::Plan;
use core::ops::RangeInclusive;

/// Whom an offspring must beat. The archive is the start and every offspring that has been accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// The parent: the iterative algorithm (6).
    Parent,
    /// All of the archive, in order: coevolution (7).
    All,
    /// A member of the archive, drawn for the whole race: approximate coevolution 1 (8).
    OneARace,
    /// A member of the archive, drawn anew for every game: approximate coevolution 2 (9).
    OneAGame,
}

/// An evolution's settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    pub opponents: Opponents,
    /// How it is decided who is better: the offspring is the first player of the race.
    pub race: Plan,
    /// σ at the beginning.
    pub sigma: f64,
    /// What σ is multiplied by after a success and after a failure.
    pub factors: [f64; 2],
    /// Generations after which it is over.
    pub generations: u64,
    /// Games after which no generation is begun.
    pub games: u64,
}

impl Settings {
    /// The step rule of the source.
    pub const SIGMA: f64 = 1.0;
    pub const FACTORS: [f64; 2] = [1.25, 0.84];
    /// σ is never outside of this: ours, see [`crate::evolution`].
    pub const SIGMAS: RangeInclusive<f64> = 1e-12..=1e12;

    /// σ after a generation that had it as `sigma`.
    pub fn next_sigma(&self, sigma: f64, is_accepted: bool) -> f64 {
        let [success, failure] = self.factors;
        let factor = if is_accepted { success } else { failure };
        (sigma * factor).clamp(*Self::SIGMAS.start(), *Self::SIGMAS.end())
    }
}
