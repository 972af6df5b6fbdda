//! Equilibria in pure strategies: each strategy of all players but the last, and what the last one answers.
//!
//! Given what the others do, types decide alone, so best answers are found type by type. A step is one profile of the others' strategies.

use super::dominance::{Left, everything};
use super::game::BayesianGame;
use crate::Status;
use crate::effort;
use crate::exact::rational::over_one_denominator;
use dashu_int::IBig;
use random::Random;

/// An action for each type, by player.
pub type Profile = Vec<Vec<usize>>;

/// Profiles of the others' strategies that are looked at, at most.
pub const MAX_PROFILES: u64 = 200_000;
/// Equilibria that are kept at most.
pub const MAX_FOUND: usize = 2_000;

/// Payoffs as integers.
struct Weighted {
    types: Vec<usize>,
    /// By profile, then by player; weighted with the probability of the state.
    payoffs: Vec<IBig>,
}

/// The search.
pub struct Search {
    game: BayesianGame,
    states: Vec<Weighted>,
    left: Left,
    profiles: u64,
    next: u64,
    found: Vec<Profile>,
}

/// How many profiles of the others' strategies there are, unless far too many.
pub fn profiles(left: &Left) -> u64 {
    let others = left.iter().take(left.len() - 1).flatten();
    let sizes = others.map(|actions| actions.len() as u64);
    sizes.fold(1, u64::saturating_mul)
}

impl Search {
    /// Of a game, whose other actions than those `left` are dominated; `None` if there are more than [`MAX_PROFILES`].
    pub fn new(game: &BayesianGame, left: &Left) -> Option<Self> {
        (profiles(left) <= MAX_PROFILES).then(|| Self::of(game, left))
    }

    fn of(game: &BayesianGame, left: &Left) -> Self {
        let probabilities: Vec<_> = game.states.iter().map(|state| state.probability).collect();
        let (probabilities, _) = over_one_denominator(&probabilities);
        let payoffs: Vec<_> = game
            .states
            .iter()
            .flat_map(|state| state.payoffs.iter().copied())
            .collect();
        let (payoffs, _) = over_one_denominator(&payoffs);
        let size = game.profiles() * game.players.len();
        let states = game.states.iter().zip(payoffs.chunks(size));
        let weighted = states
            .zip(&probabilities)
            .map(|((state, payoffs), part)| Weighted {
                types: state.types.clone(),
                payoffs: payoffs.iter().map(|payoff| payoff * part).collect(),
            });
        Self {
            states: weighted.collect(),
            game: game.clone(),
            profiles: profiles(left),
            left: left.clone(),
            next: 0,
            found: Vec::new(),
        }
    }

    /// The equilibria so far.
    pub fn found(&self) -> &[Profile] {
        &self.found
    }

    /// Profiles that were looked at, and all.
    pub fn counted(&self) -> [u64; 2] {
        [self.next, self.profiles]
    }

    /// About what a step costs, in units of [`effort`].
    pub fn cost(&self) -> u64 {
        let players = 0..self.game.players.len();
        players.map(|player| self.cost_of(player)).sum()
    }

    /// What all payoffs of a player against one profile cost.
    fn cost_of(&self, player: usize) -> u64 {
        4 * (self.states.len() * self.game.actions(player)) as u64
    }

    /// Looks at the next profile.
    pub fn step(&mut self) -> Status {
        if self.next >= self.profiles || self.found.len() >= MAX_FOUND {
            return Status::Finished;
        }
        let mut profile = self.profile(self.next);
        self.next += 1;
        let last = self.game.players.len() - 1;
        let best = self.best(&profile, last);
        let answers: u64 = best.iter().map(|best| best.len() as u64).product();
        for answer in 0..answers.min(MAX_FOUND as u64) {
            let mut rest = answer as usize;
            for (kind, best) in best.iter().enumerate() {
                profile[last][kind] = best[rest % best.len()];
                rest /= best.len();
            }
            if (0..last).all(|player| self.is_best(&profile, player)) {
                self.found.push(profile.clone());
            }
        }
        Status::Running
    }

