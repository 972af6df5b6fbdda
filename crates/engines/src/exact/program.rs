//! Linear programmes: the most of c·x with Ax ≤ b and x ≥ 0, where b has no negative number, so that x = 0 is a beginning.
//!
//! Source: G. B. Dantzig's simplex method, with the column of the most negative entry and ties broken lexicographically. Everything that is asked of
//! games can be put into this form after payoffs have been made positive.

use super::rational::{Rational, quotient};
use super::tableau::Tableau;
use crate::Status;
use dashu_int::IBig;

/// A programme under way: a step is a pivot.
#[derive(Clone, Debug)]
pub struct Program {
    tableau: Tableau,
    constraints: usize,
}

impl Program {
    /// The most of `objective` · x, where each row of `constraints` (its coefficients, then its bound) holds.
    pub fn new(objective: &[IBig], constraints: &[Vec<IBig>]) -> Self {
        let mut entries: Vec<IBig> = constraints.iter().flatten().cloned().collect();
        entries.extend(objective.iter().map(|number| -number));
        entries.push(IBig::ZERO);
        Self {
            tableau: Tableau::new(entries, objective.len() + 1, constraints.len()),
            constraints: constraints.len(),
        }
    }

    /// The most of something else under the same constraints is sought from where this one is.
    pub fn set_objective(&mut self, objective: &[IBig]) {
        self.tableau.set_objective(objective);
    }

    /// Pivots once, unless the best is found.
    pub fn step(&mut self) -> Status {
        let Some(column) = self.tableau.most_negative(self.constraints) else {
            return Status::Finished;
        };
        match self.tableau.leaving(column) {
            Some(row) => {
                self.tableau.pivot(row, column);
                Status::Running
            }
            // Without a bound: not with the constraints that our callers have.
            None => Status::Finished,
        }
    }

    /// What a pivot costs now, in units of [`effort`](crate::effort).
    pub fn cost(&self) -> u64 {
        self.tableau.cost()
    }

    /// Pivots to the end.
    #[must_use]
    pub fn solved(mut self) -> Self {
        while self.step() == Status::Running {}
        self
    }

    /// The tableau where it is: its last row is the objective.
    pub fn into_tableau(self) -> Tableau {
        self.tableau
    }

    /// What the objective is at most.
    pub fn value(&self) -> Rational {
        quotient(
            self.tableau.constant(self.constraints),
            self.tableau.divisor(),
        )
    }

    /// An x that reaches it.
    pub fn solution(&self) -> Vec<Rational> {
        let variables = self.tableau.cobasic().len();
        let mut solution = vec![Rational::ZERO; variables];
        for (row, &variable) in self.tableau.basic().iter().enumerate() {
            if variable < variables {
                solution[variable] = quotient(self.tableau.constant(row), self.tableau.divisor());
            }
        }
        solution
    }

    /// What a unit more of each bound would add.
    pub fn prices(&self) -> Vec<Rational> {
        let variables = self.tableau.cobasic().len();
        let price = |constraint: usize| {
            let column = self.tableau.column_of(variables + constraint);
            column.map_or(Rational::ZERO, |column| {
                quotient(
                    self.tableau.entry(self.constraints, column),
                    self.tableau.divisor(),
                )
            })
        };
        (0..self.constraints).map(price).collect()
    }
}
