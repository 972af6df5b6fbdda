//! Equilibria as they are found: numbers, and how sure they are.

use super::family::Family;
use super::system::{Payoffs, Supports};
use super::tensor::Bounds;
use crate::exact::rational::Rational;
use crate::intervals::Interval;
use games::strategic::StrategicGame;

/// An equilibrium.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// The probability of each action, by player.
    pub strategies: Vec<Vec<f64>>,
    /// No probability is further from the true one.
    pub radius: f64,
    /// Whether it is certain; if not, strategies as near as that make all players' used actions pay the same, but another action may pay as much or more.
    pub is_certified: bool,
    /// What each player gets, nearly.
    pub payoffs: Vec<f64>,
}

impl Equilibrium {
    /// In pure strategies, by the number of the profile.
    pub(super) fn pure(game: &StrategicGame, profile: usize) -> Self {
        let actions = game.actions_of(profile);
        let strategy = |(player, action): (usize, usize)| {
            let mut strategy = vec![0.0; game.size(player)];
            strategy[action] = 1.0;
            strategy
        };
        let payoff = |player| game.payoff(profile, player).value();
        Self {
            payoffs: (0..actions.len()).map(payoff).collect(),
            strategies: actions.into_iter().enumerate().map(strategy).collect(),
            radius: 0.0,
            is_certified: true,
        }
    }

    /// Between bounds, with these supports.
    pub(super) fn mixed(
        game: &Payoffs,
        supports: &Supports,
        at: &[Bounds],
        is_certified: bool,
    ) -> Self {
        let sizes = game.sizes.iter();
        let mut strategies: Vec<Vec<f64>> = sizes.map(|&size| vec![0.0; size]).collect();
        for (player, (support, parts)) in supports.iter().zip(at).enumerate() {
            for (&action, part) in support.iter().zip(parts) {
                strategies[player][action] = part.middle();
            }
        }
        Self {
            radius: at.iter().flatten().copied().map(radius).fold(0.0, f64::max),
            payoffs: expected(game, &strategies),
            is_certified,
            strategies,
        }
    }
}

impl Equilibrium {
    /// Whether it is one of a family: a vertex with the same supports, at most as far away as the true one, of which there is only one there. Were it no vertex, there would be more.
    pub(super) fn is_of(&self, family: &Family) -> bool {
        let is_near = |share: f64, exact: &Rational| {
            let number = Rational::try_from(share).unwrap_or_default();
            let radius = Rational::try_from(self.radius).unwrap_or_default();
            let difference = if number > *exact {
                number - exact
            } else {
                exact - number
            };
            difference <= radius && (share > 0.0) == (*exact > Rational::ZERO)
        };
        family.vertices.iter().any(|own| {
            let profile = family.profile(own);
            let mut pairs = self
                .strategies
                .iter()
                .flatten()
                .zip(profile.iter().flatten());
            pairs.all(|(&share, exact)| is_near(share, exact))
        })
    }
}

/// How far a number of an interval is from its middle at most.
fn radius(part: Interval) -> f64 {
    let middle = part.middle();
    let most = (part.high - middle).max(middle - part.low);
    if most > 0.0 { most.next_up() } else { 0.0 }
}

fn expected(game: &Payoffs, strategies: &[Vec<f64>]) -> Vec<f64> {
    let mut weights = vec![1.0];
    for strategy in strategies {
        let longer = |&weight: &f64| strategy.iter().map(move |probability| weight * probability);
        weights = weights.iter().flat_map(longer).collect();
    }
    let mean = |payoffs: &Vec<Interval>| {
        let pairs = payoffs.iter().zip(&weights);
        pairs.map(|(payoff, weight)| payoff.middle() * weight).sum()
    };
    game.payoffs.iter().map(mean).collect()
}
