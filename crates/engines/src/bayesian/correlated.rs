//! Bayes-correlated equilibria: what somebody could achieve who sees all types and tells each player what to do, if it is best to obey.
//!
//! Source: D. Bergemann, S. Morris, "Bayes correlated equilibrium and the comparison of information structures in games" (2016). A linear programme with a
//! variable for each state and profile of actions. Deviation: that every state has its own probability is asked for by a reward that is larger than all payoffs; it
//! is checked that it was enough.

use super::game::BayesianGame;
use crate::Status;
use crate::exact::program::Program;
use crate::exact::rational::{Rational, of_fraction, over_one_denominator};
use dashu_int::IBig;

/// States times profiles at most: larger programmes take minutes.
pub const MAX_CELLS: usize = 150;

/// What is sought, by what each player's payoff counts.
pub type Weights = Vec<i64>;

/// The search.
pub struct Correlated {
    game: BayesianGame,
    constraints: Vec<Vec<IBig>>,
    /// By cell, then by player.
    payoffs: Vec<Vec<IBig>>,
    left: Vec<Weights>,
    program: Option<Program>,
    /// What all get at each best, in the order of what was sought.
    pub found: Vec<Vec<Rational>>,
}

/// What is sought of a game: the most for all together, for each player, and the least for all.
pub fn sought(game: &BayesianGame) -> Vec<Weights> {
    let players = game.players.len();
    let one = |player: usize| {
        (0..players)
            .map(|other| i64::from(other == player))
            .collect()
    };
    let mut all = vec![vec![1; players]];
    all.extend((0..players).map(one));
    all.push(vec![-1; players]);
    all
}

impl Correlated {
    /// Of a game; `None` if it is too large.
    pub fn new(game: &BayesianGame) -> Option<Self> {
        let profiles = game.profiles();
        let cells = game.states.len() * profiles;
        if cells > MAX_CELLS {
            return None;
        }
        let numbers: Vec<_> = game
            .states
            .iter()
            .flat_map(|state| state.payoffs.clone())
            .collect();
        let (numbers, _) = over_one_denominator(&numbers);
        let payoffs = numbers.chunks(game.players.len()).map(<[IBig]>::to_vec);
        let mut correlated = Self {
            game: game.clone(),
            constraints: Vec::new(),
            payoffs: payoffs.collect(),
            left: sought(game).into_iter().rev().collect(),
            program: None,
            found: Vec::new(),
        };
        correlated.add_probabilities();
        for player in 0..game.players.len() {
            correlated.add_obedience(player);
        }
        Some(correlated)
    }

    /// The cells of a state add up to its probability, here times a common denominator.
    fn add_probabilities(&mut self) {
        let game = &self.game;
        let probabilities: Vec<_> = game.states.iter().map(|state| state.probability).collect();
        let (probabilities, _) = over_one_denominator(&probabilities);
        let profiles = game.profiles();
        for (state, probability) in probabilities.into_iter().enumerate() {
            let mut row = vec![IBig::ZERO; self.payoffs.len() + 1];
            row[state * profiles..(state + 1) * profiles].fill(IBig::ONE);
            row[self.payoffs.len()] = probability;
            self.constraints.push(row);
        }
    }

    /// No type gains by doing something else when told to do this.
    fn add_obedience(&mut self, player: usize) {
        let game = &self.game;
        let (profiles, actions) = (game.profiles(), game.actions(player));
        let step = game.step(player);
        for kind in 0..game.types(player) {
            for told in 0..actions {
                for other in (0..actions).filter(|&other| other != told) {
                    let mut row = vec![IBig::ZERO; self.payoffs.len() + 1];
                    for (number, state) in game.states.iter().enumerate() {
                        if state.types[player] != kind {
                            continue;
                        }
                        for profile in 0..profiles {
                            if game.actions_of(profile)[player] == told {
                                let cell = number * profiles + profile;
                                let deviating = cell + other * step - told * step;
                                let gain =
                                    &self.payoffs[deviating][player] - &self.payoffs[cell][player];
                                row[cell] = gain;
                            }
                        }
                    }
                    self.constraints.push(row);
                }
            }
        }
    }

    /// What a step costs now, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        self.program.as_ref().map_or(1, Program::cost)
    }

    /// Pivots, or notes what was found.
    pub fn step(&mut self) -> Status {
        let Some(mut program) = self.program.take() else {
            let Some(weights) = self.left.last() else {
                return Status::Finished;
            };
            self.program = Some(Program::new(&self.objective(weights), &self.constraints));
            return Status::Running;
        };
        if program.step() == Status::Running {
            self.program = Some(program);
            return Status::Running;
        }
        self.left.pop();
        self.note(&program.solution());
        Status::Running
    }

    /// What a cell counts: a reward for being used at all, far above what any payoff could make up for, and payoffs.
    fn objective(&self, weights: &Weights) -> Vec<IBig> {
        let sizes = self.payoffs.iter().flatten().map(|payoff| payoff * payoff);
        let reward = (sizes.max().unwrap_or_default() + IBig::ONE) << 200;
        let count = |payoffs: &Vec<IBig>| {
            let pairs = payoffs.iter().zip(weights);
            pairs.fold(reward.clone(), |sum, (payoff, &weight)| {
                sum + payoff * IBig::from(weight)
            })
        };
        self.payoffs.iter().map(count).collect()
    }

    fn note(&mut self, solution: &[Rational]) {
        let all = solution.iter().fold(Rational::ZERO, |sum, part| sum + part);
        let bounds = self.constraints.iter().take(self.game.states.len());
        let wanted = bounds.fold(Rational::ZERO, |sum, row| {
            sum + Rational::from(row[solution.len()].clone())
        });
        if all != wanted {
            return;
        }
        let players = self.game.players.len();
        let mut payoffs = vec![Rational::ZERO; players];
        let profiles = self.game.profiles();
        for (cell, part) in solution
            .iter()
            .enumerate()
            .filter(|(_, part)| !part.is_zero())
        {
            let state = &self.game.states[cell / profiles];
            for (player, payoff) in payoffs.iter_mut().enumerate() {
                let amount = self.game.payoff(state, cell % profiles, player);
                *payoff += part / &wanted * of_fraction(amount);
            }
        }
        self.found.push(payoffs);
    }
}
