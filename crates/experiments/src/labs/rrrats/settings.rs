//! Parameters of the Rrrats lab: strategies and readings of the rules, as they stand in links, forms and help.

use crate::common::rrrats_rules::{RollOnNumbers, RrratsRules};
use crate::parameters::{
    AnyText, Even, Integer, IntegerOrEnd, OneOf, SEED, Switch, choices, parameters,
};
use games::rrrats::RollOn;

/// Games that can be played by hand, with the same seed.
pub const MAX_DEALS: u64 = 1_000_000;

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Table = "table",
        Results = "results",
        Price = "price",
    }
}

parameters! {
    /// One experiment: two strategies and the rules.
    pub struct RrratsExperiment, texts labs.rrrats.parameters {
        a: RollOn = RollOn::three([1.0, 1.0, 0.36]), RollOnNumbers, Everyone;
        b: RollOn = RollOn::three([0.5; 3]), RollOnNumbers, Everyone;
        ..rules: RrratsRules, as declared;
        /// Games that are played; 0 for none.
        games: u64 = 0, Even { minimum: 0, maximum: 1_000_000_000 }, Everyone;
        /// Whether the best strategies of three numbers are looked for, too.
        optimum: bool = false, Switch, Everyone;
        /// The decisions of the player who plays by hand, one after the other.
        decisions: String = String::new(), AnyText { max_characters: 2_000, allowed: |texts| texts.labs.rrrats.allowed_decisions }, Look;
        /// The number of the game that is played by hand.
        deal: u64 = 1, Integer { minimum: 1, maximum: MAX_DEALS }, Look;
        /// The moment of it that is looked at: after so many rolls and stops.
        step: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
