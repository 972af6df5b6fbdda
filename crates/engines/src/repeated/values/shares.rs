//! Shares of rounds: how often each outcome of the stage game happens, exactly or within a bound. Payoffs and cooperation follow from it.

use crate::exact::rational::{Rational, value};
use crate::repeated::stage_game::StageGame;

/// Shares of outcomes, by the first player's and then the second player's action.
#[derive(Clone, Debug, PartialEq)]
pub enum Shares {
    Exact(Vec<Rational>),
    /// Floats, none wrong by more than this part of itself.
    Within(Vec<f64>, f64),
}

/// A number, exactly or within a bound.
#[derive(Clone, Debug, PartialEq)]
pub enum Amount {
    Exact(Rational),
    Within { value: f64, error: f64 },
}

impl Amount {
    /// The nearest number of the machine.
    pub fn value(&self) -> f64 {
        match self {
            Self::Exact(number) => value(number),
            Self::Within { value, .. } => *value,
        }
    }

    /// As a fraction, if it is known exactly.
    pub fn exact(&self) -> Option<&Rational> {
        match self {
            Self::Exact(number) => Some(number),
            Self::Within { .. } => None,
        }
    }
}

impl Shares {
    /// As numbers of the machine.
    pub fn values(&self) -> Vec<f64> {
        match self {
            Self::Exact(shares) => shares.iter().map(value).collect(),
            Self::Within(shares, _) => shares.clone(),
        }
    }

    /// The mean of what each outcome is worth.
    pub fn mean(&self, worth: impl Fn(usize) -> Rational) -> Amount {
        match self {
            Self::Exact(shares) => {
                let parts = shares
                    .iter()
                    .enumerate()
                    .filter(|(_, share)| !share.is_zero());
                Amount::Exact(parts.fold(Rational::ZERO, |sum, (outcome, share)| {
                    sum + worth(outcome) * share
                }))
            }
            Self::Within(shares, error) => {
                let parts = shares
                    .iter()
                    .enumerate()
                    .map(|(outcome, share)| share * value(&worth(outcome)));
                let (value, size) = parts.fold((0.0, 0.0), |(sum, size), part| {
                    (sum + part, size + part.abs())
                });
                // Adding up has errors of its own, smaller than a unit in the last place for each outcome.
                let error = size * (error + shares.len() as f64 * f64::EPSILON);
                Amount::Within { value, error }
            }
        }
    }

    /// What `player` gets on average.
    pub fn payoff(&self, game: &StageGame, player: usize) -> Amount {
        let columns = game.size(1);
        self.mean(|outcome| {
            let actions = [outcome / columns, outcome % columns];
            game.payoff(player, actions[player], actions[1 - player])
        })
    }

    /// How often `player` does `action`.
    pub fn action(&self, game: &StageGame, player: usize, action: usize) -> Amount {
        let columns = game.size(1);
        let is_it = |outcome: usize| [outcome / columns, outcome % columns][player] == action;
        self.mean(|outcome| Rational::from(u8::from(is_it(outcome))))
    }
}
