//! A repeated game against an opponent: what it plays in the next round, by what it has seen so far.
//!
//! * A fixed mixture: the same in every round, no matter who plays and how.
//! * A best responder: best against the frequencies of all that was done so far (fictitious play, G. W. Brown, 1951); in the first round against
//!   equal ones. Among responses that are equally good it is the first.
//! * A learner: regret matching (S. Hart and A. Mas-Colell, 2000, with regrets of whole strategies), here against what was really done and paid.
//!   Before it regrets anything it plays every action as often.
//!
//! What is drawn in a round depends on the seed and the round alone, so a text of the rounds reproduces a game.

use super::best_response::best_response;
use super::payoffs::{Payoffs, Point};
use crate::regret::in_proportion;
use random::Random;

/// Who it is played against.
#[derive(Clone, Debug, PartialEq)]
pub enum Opponent {
    /// The same probabilities in every round.
    Fixed(Vec<f64>),
    BestResponder,
    Learner,
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Repeated {
    payoffs: Payoffs,
    /// The player that the opponent is.
    player: usize,
    opponent: Opponent,
    seed: u64,
    rounds: u64,
    /// How often everybody has done what.
    counts: Point,
    /// What the opponent would have got more with each action.
    regrets: Vec<f64>,
}

impl Repeated {
    /// Before the first round; the opponent is `player`.
    pub fn new(payoffs: Payoffs, player: usize, opponent: Opponent, seed: u64) -> Self {
        let none = |player| vec![0.0; payoffs.size(player)];
        Self {
            counts: [none(0), none(1)],
            regrets: none(player),
            payoffs,
            player,
            opponent,
            seed,
            rounds: 0,
        }
    }

    /// The probabilities with which the opponent plays its actions in the next round.
    pub fn mixture(&self) -> Vec<f64> {
        let size = self.payoffs.size(self.player);
        match &self.opponent {
            Opponent::Fixed(mixture) => mixture.clone(),
            Opponent::BestResponder => {
                let seen = if self.rounds == 0 {
                    self.payoffs.uniform()
                } else {
                    self.counts.clone()
                };
                let response = best_response(&self.payoffs, self.player, &seen);
                (0..size)
                    .map(|action| f64::from(u8::from(action == response)))
                    .collect()
            }
            Opponent::Learner => in_proportion(&self.regrets),
        }
    }

    /// What it plays in the next round.
    pub fn choice(&self) -> usize {
        let mixture = self.mixture();
        let drawn = Random::stream(self.seed, self.rounds).unit();
        let mut sum = 0.0;
        let reached = mixture.iter().position(|share| {
            sum += share;
            drawn < sum
        });
        // Rounding may leave the sum below 1.
        let last = mixture.iter().rposition(|&share| share > 0.0);
        reached.or(last).unwrap_or_default()
    }

    /// Plays the next round, in which the other one does `action`. What the opponent does in it.
    pub fn play(&mut self, action: usize) -> usize {
        let choice = self.choice();
        let got = self.payoffs.payoff(self.player, choice, action);
        for (own, regret) in self.regrets.iter_mut().enumerate() {
            *regret += self.payoffs.payoff(self.player, own, action) - got;
        }
        self.counts[self.player][choice] += 1.0;
        self.counts[1 - self.player][action] += 1.0;
        self.rounds += 1;
        choice
    }
}
