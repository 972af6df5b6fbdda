//! Hindsight: what was played, what it paid, and what each player would have got by keeping to the best single strategy.
//!
//! What was played is the mixture of the profiles of all iterations, weighted as they are in the average strategies: all players drew the
//! same iteration, so it is a joint distribution, and in general none of independent strategies. What a player gets against it after
//! each own sequence is a sum over iterations that is kept here, so the best strategy in hindsight is exact, and so is the average overall regret:
//! by definition, the largest of these is the ε of the coarse correlated ε-equilibrium that was played.

use super::form::SequenceForm;
use serde::{Deserialize, Serialize};

/// Sums over all iterations so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Hindsight {
    /// By player, then by sequence: what is won against the others after it, without a further decision.
    pub won: Vec<Vec<f64>>,
    /// By player: what was got.
    pub got: Vec<f64>,
    /// The sum of the weights.
    pub weight: f64,
}

impl Hindsight {
    /// Nothing played yet.
    pub fn new(form: &SequenceForm) -> Self {
        Self {
            won: vec![vec![0.0; form.slot_count() + 1]; form.players()],
            got: vec![0.0; form.players()],
            weight: 0.0,
        }
    }

    /// Adds what a player could win, and what the player got, in an iteration of this weight.
    pub fn add(&mut self, player: usize, won: &[f64], got: f64, weight: f64) {
        for (sum, won) in self.won[player].iter_mut().zip(won) {
            *sum += weight * won;
        }
        self.got[player] += weight * got;
    }

    /// What each got on average, over what was played.
    pub fn payoffs(&self) -> Vec<f64> {
        let mean = |got: &f64| {
            if self.weight > 0.0 {
                got / self.weight
            } else {
                0.0
            }
        };
        self.got.iter().map(mean).collect()
    }

    /// Each player's average overall regret, never below 0: the player who did better than any single strategy has nothing to regret.
    pub fn regrets(&self, form: &SequenceForm) -> Vec<f64> {
        let regret = |(player, won): (usize, &Vec<f64>)| {
            if self.weight == 0.0 {
                return 0.0;
            }
            let best = form.best(player, &mut won.clone());
            ((best - self.got[player]) / self.weight).max(0.0)
        };
        self.won.iter().enumerate().map(regret).collect()
    }

    /// Whether it can be of this game.
    pub fn fits(&self, form: &SequenceForm) -> bool {
        let is_list = |list: &Vec<f64>, length: usize| {
            list.len() == length && list.iter().all(|number| number.is_finite())
        };
        self.won.len() == form.players()
            && self
                .won
                .iter()
                .all(|won| is_list(won, form.slot_count() + 1))
            && is_list(&self.got, form.players())
            && self.weight.is_finite()
            && self.weight >= 0.0
    }
}
