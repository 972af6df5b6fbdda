//! Parameters of the reproduction, as they stand in links, forms and help.

use crate::parameters::{Kind, parameters};
use crate::rrrats::settings::{self as rrrats, AtFourName, BustName, EndName};
use crate::war::settings::{self as war, AtCapName, CAP, OutOfCardsName};
use engines::evolution::contests::{RrratsContest, WarContest};
use engines::evolution::{Opponents, Settings};
use engines::racing::Rules as RaceRules;

/// How many evolutions.
const EVOLUTIONS: Kind = Kind::Integer {
    minimum: 1,
    maximum: 200,
};

parameters! {
    /// One experiment: how long is evolved, how often, and how it is evaluated.
    pub struct ReproduceLab, texts reproduce_parameters {
        /// The source says nothing of its budget; this one explains its figures best.
        generations: u64 = 18, Kind::Integer { minimum: 1, maximum: 500 }, Everyone;
        evolutions: u64 = 40, EVOLUTIONS, Everyone;
        war_evolutions: u64 = 6, EVOLUTIONS, Everyone;
        evaluations: u64 = 100, Kind::Integer { minimum: 2, maximum: 1_000 }, Everyone;
        games: u64 = 10_000, Kind::Even { minimum: 2, maximum: 100_000 }, Everyone;
        end: EndName = EndName::Turn, Kind::Choice(EndName::NAMES), Everyone;
        at_four: AtFourName = AtFourName::Stop, Kind::Choice(AtFourName::NAMES), Everyone;
        bust: BustName = BustName::Pile, Kind::Choice(BustName::NAMES), Everyone;
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Everyone;
        cap: u64 = 10_000, CAP, Advanced;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Advanced;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

/// ε and δ of the source.
const RACE: (f64, f64) = (0.01, 0.05);

impl ReproduceLab {
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
        RrratsContest(rrrats::rules(self.end, self.at_four, self.bust))
    }

    /// War as read here.
    pub fn war(&self) -> WarContest {
        WarContest(war::rules(self.out_of_cards, self.cap, self.at_cap))
    }
}
