//! Complementary: linear complementarity problems, by Lemke's algorithm.
//!
//! Of pairs of variables wᵢ, zᵢ ≥ 0 with w = b + M z one of each pair is to be 0. An artificial variable, added to every wᵢ, is driven out again: what leaves is
//! followed in by the other one of its pair. Where M is such that rays are impossible (costs above 0 in equations with as many solutions as plans have), it ends
//! at a solution. Source: C. E. Lemke, "Bimatrix equilibrium points and mathematical programming" (1965).

use super::rational::{Rational, quotient};
use super::tableau::{Tableau, Variable};
use crate::Status;
use dashu_int::IBig;

/// The way to a solution: a step is a pivot.
pub struct Lemke {
    tableau: Tableau,
    /// How many pairs there are; the variable after them is the artificial one.
    pairs: usize,
    /// What comes in next.
    entering: Variable,
    pivots: u64,
    is_done: bool,
}

impl Lemke {
    /// Of −M and b: rows of `pairs` entries, a place for the artificial variable, and the constant.
    pub fn new(mut entries: Vec<IBig>, pairs: usize) -> Self {
        let width = pairs + 2;
        for row in 0..pairs {
            entries[row * width + pairs] = -IBig::ONE;
        }
        Self {
            tableau: Tableau::new(entries, width, pairs),
            pairs,
            entering: pairs,
            pivots: 0,
            is_done: false,
        }
    }

    /// Pivots so far.
    pub fn pivots(&self) -> u64 {
        self.pivots
    }

    /// Pivots once.
    pub fn step(&mut self) -> Status {
        if self.is_done {
            return Status::Finished;
        }
        let row = if self.pivots == 0 {
            // The last of the rows with the least constant is lexicographically the least.
            let rows = 0..self.pairs;
            rows.rev().min_by_key(|&row| self.tableau.constant(row))
        } else {
            let column = self.tableau.column_of(self.entering);
            column.and_then(|column| self.tableau.leaving(column))
        };
        let column = self.tableau.column_of(self.entering);
        let (Some(row), Some(column)) = (row, column) else {
            self.is_done = true;
            return Status::Finished;
        };
        let leaving = self.tableau.basic()[row];
        self.tableau.pivot(row, column);
        self.pivots += 1;
        self.is_done = leaving == self.pairs;
        // The other one of its pair; the artificial one has none.
        self.entering = if leaving < self.pairs {
            leaving + self.pairs + 1
        } else {
            leaving.saturating_sub(self.pairs + 1)
        };
        if self.is_done {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// The values of z; `None` before the end, and if it ended on a ray.
    pub fn solution(&self) -> Option<Vec<Rational>> {
        if !self.is_done || self.tableau.column_of(self.pairs).is_none() {
            return None;
        }
        let mut values = vec![Rational::ZERO; self.pairs];
        for (row, &variable) in self.tableau.basic().iter().enumerate() {
            if variable < self.pairs {
                values[variable] = quotient(self.tableau.constant(row), self.tableau.divisor());
            }
        }
        Some(values)
    }
}
