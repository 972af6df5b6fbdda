//! Payoff and risk dominance between equilibria.
//!
//! One equilibrium *payoff-dominates* another if it pays everybody more. In a game of two players with two actions each and two strict equilibria, one
//! *risk-dominates* the other if the product of what both lose by leaving it is larger (J. C. Harsanyi and R. Selten, "A General Theory of Equilibrium
//! Selection in Games", 1988).

use super::bimatrix::Bimatrix;
use crate::exact::rational::Rational;
use core::cmp::Ordering;

/// Two strict equilibria of a 2×2 game, compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Risk {
    /// The action of each player, in both.
    pub equilibria: [[usize; 2]; 2],
    /// The products of what players lose by leaving them.
    pub products: [Rational; 2],
}

impl Risk {
    /// Of a game, where there is something to compare.
    pub fn of(game: &Bimatrix) -> Option<Self> {
        if (game.rows, game.columns) != (2, 2) {
            return None;
        }
        let loss = |player: usize, [row, column]: [usize; 2]| {
            let now = game.payoff(player, row, column);
            let other = if player == 0 {
                game.payoff(0, 1 - row, column)
            } else {
                game.payoff(1, row, 1 - column)
            };
            game.in_units(player, now - other)
        };
        let strict = |at: [usize; 2]| (0..2).all(|player| loss(player, at) > Rational::ZERO);
        let pairs = [[[0, 0], [1, 1]], [[0, 1], [1, 0]]];
        let equilibria = pairs
            .into_iter()
            .find(|pair| pair.iter().all(|&at| strict(at)))?;
        let products = equilibria.map(|at| loss(0, at) * loss(1, at));
        Some(Self {
            equilibria,
            products,
        })
    }

    /// Which of them dominates; neither if they are as risky.
    pub fn dominant(&self) -> Option<usize> {
        match self.products[0].cmp(&self.products[1]) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        }
    }
}

/// The equilibrium, by its place, that pays everybody more than each of the others does; payoffs are by equilibrium, then by player.
pub fn payoff_dominant(payoffs: &[[Rational; 2]]) -> Option<usize> {
    if payoffs.len() < 2 {
        return None;
    }
    let beats = |a: &[Rational; 2], b: &[Rational; 2]| a.iter().zip(b).all(|(a, b)| a > b);
    (0..payoffs.len()).find(|&one| {
        let others = payoffs
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != one);
        others
            .into_iter()
            .all(|(_, other)| beats(&payoffs[one], other))
    })
}
