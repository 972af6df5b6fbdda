//! Parameters of the reproduction, as they stand in links, forms and help.

use crate::common::rrrats_rules::RrratsReadings;
use crate::common::war_rules::WarReadings;
use crate::parameters::{Even, Integer, OneOf, Real, SEED, choices, parameters};
use engines::evolution::contests::{RrratsContest, WarContest};
use engines::evolution::{Opponents, Settings};
use engines::racing::Rules as RaceRules;

/// How many evolutions.
const EVOLUTIONS: Integer = Integer {
    minimum: 1,
    maximum: 200,
};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Dots = "dots",
        RrratsStart = "rrrats-start",
        RrratsPairs = "rrrats-pairs",
        WarStart = "war-start",
        WarPairs = "war-pairs",
        Account = "account",
    }
}

/// What a chunk is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    War,
    Rrrats,
}

parameters! {
    /// One experiment: how long is evolved, how often, and how it is evaluated.
    pub struct ReproduceExperiment, texts labs.reproduce.parameters {
        /// The source does not state its budget; from the default start this one comes nearest to table 5.3.
        generations: u64 = 18, Integer { minimum: 1, maximum: 500 }, Everyone;
        evolutions: u64 = 40, EVOLUTIONS, Everyone;
        war_evolutions: u64 = 6, EVOLUTIONS, Everyone;
        evaluations: u64 = 100, Integer { minimum: 2, maximum: 1_000 }, Everyone;
        games: u64 = 10_000, Even { minimum: 2, maximum: 100_000 }, Everyone;
        ..rrrats: RrratsReadings, as declared;
        ..war: WarReadings, Advanced;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
        /// Of the numbers that evolutions start with, which are drawn anew for each replicate; with 0 they are all 0.
        start_deviation: f64 = 0.0, Real { minimum: 0.0, maximum: 100.0 }, Everyone;
        /// How many small triangles the side of the grid has that evolutions at War start from; 0: no grid.
        war_grid: u64 = 0, Integer { minimum: 0, maximum: 30 }, Advanced;
    }
}

/// ε and δ of the source.
const RACE: (f64, f64) = (0.01, 0.05);

impl ReproduceExperiment {
    /// The engine's settings for one of the algorithms: those of the source.
    pub fn settings(&self, opponents: Opponents) -> Settings {
        Settings {
            opponents,
            race: RaceRules::ILEBR_STAR_2.plan(RACE.0, RACE.1),
            sigma: Settings::SIGMA,
            factors: Settings::FACTORS,
            generations: self.generations,
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
}
