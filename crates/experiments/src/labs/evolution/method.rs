//! Method of an evolution: how generations race, how strategies mutate, how the games are read. What an evolution and one of
//! its generations have in common.

use crate::common::races::{ComposedRace, DELTA, EPSILON, RaceName};
use crate::common::rrrats_rules::RrratsReadings;
use crate::common::start::{Start, StartText};
use crate::common::war_rules::WarReadings;
use crate::parameters::{Integer, OneOf, Real, parameters};
use engines::evolution::contests::{ConnectFourContest, RrratsContest, WarContest};
use engines::evolution::{Opponents, Settings};

/// σ at the beginning.
const SIGMA: Real = Real {
    minimum: 0.001,
    maximum: 1_000.0,
};
/// A factor of σ.
const FACTOR: Real = Real {
    minimum: 0.1,
    maximum: 10.0,
};

parameters! {
    /// How strategies are evolved.
    #[derive(Copy)]
    pub struct Method, texts labs.evolution.parameters {
        race: RaceName = RaceName::IlebrStar2, OneOf(RaceName::NAMES), Advanced;
        epsilon: f64 = 0.01, EPSILON, Advanced;
        delta: f64 = 0.05, DELTA, Advanced;
        sigma: f64 = Settings::SIGMA, SIGMA, Advanced;
        success: f64 = Settings::FACTORS[0], FACTOR, Advanced;
        failure: f64 = Settings::FACTORS[1], FACTOR, Advanced;
        ..rrrats: RrratsReadings, Advanced;
        ..war: WarReadings, Advanced;
        /// Of Connect Four: moves that both look ahead.
        depth: u64 = 2, Integer { minimum: 1, maximum: 6 }, Advanced;
        ..composed: ComposedRace, Advanced, if |method| method.race == RaceName::Composed;
        /// The strategy that all evolutions start with.
        start: Start = Start::Zeros, StartText, Advanced;
    }
}

impl Method {
    /// The engine's settings, without an end.
    pub fn settings(&self, opponents: Opponents) -> Settings {
        Settings {
            opponents,
            race: self
                .race
                .rules(&self.composed)
                .plan(self.epsilon, self.delta),
            sigma: self.sigma,
            factors: [self.success, self.failure],
            generations: u64::MAX,
            games: u64::MAX,
        }
    }

    /// Rrrats as read here.
    pub fn rrrats(&self) -> RrratsContest {
        RrratsContest(self.rrrats.rules())
    }

    /// War as read here.
    pub fn war(&self) -> WarContest {
        WarContest(self.war.rules())
    }

    /// Connect Four with players that look so far ahead.
    pub fn connect_four(&self) -> ConnectFourContest {
        ConnectFourContest {
            depth: self.depth as u32,
        }
    }
}
