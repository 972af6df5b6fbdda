//! Support enumeration, pair by pair: which actions could be used, and what then follows.
//!
//! Source: R. Porter, E. Nudelman, Y. Shoham, "Simple search methods for finding a Nash equilibrium" (2004), without their pruning: supports of one size
//! for both players, small ones first, which find every equilibrium of a game that is not degenerate. For each pair the probabilities that make the other
//! one's support pay the same are solved for exactly.

use super::bimatrix::{Bimatrix, Mixed};
use crate::exact::linear::solve;
use crate::exact::rational::Rational;
use dashu_int::IBig;

/// Actions of each player that are used.
pub type Supports = [Vec<usize>; 2];

/// What is found out about a pair of supports.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// No probabilities of this player's support, or many, make the other one's actions pay the same.
    NoSolution {
        player: usize,
    },
    /// They would be negative, or 0 for an action of the support.
    NotPositive {
        player: usize,
        strategies: Mixed,
    },
    /// This player's `action` outside of the support pays more.
    Better {
        player: usize,
        action: usize,
        strategies: [Mixed; 2],
    },
    Equilibrium([Mixed; 2]),
}

/// All pairs of supports of one size, small ones first.
pub fn pairs(game: &Bimatrix) -> impl Iterator<Item = Supports> + use<> {
    let (rows, columns) = (game.rows, game.columns);
    (1..=rows.min(columns)).flat_map(move |size| {
        let second = subsets(columns, size);
        subsets(rows, size).into_iter().flat_map(move |first| {
            let pair = move |second: Vec<usize>| [first.clone(), second];
            second.clone().into_iter().map(pair)
        })
    })
}

/// How many there are.
pub fn count(rows: usize, columns: usize) -> f64 {
    let choose = |n: usize, k: usize| {
        (1..=k).fold(1.0, |product, i| product * (n - k + i) as f64 / i as f64)
    };
    (1..=rows.min(columns))
        .map(|size| choose(rows, size) * choose(columns, size))
        .sum()
}

/// The subsets of so many of the first numbers, in the order of their elements.
pub(super) fn subsets(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    (0..count)
        .flat_map(|last| {
            subsets(last, size - 1).into_iter().map(move |mut rest| {
                rest.push(last);
                rest
            })
        })
        .collect()
}

/// Finds out about a pair.
pub fn examine(game: &Bimatrix, supports: &Supports) -> Verdict {
    let mut found = Vec::new();
    for player in 0..2 {
        let Some(weights) = indifferent(game, player, supports) else {
            return Verdict::NoSolution { player };
        };
        let mut strategy = vec![Rational::ZERO; game.size(player)];
        for (&action, weight) in supports[player].iter().zip(&weights) {
            strategy[action] = weight.clone();
        }
        if weights.iter().any(|weight| *weight <= Rational::ZERO) {
            let strategies = strategy;
            return Verdict::NotPositive { player, strategies };
        }
        found.push(strategy);
    }
    let [first, second] = [found[0].clone(), found[1].clone()];
    let strategies = [first, second];
    for player in 0..2 {
        let values = game.values(player, &strategies[1 - player]);
        let now = &values[supports[player][0]];
        if let Some(action) = (0..values.len()).find(|&action| values[action] > *now) {
            return Verdict::Better {
                player,
                action,
                strategies,
            };
        }
    }
    Verdict::Equilibrium(strategies)
}

/// The probabilities of a player's support that make all of the other one's pay the same.
fn indifferent(game: &Bimatrix, player: usize, supports: &Supports) -> Option<Vec<Rational>> {
    let (own, others) = (&supports[player], &supports[1 - player]);
    let payoff = |response: usize, own: usize| game.own_payoff(1 - player, response, own);
    let mut matrix: Vec<Vec<IBig>> = others[1..]
        .iter()
        .map(|&response| {
            let difference = |&action: &usize| payoff(response, action) - payoff(others[0], action);
            own.iter().map(difference).chain([IBig::ZERO]).collect()
        })
        .collect();
    matrix.push(vec![IBig::ONE; own.len() + 1]);
    solve(matrix, own.len())
}
