//! A basis of a linear programme in floats: factors of its matrix, and the exchanges since they were made.
//!
//! An exchange is kept as the column that came in, in terms of the basis before it. Source: G. B. Dantzig, W. Orchard-Hays, "The product form for the
//! inverse in the simplex method" (1954).

use super::factors::{Entry, Factors};
use crate::effort;

/// So many exchanges are kept at most, since each adds to rounding.
const MAX_EXCHANGES: usize = 64;
/// New factors are due when exchanges have cost so many times as much as it costs to solve with factors: about what it costs to make them.
const PATIENCE: usize = 200;
/// What is smaller than this is rounding.
const ROUNDING: f64 = 1e-14;

/// The factors, then the exchanges.
#[derive(Clone, Debug)]
pub struct Basis {
    factors: Factors<f64>,
    exchanges: Vec<Exchange>,
    /// Entries of the exchanges, and their sum after each of them.
    kept: usize,
    passed: usize,
}

#[derive(Clone, Debug)]
struct Exchange {
    place: usize,
    pivot: f64,
    /// The other entries of the column.
    rest: Vec<Entry<f64>>,
}

impl Basis {
    /// Of these columns. `None` if they are none.
    pub fn new(columns: &[&[Entry<f64>]]) -> Option<Self> {
        Some(Self {
            factors: Factors::new(columns)?,
            exchanges: Vec::new(),
            kept: 0,
            passed: 0,
        })
    }

    /// Whether nothing was exchanged yet.
    pub fn is_new(&self) -> bool {
        self.exchanges.is_empty()
    }

    /// Whether it is time for new factors.
    pub fn is_worn(&self) -> bool {
        self.exchanges.len() >= MAX_EXCHANGES || self.passed > PATIENCE * self.factors.entries()
    }

    /// Puts a column into a place; `column` is the solution with it on the right.
    pub fn exchange(&mut self, place: usize, column: &[f64]) {
        let entries = column.iter().copied().enumerate();
        let rest = entries.filter(|&(other, entry)| other != place && entry.abs() > ROUNDING);
        let rest: Vec<Entry<f64>> = rest.collect();
        self.kept += rest.len();
        self.passed += self.kept;
        self.exchanges.push(Exchange {
            place,
            pivot: column[place],
            rest,
        });
    }

    /// The x with basis · x = `right`, by place.
    pub fn solve(&self, right: Vec<f64>) -> Vec<f64> {
        effort::spend(self.kept as u64 / 5);
        let mut solution = self.factors.solve(right);
        for exchange in &self.exchanges {
            let value = solution[exchange.place] / exchange.pivot;
            solution[exchange.place] = value;
            if value != 0.0 {
                for &(place, entry) in &exchange.rest {
                    solution[place] -= entry * value;
                }
            }
        }
        solution
    }

    /// The y with y · basis = `right`, by row.
    pub fn solve_transposed(&self, mut right: Vec<f64>) -> Vec<f64> {
        effort::spend(self.kept as u64 / 5);
        for exchange in self.exchanges.iter().rev() {
            let others = exchange.rest.iter();
            let taken = others.fold(0.0, |sum, &(place, entry)| sum + entry * right[place]);
            right[exchange.place] = (right[exchange.place] - taken) / exchange.pivot;
        }
        self.factors.solve_transposed(right)
    }
}
