//! Cost of an experiment, estimated from its parameters before anything is computed.
//!
//! A lab says how much [`Work`] of which kind its experiment is; one table says what a unit of each kind takes. No clock is
//! read: the same experiment costs the same on every machine, and an estimate decides only whether the page begins by itself
//! and what its button says, never what is found. Estimates are right within a factor of two or so, and of most experiments better; those of
//! game trees, whose size nobody knows before, within a power of ten.

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
    /// A test of a race.
    RaceTest,
    /// A race's exact error, or its bound, for one coin.
    RaceCalculation,
    /// A game of War.
    WarGame,
    /// A game of Rrrats.
    RrratsGame,
    /// Two strategies of Rrrats against each other, computed.
    ExactPlay,
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
    /// A round of a repeated game.
    RepeatedRound,
    /// A decision by rules in such a round.
    RuledDecision,
    /// Everything exact about a pair of strategies of a repeated game.
    RepeatedAnalysis,
    /// What two strategies of a repeated game get from each other exactly.
    RepeatedPair,
    /// A step of a population of two strategies without structure.
    CountedStep,
    /// A step of any other population.
    PopulationStep,
    /// A cell of a grid on which all imitate the best of their neighbours.
    ImitatingCell,
    /// Integrals from a value to the next in an auction, for one unit.
    BoundedIntegral,
    /// A value that is drawn and bid with.
    AuctionBidder,
}

impl Work {
    /// Nanoseconds of a unit, natively on the machine that docs/SPEED.md was measured on.
    const fn nanoseconds(self) -> f64 {
        match self {
            Self::History => 2.2,
            Self::SampledIteration => 200.0,
            Self::Product => 1.5,
            Self::SimulationCell => 12.0,
            Self::KnowingSimulationCell => 40.0,
            Self::Position => 30.0,
            Self::CoinGame => 4.5,
            Self::RaceTest => 60.0,
            Self::RaceCalculation => 6e6,
            Self::WarGame => 6_500.0,
            Self::RrratsGame => 170.0,
            Self::ExactPlay => 2.5e5,
            Self::BestPlay => 5e7,
            Self::BestNumbers => 1.5e9,
            Self::PlannedStep => 150.0,
            Self::TupleBound => 2.0,
            Self::Pivot => 10.0,
            Self::RepeatedRound => 15.0,
            Self::RuledDecision => 60.0,
            Self::RepeatedAnalysis => 5e7,
            Self::RepeatedPair => 6e4,
            Self::CountedStep => 4.0,
            Self::PopulationStep => 100.0,
            Self::ImitatingCell => 4.0,
            Self::BoundedIntegral => 60_000.0,
            Self::AuctionBidder => 1_500.0,
        }
    }

    /// So many units of it.
    pub fn times(self, units: u64) -> Cost {
        let work = self.nanoseconds() * units as f64;
        let longest = work;
        Cost { work, longest }
    }
}

/// What an experiment costs, in nanoseconds of one core of that machine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cost {
    /// All of it.
    work: f64,
    /// The longest piece of it that only one core can work on.
    longest: f64,
}

impl Cost {
    /// A moment: about a second of a slow core, in a browser.
    const SMALL: f64 = 3.3e8;
    /// Seconds in a browser that a run may take that begins by itself.
    const MAX_SECONDS_UNASKED: f64 = 10.0;
    /// Seconds of one core in a browser that are soon over.
    const MAX_QUICK_SECONDS: f64 = 3.0;
    /// How many times longer a browser takes on an ordinary machine.
    const IN_A_BROWSER: f64 = 1.5;

    /// Whether it takes but a moment, on any machine.
    pub fn is_small(self) -> bool {
        self.work <= Self::SMALL
    }

    /// Whether so many cores may compute it without being asked. What waits is exactly what is said to take longer.
    pub fn may_begin_unasked(self, cores: usize) -> bool {
        self.seconds(cores) <= Self::MAX_SECONDS_UNASKED
    }

    /// Whether it is soon done, on one core too: so it may be shown until a large experiment is run.
    pub fn is_quick(self) -> bool {
        self.seconds(1) <= Self::MAX_QUICK_SECONDS
    }

    /// How many times less work a sample of it would be.
    pub(crate) fn samples(self) -> u64 {
        (self.seconds(1) / Self::MAX_QUICK_SECONDS).ceil() as u64
    }

    /// About how many seconds it takes in a browser on an ordinary machine, on so many cores.
    pub fn seconds(self, cores: usize) -> f64 {
        let shared = self.work / cores.max(1) as f64;
        shared.max(self.longest) * Self::IN_A_BROWSER / 1e9
    }

    /// Of this and something that other cores can do at the same time.
    #[must_use]
    pub fn beside(self, other: Self) -> Self {
        Self {
            work: self.work + other.work,
            longest: self.longest.max(other.longest),
        }
    }

    /// So many times as much.
    #[must_use]
    pub fn scaled(self, times: f64) -> Self {
        Self {
            work: self.work * times,
            longest: self.longest * times,
        }
    }

    /// Of the same work in so many equal chunks.
    #[must_use]
    pub fn in_chunks(self, chunks: usize) -> Self {
        Self {
            longest: self.work / chunks.max(1) as f64,
            ..self
        }
    }

    /// Nanoseconds of a core, natively.
    pub fn nanoseconds(self) -> f64 {
        self.work
    }
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            work: self.work + other.work,
            longest: self.longest + other.longest,
        }
    }
}

impl Mul<u64> for Cost {
    type Output = Self;

    fn mul(self, times: u64) -> Self {
        self.scaled(times as f64)
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
        let coins = (Cost::SMALL / Work::CoinGame.nanoseconds()) as u64;
        assert!(Work::CoinGame.times(coins * 9 / 10).is_small());
        assert!(!Work::CoinGame.times(coins * 11 / 10).is_small());
        assert!(!(Work::BestNumbers.times(1) + Cost::default()).is_small());
        assert!(!(Work::CoinGame.times(u64::MAX) * u64::MAX).is_small());
    }

    #[test]
    fn cores_share_chunks_and_nothing_smaller() {
        let second = 1e9 / Cost::IN_A_BROWSER;
        let cost = Cost {
            work: 8.0 * second,
            longest: 8.0 * second,
        };
        for cores in [1, 4] {
            assert!((cost.seconds(cores) - 8.0).abs() < 1e-9);
        }
        let shared = cost.in_chunks(8);
        assert!((shared.seconds(1) - 8.0).abs() < 1e-9);
        assert!((shared.seconds(4) - 2.0).abs() < 1e-9);
        assert!((shared.seconds(100) - 1.0).abs() < 1e-9);
        assert!((shared.beside(cost).seconds(4) - 8.0).abs() < 1e-9);
        // A machine that does not say how many it has.
        assert!((shared.seconds(0) - 8.0).abs() < 1e-9);
    }

    /// The button of a run that waits never says that it takes a moment.
    #[test]
    fn what_waits_takes_longer_than_what_begins() {
        let seconds = |seconds: f64| Cost {
            work: seconds * 1e9 / Cost::IN_A_BROWSER,
            longest: 0.0,
        };
        assert!(seconds(9.9).may_begin_unasked(1) && !seconds(10.1).may_begin_unasked(1));
        assert!(seconds(19.0).may_begin_unasked(2));
        assert!(seconds(2.9).is_quick() && !seconds(3.1).is_quick());
        assert_eq!(seconds(9.1).samples(), 4);
    }
}
