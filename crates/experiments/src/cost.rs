//! Cost of an experiment, estimated from its parameters before anything is computed.
//!
//! A lab says how much [`Work`] of which kind its experiment is; one table says what a unit of each kind takes. No clock is
//! read: the same experiment costs the same on every machine, and an estimate decides only whether the page begins by itself
//! and what its button says, never what is found. Estimates are right within a factor of three or so, and rather high.

use core::iter::Sum;
use core::ops::{Add, Mul};

/// Kinds of work, each with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A history of a game of cards, visited by a walk of all of them.
    History,
    /// An iteration of regret minimisation that draws lots.
    SampledIteration,
    /// A product of an iteration of regret minimisation for several players.
    Product,
    /// A simulation of tree search on a board of one cell: boards cost as many times more as they have cells.
    SimulationCell,
    /// The same with all its knowledge.
    KnowingSimulationCell,
    /// A position visited by alpha-beta or the exact solver.
    Position,
    /// A game of a coin in a race.
    CoinGame,
    /// A race's exact error, or its bound, for one coin.
    RaceCalculation,
    /// A game of War.
    WarGame,
    /// A game of Rrrats.
    RrratsGame,
    /// Best play at Rrrats against a strategy.
    BestPlay,
    /// The best strategy of three numbers at Rrrats.
    BestNumbers,
    /// A step of Aliens that an agent tries or plays.
    PlannedStep,
    /// A bound that a step of N-tuple bandit evolution looks at, for one tuple of one neighbour.
    TupleBound,
    /// An entry of a tableau in a pivot.
    Pivot,
}

impl Work {
    /// Nanoseconds of a unit, natively on the machine that docs/SPEED.md was measured on.
    const fn nanoseconds(self) -> f64 {
        match self {
            Self::History => 2.5,
            Self::SampledIteration => 200.0,
            Self::Product => 1.5,
            Self::SimulationCell => 11.0,
            Self::KnowingSimulationCell => 36.0,
            Self::Position => 30.0,
            Self::CoinGame => 2.0,
            Self::RaceCalculation => 6e6,
            Self::WarGame => 3_100.0,
            Self::RrratsGame => 170.0,
            Self::BestPlay => 6e7,
            Self::BestNumbers => 1.5e9,
            Self::PlannedStep => 150.0,
            Self::TupleBound => 2.0,
            Self::Pivot => 10.0,
        }
    }

    /// So many units of it.
    pub fn times(self, units: u64) -> Cost {
        Cost(self.nanoseconds() * units as f64)
    }
}

/// What an experiment costs, in nanoseconds of one core of that machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct Cost(f64);

impl Cost {
    /// What may be computed without being asked for: about a second of a slow core, in a browser.
    const SMALL: Self = Self(3.3e8);
    /// How many times longer a browser takes on an ordinary machine.
    const IN_A_BROWSER: f64 = 1.5;

    /// Whether it may be computed without being asked for.
    pub fn is_small(self) -> bool {
        self <= Self::SMALL
    }

    /// About how many seconds it takes in a browser on an ordinary machine, on so many cores.
    pub fn seconds(self, cores: usize) -> f64 {
        self.0 * Self::IN_A_BROWSER / 1e9 / cores.max(1) as f64
    }
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Mul<u64> for Cost {
    type Output = Self;

    fn mul(self, times: u64) -> Self {
        Self(self.0 * times as f64)
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Self>>(costs: I) -> Self {
        costs.fold(Self::default(), Self::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_of_a_slow_core_is_small_and_more_is_not() {
        assert!(Work::CoinGame.times(160_000_000).is_small());
        assert!(!Work::CoinGame.times(200_000_000).is_small());
        assert!(!(Work::BestNumbers.times(1) + Cost::default()).is_small());
        assert!(!(Work::CoinGame.times(u64::MAX) * u64::MAX).is_small());
    }

    #[test]
    fn cores_share_the_work() {
        let cost = Work::BestNumbers.times(8);
        assert!((cost.seconds(1) - 18.0).abs() < 1e-9);
        assert!((cost.seconds(4) - 4.5).abs() < 1e-9);
        // A machine that does not say how many it has.
        assert!((cost.seconds(0) - 18.0).abs() < 1e-9);
    }
}
