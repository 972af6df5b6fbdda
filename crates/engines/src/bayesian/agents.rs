//! One equilibrium of three players where none is pure: every type is a player of its own.
//!
//! The search is that of strategic games, [`crate::equilibria::several`], small supports first, on the *agent form* (R. Selten, 1975): what a type gets, weighted with its
//! probability, depends on what all types do. It ends with the first equilibrium that is certain.

use super::game::BayesianGame;
use crate::Status;
use crate::equilibria::several::{Equilibrium, Search};
use crate::exact::rational::{Rational, of_fraction};
use crate::intervals::Interval;
use games::fraction::Fraction;

/// Profiles of what all types do, at most.
pub const MAX_PROFILES: u64 = 4_096;

/// The search.
pub struct OneEquilibrium {
    search: Search,
    /// By player, how many types.
    types: Vec<usize>,
}

/// A type, as a player.
struct Agent {
    player: usize,
    kind: usize,
}

/// How many profiles of what all types do there are.
pub fn profiles(game: &BayesianGame) -> u64 {
    let sizes = (0..game.players.len())
        .map(|player| (game.actions(player) as u64).saturating_pow(game.types(player) as u32));
    sizes.fold(1, u64::saturating_mul)
}

impl OneEquilibrium {
    /// Of a game; `None` if it has more than [`MAX_PROFILES`].
    pub fn new(game: &BayesianGame) -> Option<Self> {
        let profiles = profiles(game);
        if profiles > MAX_PROFILES {
            return None;
        }
        let players = 0..game.players.len();
        let agents: Vec<Agent> = players
            .flat_map(|player| (0..game.types(player)).map(move |kind| Agent { player, kind }))
            .collect();
        let sizes: Vec<usize> = agents
            .iter()
            .map(|agent| game.actions(agent.player))
            .collect();
        let all: Vec<Vec<usize>> = (0..profiles)
            .map(|profile| actions(profile, &sizes))
            .collect();
        let payoffs = agents.iter().map(|agent| {
            let each = all
                .iter()
                .map(|actions| payoff(game, &agents, agent, actions));
            each.collect()
        });
        Some(Self {
            search: Search::mixed(payoffs.collect(), sizes.clone()),
            types: (0..game.players.len())
                .map(|player| game.types(player))
                .collect(),
        })
    }

    /// Looks further.
    pub fn step(&mut self) -> Status {
        match self.found().is_some() {
            true => Status::Finished,
            false => self.search.step(),
        }
    }

    /// The equilibrium that was found.
    fn found(&self) -> Option<&Equilibrium> {
        self.search.found().iter().find(|found| found.is_certified)
    }

    /// It, as the probability of each action, by player and type, and how far off these are at most.
    pub fn equilibrium(&self) -> Option<(Vec<Vec<Vec<f64>>>, f64)> {
        let found = self.found()?;
        let mut rest = found.strategies.iter();
        let strategy = |&types: &usize| rest.by_ref().take(types).cloned().collect();
        Some((self.types.iter().map(strategy).collect(), found.radius))
    }
}

fn actions(mut profile: u64, sizes: &[usize]) -> Vec<usize> {
    let mut actions = vec![0; sizes.len()];
    for (action, &size) in actions.iter_mut().zip(sizes).rev() {
        *action = (profile % size as u64) as usize;
        profile /= size as u64;
    }
    actions
}

/// What an agent gets, weighted with the probability of its type.
fn payoff(game: &BayesianGame, agents: &[Agent], of: &Agent, actions: &[usize]) -> Interval {
    let mut sum = Rational::ZERO;
    let own = game
        .states
        .iter()
        .filter(|state| state.types[of.player] == of.kind);
    for state in own {
        let number = (0..game.players.len()).fold(0, |number, player| {
            let is_agent =
                |agent: &Agent| agent.player == player && agent.kind == state.types[player];
            let place = agents.iter().position(is_agent).unwrap_or(0);
            number * game.actions(player) + actions[place]
        });
        sum += of_fraction(state.probability) * of_fraction(game.payoff(state, number, of.player));
    }
    enclosed(&sum)
}

/// The interval of floats around a number.
fn enclosed(number: &Rational) -> Interval {
    let as_fraction = number.to_string().parse::<Fraction>();
    as_fraction.map_or(Interval::ALL, Interval::of_fraction)
}
