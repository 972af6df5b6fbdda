//! A tableau: basic variables as functions of the others, with integer entries.
//!
//! Row i says: divisor · basic\[i\] = last entry − Σ entry · cobasic\[j\]. At the beginning basic variables are the slacks, numbered after the
//! others, and the divisor is 1. A row without a basic variable, below the others, is an objective.

use super::choice::NO_COLUMN;
pub use super::choice::Variable;
pub use super::entries::work_of_bits;
use super::entries::{Entries, work_of_words};
use crate::effort;
use core::cmp::Ordering;
use dashu_int::IBig;

/// The tableau.
#[derive(Clone, Debug)]
pub struct Tableau {
    entries: Entries,
    basic: Vec<Variable>,
    cobasic: Vec<Variable>,
    /// By variable: its column, if it has one.
    columns: Vec<usize>,
}

impl Tableau {
    /// Of these entries, row by row, the constants last in each row. The first `constraints` rows get slacks.
    pub fn new(entries: Vec<IBig>, width: usize, constraints: usize) -> Self {
        let columns = width - 1;
        let slacks = core::iter::repeat_n(NO_COLUMN, constraints);
        Self {
            entries: Entries::new(entries, width),
            basic: (columns..columns + constraints).collect(),
            cobasic: (0..columns).collect(),
            columns: (0..columns).chain(slacks).collect(),
        }
    }

    /// The variables that rows are about.
    pub fn basic(&self) -> &[Variable] {
        &self.basic
    }

    /// The variables that are 0.
    pub fn cobasic(&self) -> &[Variable] {
        &self.cobasic
    }

    /// Where `variable` is among those that are 0.
    pub fn column_of(&self, variable: Variable) -> Option<usize> {
        let column = self.columns.get(variable).copied();
        column.filter(|&column| column != NO_COLUMN)
    }

    /// How an entry compares with 0.
    pub fn sign(&self, row: usize, column: usize) -> Ordering {
        self.entries.sign(row, column)
    }

    /// An entry.
    pub fn entry(&self, row: usize, column: usize) -> IBig {
        self.entries.entry(row, column)
    }

    /// The constant of a row.
    pub fn constant(&self, row: usize) -> IBig {
        self.entry(row, self.cobasic.len())
    }

    /// Whether the constant of a row is 0.
    pub fn is_zero(&self, row: usize) -> bool {
        self.sign(row, self.cobasic.len()).is_eq()
    }

    /// What all entries are over: positive.
    pub fn divisor(&self) -> IBig {
        self.entries.divisor()
    }

    /// What a pivot costs now, in units of [`effort`].
    pub fn cost(&self) -> u64 {
        work_of_words(self.entries.words()) * self.entries.count() as u64
    }

    /// Lets the variables of a row and a column change places; the entry is not 0.
    pub fn pivot(&mut self, row: usize, column: usize) {
        effort::spend(self.cost());
        self.entries.pivot(row, column);
        core::mem::swap(&mut self.basic[row], &mut self.cobasic[column]);
        self.columns[self.basic[row]] = NO_COLUMN;
        self.columns[self.cobasic[column]] = column;
    }

    /// The row whose variable is the first to reach 0 when that of `column` grows; `None` if it can grow for ever. Ties go as if constants
    /// were larger by powers of something tiny, a higher power a row (A. Charnes, 1952).
    pub fn leaving(&self, column: usize) -> Option<usize> {
        self.entries.leaving(&self.basic, &self.columns, column)
    }

    /// Puts another objective into the last row, by the coefficients of the problem's own variables: its most is sought from here.
    pub fn set_objective(&mut self, coefficients: &[IBig]) {
        let columns = self.cobasic.len();
        let divisor = self.divisor();
        let mut row = vec![IBig::ZERO; columns + 1];
        for (number, &variable) in self.basic.iter().enumerate() {
            let Some(coefficient) = coefficients
                .get(variable)
                .filter(|number| !number.is_zero())
            else {
                continue;
            };
            for (column, entry) in row.iter_mut().enumerate() {
                *entry += coefficient * self.entry(number, column);
            }
        }
        for (entry, &variable) in row.iter_mut().zip(&self.cobasic) {
            if let Some(coefficient) = coefficients.get(variable) {
                *entry -= coefficient * &divisor;
            }
        }
        self.entries = self.entries.with_rows(self.basic.len(), row);
    }

    /// The column with the most negative entry of a row; the first of several.
    pub fn most_negative(&self, row: usize) -> Option<usize> {
        self.entries.most_negative(row)
    }
}
