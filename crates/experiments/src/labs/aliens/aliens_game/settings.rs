//! Parameters of a game of Aliens: the agent and the rules of the lab, the seed, and the game's number.

use crate::aliens::{Actions, AliensExperiment, MAX_GAMES, streams};
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::PlanningSettings;
use crate::parameters::{Integer, SEED, parameters};
use games::ForwardModel;
use games::aliens::position::MAX_STEPS;
use games::aliens::{Playthrough, Position};

parameters! {
    /// One experiment: a game.
    pub struct AliensGameExperiment, texts labs.aliens.parameters {
        ..player: PlanningSettings, as declared;
        ..rules: AliensRules, as declared;
        /// Its number.
        show: u64 = 1, Integer { minimum: 1, maximum: MAX_GAMES }, Everyone;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl AliensGameExperiment {
    /// The game that the lab shows, as the agent plays it.
    pub fn of(lab: &AliensExperiment) -> Self {
        let &AliensExperiment {
            player,
            rules,
            show,
            seed,
            ..
        } = lab;
        Self {
            player,
            rules,
            show,
            seed,
        }
    }

    /// The game in which these actions are done, the player who does them.
    pub fn playthrough(&self, Actions(actions): &Actions) -> Playthrough {
        let chance = streams::chance(self.seed, self.show);
        Playthrough::replay(self.rules.rules(), chance, actions)
    }

    /// What an agent did, as bytes for a worker's message.
    pub fn encode(actions: &Actions) -> Vec<u8> {
        let place = |action| Position::ACTIONS.iter().position(|other| *other == action);
        let numbers = actions
            .0
            .iter()
            .map(|&action| place(action).unwrap_or(0) as u8);
        numbers.collect()
    }

    /// Reads bytes from a worker; `None` if they cannot be actions of a game.
    pub fn decode(bytes: &[u8]) -> Option<Actions> {
        let action = |&number: &u8| Position::ACTIONS.get(usize::from(number)).copied();
        let is_game = bytes.len() <= usize::from(MAX_STEPS);
        let actions: Option<Vec<_>> = bytes.iter().map(action).collect();
        actions.filter(|_| is_game).map(Actions)
    }
}

/// The lab that shows it.
impl From<AliensGameExperiment> for AliensExperiment {
    fn from(lab: AliensGameExperiment) -> Self {
        let AliensGameExperiment {
            player,
            rules,
            show,
            seed,
        } = lab;
        AliensExperiment {
            player,
            rules,
            show,
            seed,
            ..AliensExperiment::default()
        }
    }
}
