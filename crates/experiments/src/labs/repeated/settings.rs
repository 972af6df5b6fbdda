//! Parameters of the lab of repeated games: a match of two strategies, as it stands in links, forms and help.

use super::film::MAX_SHOWN;
use crate::common::repeated::settings::{MatchSettings, Payoffs};
use crate::common::repeated::stage::StageSettings;
use crate::common::repeated::strategy::StrategyLanguage;
use crate::parameters::{AnyText, Integer, IntegerOrEnd, OneOf, SEED, Switch, choices, parameters};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Match = "match",
        Strategies = "strategies",
        Payoffs = "payoffs",
        Values = "values",
        Patience = "patience",
        Line = "line",
        Play = "play",
    }
}

/// Rounds of a match by hand at most.
pub const MAX_MOVES: usize = 400;

parameters! {
    /// One experiment: two strategies that meet again and again.
    pub struct RepeatedExperiment, texts labs.repeated.parameters {
        ..stage: StageSettings, as declared;
        first: String = "TitForTat".to_owned(), StrategyLanguage, Everyone;
        second: String = "FirstByJoss".to_owned(), StrategyLanguage, Everyone;
        ..settings: MatchSettings, as declared;
        /// How many matches are played; the first of them is the one that is shown.
        matches: u64 = 100, Integer { minimum: 1, maximum: 100_000 }, Everyone;
        /// The match is shown after so many rounds, or at its end.
        round: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: MAX_SHOWN as u64 }, Look;
        payoffs: Payoffs = Payoffs::Mean, OneOf(Payoffs::NAMES), Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        /// What a visitor has done against the second strategy, a digit for each round.
        moves: String = String::new(), AnyText { max_characters: MAX_MOVES, allowed: |texts| texts.labs.repeated.allowed_moves }, Look;
        /// Whether the page keeps to itself who the visitor's opponent is.
        hidden: bool = false, Switch, Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
