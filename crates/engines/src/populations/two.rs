//! Two strategies in a well-mixed population: the chain of how many play the first, who takes over, and how much of the time how many play it.

use super::birth_death::BirthDeath;
use super::elimination::Absorbing;
use super::well_mixed::{Scale, Unfit, WellMixed};
use crate::exact::number::Number;

/// The probability of one more and of one fewer, where so many play the first strategy.
///
/// # Errors
/// There is no fitness to go by.
pub fn ways<N: Scale>(of: &WellMixed, firsts: u32) -> Result<[N; 2], Unfit> {
    let counts = [firsts, of.population - firsts];
    let [_, down, up, _] = changes_of_two(of.changes(&counts)?);
    Ok([up, down])
}

fn changes_of_two<N: Number>(changes: Vec<N>) -> [N; 4] {
    changes
        .try_into()
        .unwrap_or_else(|_| core::array::from_fn(|_| N::zero()))
}

/// The chain of a process in which one player changes at a time, without its ends.
///
/// # Errors
/// There is no fitness to go by.
pub fn chain<N: Scale>(of: &WellMixed) -> Result<BirthDeath<N>, Unfit> {
    let mut chain = BirthDeath {
        up: Vec::new(),
        down: Vec::new(),
    };
    for firsts in 1..of.population {
        let [up, down] = ways(of, firsts)?;
        chain.up.push(up);
        chain.down.push(down);
    }
    Ok(chain)
}

/// The chain of a process in which all are replaced at once, to be eliminated: ends are nobody and everybody.
///
/// # Errors
/// There is no fitness to go by.
pub fn wright_fisher(of: &WellMixed) -> Result<Absorbing<f64>, Unfit> {
    let row = |firsts: u32| {
        let share = of.offspring(&[firsts, of.population - firsts])?[0];
        let mut row = binomial(of.population, share);
        let (first, last) = (row.remove(0), row.pop());
        row.push(first);
        row.extend(last);
        Ok(row)
    };
    let rows: Result<Vec<Vec<f64>>, Unfit> = (1..of.population).map(row).collect();
    Ok(Absorbing::new(rows?))
}

/// The probabilities of 0 to `draws` successes.
pub fn binomial(draws: u32, success: f64) -> Vec<f64> {
    // From the most probable number on to both sides: products of ratios, none of which is subtracted.
    let mode = (f64::from(draws + 1) * success).min(f64::from(draws)) as usize;
    let count = draws as usize + 1;
    let mut weights = vec![0.0; count];
    weights[mode] = 1.0;
    let failure = 1.0 - success;
    for place in mode + 1..count {
        let ratio = (count - place) as f64 / place as f64;
        weights[place] = weights[place - 1] * ratio * success / failure;
    }
    for place in (0..mode).rev() {
        let ratio = (place + 1) as f64 / (count - 1 - place) as f64;
        weights[place] = weights[place + 1] * ratio * failure / success;
    }
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// How much of the time how many play the first strategy in the long run, from nobody to everybody, where one player changes at a time and there is
/// mutation.
///
/// # Errors
/// There is no fitness to go by.
pub fn stationary(of: &WellMixed) -> Result<Vec<f64>, Unfit> {
    let mut logarithms = vec![0.0];
    let mut way_up = ways::<f64>(of, 0)?[0];
    for firsts in 1..=of.population {
        let [up, down] = ways::<f64>(of, firsts)?;
        let last = logarithms[firsts as usize - 1];
        logarithms.push(last + libm::log(way_up) - libm::log(down));
        way_up = up;
    }
    let most = logarithms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights = logarithms.iter().map(|log| libm::exp(log - most));
    let weights: Vec<f64> = weights.collect();
    let sum: f64 = weights.iter().sum();
    Ok(weights.iter().map(|weight| weight / sum).collect())
}
