//! Parameters of the War lab: strategies and readings of the rules, as they stand in links, forms and help.

use super::MAX_SHOWN;
use crate::common::war_rules::{OrderShares, Shares, WarReadings};
use crate::parameters::{Integer, IntegerOrEnd, OneOf, SEED, choices, parameters};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Game = "game",
        Results = "results",
        Counts = "counts",
    }
}

parameters! {
    /// One experiment: two strategies and the rules.
    pub struct WarExperiment, texts labs.war.parameters {
        a: Shares = Shares([1.0, 0.0, 0.0]), OrderShares, Everyone;
        b: Shares = Shares([0.0, 0.0, 1.0]), OrderShares, Everyone;
        games: u64 = 100_000, Integer { minimum: 1, maximum: 1_000_000_000 }, Everyone;
        ..readings: WarReadings, as declared;
        /// The game that is shown.
        show: u64 = 1, Integer { minimum: 1, maximum: MAX_SHOWN }, Look;
        /// The moment of it: after so many rounds, or its end.
        round: Option<u64> = Some(0), IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
