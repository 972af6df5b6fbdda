//! Guess of what is best in a dense linear programme: floats guess it, integers prove it.
//!
//! A tableau for the correlated equilibria of a game of ten by ten actions has 18 000 entries, which grow long on the way. Of the best itself only one basis is
//! solved exactly, and then it is checked, from nothing but the constraints, that it keeps them and that nothing is better: that its prices allow no more
//! than it reaches.

use super::proved::{Optimum, ProvedSearch};
use super::rational::{Rational, quotient};
use super::sparse::SparseProgram;
use crate::Status;
use dashu_int::IBig;

/// The search for the most of `objective` · x, where each of `constraints`, its coefficients and then its bound, holds, and x ≥ 0.
pub struct Guess {
    search: ProvedSearch,
    objective: Vec<IBig>,
    rows: usize,
}

impl Guess {
    /// Begins with x = 0. `None` if floats do not lead there.
    pub fn new(objective: Vec<IBig>, constraints: &[Vec<IBig>]) -> Option<Self> {
        let (cells, rows) = (objective.len(), constraints.len());
        let column = |cell: usize| {
            let entries = constraints.iter().map(|constraint| &constraint[cell]);
            let used = entries.enumerate().filter(|(_, entry)| !entry.is_zero());
            used.map(|(row, entry)| (row, Rational::from(entry.clone())))
                .collect()
        };
        let slack = |row: usize| vec![(row, Rational::ONE)];
        let costs = objective.iter().cloned().map(Rational::from);
        let program = SparseProgram {
            columns: (0..cells).map(column).chain((0..rows).map(slack)).collect(),
            costs: costs.chain(vec![Rational::ZERO; rows]).collect(),
            is_free: vec![false; cells + rows],
            right: constraints
                .iter()
                .map(|constraint| Rational::from(constraint[cells].clone()))
                .collect(),
            units: constraints.iter().map(|row| unit(&row[..cells])).collect(),
        };
        Some(Self {
            search: ProvedSearch::new(program, (cells..cells + rows).collect())?,
            objective,
            rows,
        })
    }

    /// About what a step costs, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        (self.rows * (self.rows + self.objective.len())) as u64
    }

    /// Pivots, or finds digits. `None` where that leads no further.
    pub fn step(&mut self) -> Option<Status> {
        self.search.step()
    }

    /// What was found, if it can be proved.
    pub fn solution(&self, constraints: &[Vec<IBig>]) -> Option<Vec<Rational>> {
        let found = self.search.optimum()?;
        let numerators = self.numerators(found);
        let below = &found.values.denominator;
        let holds = |constraint: &Vec<IBig>| {
            let (coefficients, bound) = constraint.split_at(numerators.len());
            product(coefficients, &numerators) <= &bound[0] * below
        };
        let bounds = constraints
            .iter()
            .map(|constraint| &constraint[numerators.len()]);
        let priced = bounds.zip(&found.prices.numerators);
        let allowed = priced.fold(IBig::ZERO, |sum, (bound, price)| sum + bound * price);
        // That prices are fair, the search has checked.
        let is_best =
            product(&self.objective, &numerators) * &found.prices.denominator == allowed * below;
        let is_proved = is_best
            && numerators.iter().all(|numerator| *numerator >= IBig::ZERO)
            && constraints.iter().all(holds);
        let solution = numerators.into_iter();
        is_proved.then(|| {
            solution
                .map(|above| quotient(above, below.clone()))
                .collect()
        })
    }

    /// What a unit more of each bound would add to what was found.
    pub fn prices(&self) -> Option<Vec<Rational>> {
        let prices = &self.search.optimum()?.prices;
        let below = &prices.denominator;
        let numerators = prices.numerators.iter();
        Some(
            numerators
                .map(|above| quotient(above.clone(), below.clone()))
                .collect(),
        )
    }

    fn numerators(&self, found: &Optimum) -> Vec<IBig> {
        let mut numerators = vec![IBig::ZERO; self.objective.len()];
        for (&variable, value) in found.basic.iter().zip(&found.values.numerators) {
            if let Some(numerator) = numerators.get_mut(variable) {
                numerator.clone_from(value);
            }
        }
        numerators
    }
}

fn product(a: &[IBig], b: &[IBig]) -> IBig {
    let pairs = a.iter().zip(b).filter(|(_, b)| !b.is_zero());
    pairs.fold(IBig::ZERO, |sum, (a, b)| sum + a * b)
}

/// The greatest coefficient of a row; 1 where all are 0.
fn unit(coefficients: &[IBig]) -> Rational {
    let sizes = coefficients.iter().map(|entry| {
        if *entry < IBig::ZERO {
            -entry
        } else {
            entry.clone()
        }
    });
    Rational::from(sizes.max().unwrap_or_default().max(IBig::ONE))
}
