//! Parameters of the Aliens lab: the agent, the rules and the game that is shown, as they stand in links, forms and help.

use super::actions::{Actions, ActionsText};
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::PlanningSettings;
use crate::parameters::{Integer, IntegerOrEnd, OneOf, SEED, choices, parameters};
use games::aliens::position::MAX_STEPS;

/// Games that are played at most, and the number of the last that can be watched.
pub const MAX_GAMES: u64 = 100_000;

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Game = "game",
        Results = "results",
        Space = "space",
    }
}

parameters! {
    /// One experiment: an agent and the rules.
    pub struct AliensExperiment, texts labs.aliens.parameters {
        ..player: PlanningSettings, as declared;
        games: u64 = 30, Integer { minimum: 1, maximum: MAX_GAMES }, Everyone;
        ..rules: AliensRules, as declared;
        /// The game that is shown.
        show: u64 = 1, Integer { minimum: 1, maximum: MAX_GAMES }, Look;
        /// The moment of it: after so many steps, or its end.
        step: Option<u64> = Some(260), IntegerOrEnd { minimum: 0, maximum: MAX_STEPS as u64 }, Look;
        /// What was done in it by hand, instead of the agent's game.
        played: Actions = Actions::default(), ActionsText, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
