//! Stationary distributions: how much of the time a chain spends in each of its states, found without a subtraction. In floats every share has about as many right digits as its input.
//!
//! Source: W. K. Grassmann, M. I. Taksar and D. P. Heyman, "Regenerative analysis and steady state distributions for Markov chains" (1985); error bounds: C. A.
//! O'Cinneide, "Entrywise perturbation theory and error analysis for Markov chains" (1993). Deviation: states that are left for good are eliminated in the
//! same way, which gives the probability of each class of states that is never left.

use super::chain::Chain;
use crate::exact::number::Number;

/// States that reach each other and are never left: where the chain ends up.
#[derive(Clone, Debug)]
pub struct Class<N> {
    pub probability: N,
    pub states: Vec<usize>,
    /// The share of time spent in each of its states, once in the class.
    pub shares: Vec<N>,
}

/// All classes that the chain may end up in from its first state.
pub fn classes<N: Number>(chain: &Chain<N>) -> Vec<Class<N>> {
    let closed = closed_classes(&chain.rows);
    let mut home = vec![None; chain.rows.len()];
    for (number, states) in closed.iter().enumerate() {
        for &state in states {
            home[state] = Some(number);
        }
    }
    let probabilities = absorbed(chain, &home, closed.len());
    let with_shares = |(states, probability): (Vec<usize>, N)| Class {
        shares: shares(chain, &states),
        probability,
        states,
    };
    closed
        .into_iter()
        .zip(probabilities)
        .map(with_shares)
        .collect()
}

/// Which states each state reaches, itself included, as bits.
fn reached<N>(rows: &[Vec<(usize, N)>]) -> Vec<Vec<bool>> {
    let from = |start: usize| {
        let mut found = vec![false; rows.len()];
        found[start] = true;
        let mut open = vec![start];
        while let Some(state) = open.pop() {
            for &(next, _) in &rows[state] {
                if !core::mem::replace(&mut found[next], true) {
                    open.push(next);
                }
            }
        }
        found
    };
    (0..rows.len()).map(from).collect()
}

/// Sets of states that reach all of each other and nothing else.
fn closed_classes<N>(rows: &[Vec<(usize, N)>]) -> Vec<Vec<usize>> {
    let reached = reached(rows);
    let mut classes: Vec<Vec<usize>> = Vec::new();
    for (state, found) in reached.iter().enumerate() {
        let all: Vec<usize> = (0..rows.len()).filter(|&other| found[other]).collect();
        if all[0] == state && all.iter().all(|&other| reached[other] == *found) {
            classes.push(all);
        }
    }
    classes
}

/// How probable each class is from the first state.
fn absorbed<N: Number>(chain: &Chain<N>, home: &[Option<usize>], count: usize) -> Vec<N> {
    let states = home.len();
    if let Some(class) = home[0] {
        let is_it = |other| if other == class { N::one() } else { N::zero() };
        return (0..count).map(is_it).collect();
    }
    // A column for each state that is left for good, one for each class.
    let column = |state: usize| home[state].map_or(state, |class| states + class);
    let mut matrix: Vec<Vec<N>> = vec![vec![N::zero(); states + count]; states];
    for (state, row) in chain.rows.iter().enumerate() {
        for (next, part) in row {
            matrix[state][column(*next)].plus(part);
        }
    }
    for state in (1..states).rev().filter(|&state| home[state].is_none()) {
        let (above, below) = matrix.split_at_mut(state);
        below[0][state] = N::zero();
        eliminate(above, state, &below[0]);
        above.iter_mut().for_each(|row| row[state] = N::zero());
    }
    matrix[0][0] = N::zero();
    let all = sum(&matrix[0]);
    matrix[0][states..]
        .iter()
        .map(|end| end.over(&all))
        .collect()
}

/// Leads everything that leads to a state to where that leads instead, in proportion to `row`; the share that did is left where it was.
fn eliminate<N: Number>(matrix: &mut [Vec<N>], state: usize, row: &[N]) {
    let leaves = sum(row);
    for other in matrix.iter_mut().filter(|other| !other[state].is_zero()) {
        crate::effort::spend(row.len() as u64 * N::EFFORT / 100);
        let share = other[state].over(&leaves);
        for (part, from) in other
            .iter_mut()
            .zip(row)
            .filter(|(_, from)| !from.is_zero())
        {
            part.plus_product(&share, from);
        }
        other[state] = share;
    }
}

fn sum<N: Number>(parts: &[N]) -> N {
    parts.iter().fold(N::zero(), |mut sum, part| {
        sum.plus(part);
        sum
    })
}

/// The share of time spent in each of these states, which reach all of each other and nothing else.
pub fn shares<N: Number>(chain: &Chain<N>, states: &[usize]) -> Vec<N> {
    let count = states.len();
    let mut matrix: Vec<Vec<N>> = vec![vec![N::zero(); count]; count];
    for (place, &state) in states.iter().enumerate() {
        for (next, part) in &chain.rows[state] {
            if let Ok(next) = states.binary_search(next) {
                matrix[place][next].plus(part);
            }
        }
    }
    for last in (1..count).rev() {
        let (above, below) = matrix.split_at_mut(last);
        eliminate(above, last, &below[0][..last]);
    }
    // Any number to begin with, since all are over their sum in the end.
    let mut weights: Vec<N> = vec![N::one()];
    for place in 1..count {
        let mut weight = N::zero();
        for (before, row) in weights.iter().zip(&matrix) {
            weight.plus_product(before, &row[place]);
        }
        weights.push(weight);
    }
    let all = sum(&weights);
    weights.iter().map(|weight| weight.over(&all)).collect()
}
