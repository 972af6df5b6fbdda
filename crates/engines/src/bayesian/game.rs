//! A Bayesian game as data: states, and what each player knows of them.

use crate::exact::rational::{Rational, of_fraction};
use games::fraction::Fraction;

pub const MIN_PLAYERS: usize = 2;
pub const MAX_PLAYERS: usize = 3;
/// Of a player.
pub const MAX_TYPES: usize = 6;
/// Of a player.
pub const MAX_ACTIONS: usize = 5;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub name: String,
    /// The names of what the player can know: one of a player who cannot tell states apart.
    pub types: Vec<String>,
    pub actions: Vec<String>,
}

/// A state of the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Above 0.
    pub probability: Fraction,
    /// The type of each player.
    pub types: Vec<usize>,
    /// By profile of actions, the last player's changing fastest, then by player.
    pub payoffs: Vec<Fraction>,
}

/// A game. Every type of every player is there in some state, and probabilities add up to 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BayesianGame {
    pub players: Vec<Player>,
    pub states: Vec<State>,
}

/// What a player knows instead of their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    Nothing,
    /// Everybody's type.
    Everything,
}

impl BayesianGame {
    /// How many actions a player has.
    pub fn actions(&self, player: usize) -> usize {
        self.players[player].actions.len()
    }

    /// How many types a player has.
    pub fn types(&self, player: usize) -> usize {
        self.players[player].types.len()
    }

    /// How many profiles of actions there are.
    pub fn profiles(&self) -> usize {
        let actions = self.players.iter().map(|player| player.actions.len());
        actions.product()
    }

    /// How far apart profiles are in which a player's action is the next one.
    pub fn step(&self, player: usize) -> usize {
        let after = self.players[player + 1..].iter();
        after.map(|player| player.actions.len()).product()
    }

    /// The number of a profile of actions.
    pub fn profile(&self, actions: &[usize]) -> usize {
        let actions = actions.iter().enumerate();
        actions.fold(0, |number, (player, action)| {
            number * self.actions(player) + action
        })
    }

    /// The actions of a profile, by its number.
    pub fn actions_of(&self, mut profile: usize) -> Vec<usize> {
        let mut actions = vec![0; self.players.len()];
        for player in (0..self.players.len()).rev() {
            actions[player] = profile % self.actions(player);
            profile /= self.actions(player);
        }
        actions
    }

    /// What a player gets in a state for a profile, by its number.
    pub fn payoff(&self, state: &State, profile: usize, player: usize) -> Fraction {
        state.payoffs[profile * self.players.len() + player]
    }

    /// The probability of each of a player's types.
    pub fn prior(&self, player: usize) -> Vec<Rational> {
        let mut prior = vec![Rational::ZERO; self.types(player)];
        for state in &self.states {
            prior[state.types[player]] += of_fraction(state.probability);
        }
        prior
    }

    /// What a type of a player believes about another player's type.
    pub fn belief(&self, player: usize, kind: usize, other: usize) -> Vec<Rational> {
        let mut belief = vec![Rational::ZERO; self.types(other)];
        let mut all = Rational::ZERO;
        for state in self
            .states
            .iter()
            .filter(|state| state.types[player] == kind)
        {
            let probability = of_fraction(state.probability);
            belief[state.types[other]] += &probability;
            all += probability;
        }
        belief.into_iter().map(|part| part / &all).collect()
    }

    /// The game in which a player, and everybody knows it, knows less or more. A player who knows everything has a type for each profile of types.
    #[must_use]
    pub fn with_knowledge(&self, player: usize, knowledge: Knowledge) -> Self {
        let mut game = self.clone();
        let mut known: Vec<Vec<usize>> = Vec::new();
        for state in &mut game.states {
            let seen = match knowledge {
                Knowledge::Nothing => Vec::new(),
                Knowledge::Everything => state.types.clone(),
            };
            let place = known.iter().position(|other| *other == seen);
            state.types[player] = place.unwrap_or_else(|| {
                known.push(seen);
                known.len() - 1
            });
        }
        let name = |types: &Vec<usize>| {
            let names = types.iter().enumerate();
            let names = names.map(|(player, &kind)| self.players[player].types[kind].as_str());
            names.collect::<Vec<_>>().join(", ")
        };
        game.players[player].types = known.iter().map(name).collect();
        game
    }

    /// Whether a player has more than one type.
    pub fn is_informed(&self, player: usize) -> bool {
        self.types(player) > 1
    }
}
