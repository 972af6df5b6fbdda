//! Linear programmes: the most of c·x with Ax ≤ b and x ≥ 0, where b has no negative number, so that x = 0 is a beginning.
//!
//! Source: G. B. Dantzig's simplex method, with the column of the most negative entry and ties broken lexicographically. Everything that is asked of
//! games can be put into this form after payoffs have been made positive. What the numbers of a row have in common is divided out, which changes no choice:
//! entries of slacks are compared as they would be without.

use super::rational::{Rational, quotient};
use super::tableau::Tableau;
use crate::Status;
use dashu_int::IBig;
use dashu_int::ops::Gcd;

/// A programme under way: a step is a pivot.
#[derive(Clone, Debug)]
pub struct Program {
    tableau: Tableau,
    constraints: usize,
    /// What the numbers of each constraint were divided by; nothing if that is 1 everywhere.
    divided: Vec<IBig>,
}

impl Program {
    /// The most of `objective` · x, where each row of `constraints` (its coefficients, then its bound) holds.
    pub fn new(objective: &[IBig], constraints: &[Vec<IBig>]) -> Self {
        let mut divided: Vec<IBig> = constraints.iter().map(|row| common(row)).collect();
        if divided.iter().all(IBig::is_one) {
            divided.clear();
        }
        let mut entries: Vec<IBig> = constraints.iter().flatten().cloned().collect();
        let width = objective.len() + 1;
        for (row, divisor) in entries.chunks_mut(width).zip(&divided) {
            for entry in row {
                *entry /= divisor;
            }
        }
        entries.extend(objective.iter().map(|number| -number));
        entries.push(IBig::ZERO);
        Self {
            tableau: Tableau::new(entries, width, constraints.len()),
            constraints: constraints.len(),
            divided,
        }
    }

    /// The most of something else under the same constraints is sought from where this one is.
    pub fn set_objective(&mut self, objective: &[IBig]) {
        self.tableau.set_objective(objective);
    }

    /// Pivots once, unless the best is found.
    pub fn step(&mut self) -> Status {
        let Some(column) = self.entering() else {
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

    /// The column with the most negative cost; the first of several.
    fn entering(&self) -> Option<usize> {
        if self.divided.is_empty() {
            return self.tableau.most_negative(self.constraints);
        }
        let cobasic = self.tableau.cobasic();
        let columns = 0..cobasic.len();
        let negative =
            columns.filter(|&column| self.tableau.sign(self.constraints, column).is_lt());
        let cost = |column: usize| {
            let slack = cobasic[column].checked_sub(cobasic.len());
            let cost = self.tableau.entry(self.constraints, column);
            (
                cost,
                slack.map_or(IBig::ONE, |constraint| self.divisor(constraint)),
            )
        };
        let costs = negative.map(|column| (column, cost(column)));
        let least = costs.min_by(|(_, (a, below)), (_, (b, other))| (a * other).cmp(&(b * below)));
        least.map(|(column, _)| column)
    }

    /// What the numbers of a constraint were divided by.
    fn divisor(&self, constraint: usize) -> IBig {
        let divided = self.divided.get(constraint).cloned();
        divided.unwrap_or(IBig::ONE)
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
                    self.tableau.divisor() * self.divisor(constraint),
                )
            })
        };
        (0..self.constraints).map(price).collect()
    }
}

/// What numbers have in common; 1 if all of them are 0.
fn common(numbers: &[IBig]) -> IBig {
    let used = numbers.iter().filter(|number| !number.is_zero());
    let common = used.fold(IBig::ZERO, |common, number| {
        if common.is_one() {
            common
        } else {
            IBig::from((&common).gcd(number))
        }
    });
    if common.is_zero() { IBig::ONE } else { common }
}
