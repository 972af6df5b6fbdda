//! Consistency of an assessment that is given: whether its beliefs are limits of what Bayes' rule gives when every action is taken by mistake now and then.
//!
//! Source: as in `labels`. Orders exist or not by a linear programme; coefficients of mistakes exist if and only if ratios of beliefs agree wherever products of
//! the same mistakes make them: one equation of numbers for each dependency between the ratios, so nothing is rounded.

use super::labels::{Mistakes, Orders, Ways};
use crate::effort;
use crate::exact::linear::dependencies;
use crate::exact::rational::Rational;
use dashu_int::IBig;
use dashu_int::ops::Gcd;
use games::tree_game::TreeGame;

/// Nodes in sets of several, and actions that are never taken, at most: more is not tested.
pub const MAX_NODES: usize = 80;
const MAX_MISTAKES: usize = 80;
/// A multiple of a ratio in a dependency at most.
const MAX_POWER: usize = 64;
/// How much work an entry of the ratios is, in units of [`effort`].
const ENTRY: u64 = 10;

/// Whether beliefs, by set a probability for each node, are consistent with what is done at each set of a game with perfect recall. `None` if it
/// is not tested: the tree is too large, or chance never takes one of its actions.
pub fn is_consistent(
    game: &TreeGame,
    behaviour: &[Vec<Rational>],
    beliefs: &[Vec<Rational>],
) -> Option<bool> {
    let ways = Ways::new(game, behaviour)?;
    let sets = || {
        let sets = game.sets().iter().zip(beliefs);
        sets.filter(|(set, _)| set.player().is_some() && set.nodes.len() > 1)
    };
    let nodes: usize = sets().map(|(set, _)| set.nodes.len()).sum();
    if nodes > MAX_NODES || ways.count > MAX_MISTAKES {
        return None;
    }
    let mut orders = Orders::new(ways.count);
    let (mut vectors, mut ratios) = (Vec::new(), Vec::new());
    for (set, beliefs) in sets() {
        let mistakes: Vec<&Mistakes> = set.nodes.iter().map(|&node| &ways.mistakes[node]).collect();
        orders.ask(&mistakes, |place| !beliefs[place].is_zero());
        let likely = |place: usize| &beliefs[place] / &ways.shares[set.nodes[place]];
        let mut possible = (0..beliefs.len()).filter(|&place| !beliefs[place].is_zero());
        let first = possible.next()?;
        for place in possible {
            vectors.push(exponents(ways.count, mistakes[place], mistakes[first]));
            ratios.push(likely(place) / likely(first));
        }
    }
    if orders.found().is_none() {
        return Some(false);
    }
    agree(&vectors, &ratios)
}

/// By mistake: how often it is in the first minus in the second.
fn exponents(count: usize, first: &Mistakes, second: &Mistakes) -> Vec<IBig> {
    let mut vector = vec![IBig::ZERO; count];
    for &mistake in first {
        vector[mistake] += 1;
    }
    for &mistake in second {
        vector[mistake] -= 1;
    }
    vector
}

/// Whether coefficients can make all ratios: products of ratios whose mistakes cancel are 1. `None` if numbers would become too long.
fn agree(vectors: &[Vec<IBig>], ratios: &[Rational]) -> Option<bool> {
    let width = vectors.first().map_or(0, Vec::len) + vectors.len();
    effort::spend(ENTRY * (vectors.len() * vectors.len() * width) as u64);
    for multiples in dependencies(vectors) {
        let divisor = common_divisor(&multiples);
        let mut product = Rational::ONE;
        for (multiple, ratio) in multiples.iter().zip(ratios) {
            let power = isize::try_from(multiple / &divisor).ok()?;
            if power.unsigned_abs() > MAX_POWER {
                return None;
            }
            product *= ratio.pow(power);
        }
        if product != Rational::ONE {
            return Some(false);
        }
    }
    Some(true)
}

/// Of numbers that are not all 0.
fn common_divisor(numbers: &[IBig]) -> IBig {
    let some = numbers.iter().filter(|number| !number.is_zero());
    some.fold(IBig::ZERO, |divisor, number| (&divisor).gcd(number).into())
}