    /// The strategies of all but the last, by number; the last one's are still to come.
    fn profile(&self, mut number: u64) -> Profile {
        let players = self.game.players.len();
        let mut profile: Profile = (0..players)
            .map(|player| vec![0; self.game.types(player)])
            .collect();
        for player in (0..players - 1).rev() {
            for (kind, actions) in self.left[player].iter().enumerate().rev() {
                profile[player][kind] = actions[(number % actions.len() as u64) as usize];
                number /= actions.len() as u64;
            }
        }
        profile
    }

    /// What each action pays each type of a player, times its probability.
    fn payoffs(&self, profile: &Profile, player: usize) -> Vec<Vec<IBig>> {
        let players = self.game.players.len();
        let mut payoffs =
            vec![vec![IBig::ZERO; self.game.actions(player)]; self.game.types(player)];
        effort::spend(self.cost_of(player));
        for state in &self.states {
            let kind = state.types[player];
            for (action, payoff) in payoffs[kind].iter_mut().enumerate() {
                let number = (0..players).fold(0, |number, other| {
                    let chosen = match other == player {
                        true => action,
                        false => profile[other][state.types[other]],
                    };
                    number * self.game.actions(other) + chosen
                });
                *payoff += &state.payoffs[number * players + player];
            }
        }
        payoffs
    }

    /// The best actions of each type.
    fn best(&self, profile: &Profile, player: usize) -> Vec<Vec<usize>> {
        let best = |payoffs: Vec<IBig>| {
            let most = payoffs.iter().max().cloned().unwrap_or_default();
            let is_best = |&action: &usize| payoffs[action] == most;
            (0..payoffs.len()).filter(is_best).collect()
        };
        self.payoffs(profile, player)
            .into_iter()
            .map(best)
            .collect()
    }

    fn is_best(&self, profile: &Profile, player: usize) -> bool {
        let best = self.best(profile, player);
        best.iter()
            .zip(&profile[player])
            .all(|(best, action)| best.contains(action))
    }
}

/// One equilibrium of a larger game, where it is found: all types in turn take a best action, again and again, until nobody changes anything.
pub struct Settling {
    search: Search,
    random: Random,
    profile: Profile,
    turns: usize,
    starts: usize,
}

/// What a turn comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Changed,
    /// Nothing: this is an equilibrium.
    Settled(Profile),
    /// The last start has come to nothing.
    GivenUp,
}

/// Starts and turns of a start at most.
const MAX_STARTS: usize = 40;
const MAX_TURNS: usize = 60;

impl Settling {
    /// Of a game, from the first actions on.
    pub fn new(game: &BayesianGame) -> Self {
        let search = Search::of(game, &everything(game));
        Self {
            profile: search.profile(0),
            search,
            random: Random::stream(0, 0),
            turns: 0,
            starts: 0,
        }
    }

    /// Lets every player take a turn.
    pub fn step(&mut self) -> Turn {
        let mut is_changed = false;
        for player in 0..self.search.game.players.len() {
            let best = self.search.best(&self.profile, player);
            for (action, best) in self.profile[player].iter_mut().zip(best) {
                if !best.contains(action) {
                    *action = best[0];
                    is_changed = true;
                }
            }
        }
        if !is_changed {
            return Turn::Settled(self.profile.clone());
        }
        self.turns += 1;
        if self.turns == MAX_TURNS {
            (self.turns, self.starts) = (0, self.starts + 1);
            for (player, types) in self.profile.iter_mut().enumerate() {
                let size = self.search.game.actions(player) as u32;
                types
                    .iter_mut()
                    .for_each(|action| *action = self.random.below(size) as usize);
            }
        }
        match self.starts {
            MAX_STARTS => Turn::GivenUp,
            _ => Turn::Changed,
        }
    }
}

/// All equilibria of a game; `None` if there are too many strategies.
pub fn pure_equilibria(game: &BayesianGame) -> Option<Vec<Profile>> {
    let mut search = Search::new(game, &everything(game))?;
    while search.step() == Status::Running {}
    Some(search.found)
}
