//! A tableau: basic variables as functions of the others, with integer entries.
//!
//! Row i says: divisor · basic\[i\] = last entry − Σ entry · cobasic\[j\]. At the beginning basic variables are the slacks, numbered after the
//! others, and the divisor is 1. A row without a basic variable, below the others, is an objective.

use super::integer::{Integer, short};
use crate::effort;
use core::cmp::Ordering;
use dashu_int::IBig;

/// A variable: first those of the problem, then a slack for each row.
pub type Variable = usize;

/// How many times more work a large entry is.
const LARGE: u64 = 10;

/// Entries, row by row.
#[derive(Clone, Debug)]
struct Dense<I> {
    entries: Vec<I>,
    /// What a pivot writes into, so that one that overflows leaves everything as it was.
    spare: Vec<I>,
    divisor: I,
    width: usize,
}

#[derive(Clone, Debug)]
enum Entries {
    Small(Dense<i128>),
    Large(Dense<IBig>),
}

/// The tableau.
#[derive(Clone, Debug)]
pub struct Tableau {
    entries: Entries,
    basic: Vec<Variable>,
    cobasic: Vec<Variable>,
}

/// An overflow of 128 bits.
struct Overflow;

impl<I: Integer> Dense<I> {
    fn at(&self, row: usize, column: usize) -> &I {
        &self.entries[row * self.width + column]
    }

    fn pivot(&mut self, row: usize, column: usize) -> Result<(), Overflow> {
        let pivot = self.at(row, column).clone();
        let above = &self.entries[row * self.width..(row + 1) * self.width];
        self.spare.clear();
        for (number, entries) in self.entries.chunks_exact(self.width).enumerate() {
            if number == row {
                self.spare.extend_from_slice(entries);
                continue;
            }
            let left = &entries[column];
            for (entry, above) in entries.iter().zip(above) {
                let pivoted = I::pivoted(entry, &pivot, left, above, &self.divisor);
                self.spare.push(pivoted.ok_or(Overflow)?);
            }
            self.spare[number * self.width + column] = left.negative();
        }
        self.spare[row * self.width + column] = self.divisor.clone();
        core::mem::swap(&mut self.entries, &mut self.spare);
        self.divisor = pivot;
        Ok(())
    }

    fn map<J>(&self, convert: impl Fn(&I) -> Option<J>) -> Option<Dense<J>> {
        Some(Dense {
            divisor: convert(&self.divisor)?,
            entries: self.entries.iter().map(convert).collect::<Option<_>>()?,
            spare: Vec::with_capacity(self.entries.len()),
            width: self.width,
        })
    }
}

impl Dense<i128> {
    fn large(&self) -> Dense<IBig> {
        Dense {
            entries: self.entries.iter().map(Integer::big).collect(),
            spare: Vec::with_capacity(self.entries.len()),
            divisor: self.divisor.into(),
            width: self.width,
        }
    }
}

impl Dense<IBig> {
    fn small(&self) -> Option<Dense<i128>> {
        self.map(short)
    }
}

impl Tableau {
    /// Of these entries, row by row, the constants last in each row. The first `constraints` rows get slacks.
    pub fn new(entries: Vec<IBig>, width: usize, constraints: usize) -> Self {
        let columns = width - 1;
        let large = Dense {
            spare: Vec::with_capacity(entries.len()),
            entries,
            divisor: IBig::ONE,
            width,
        };
        let entries = large
            .small()
            .map_or_else(|| Entries::Large(large), Entries::Small);
        Self {
            entries,
            basic: (columns..columns + constraints).collect(),
            cobasic: (0..columns).collect(),
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
        self.cobasic.iter().position(|&other| other == variable)
    }

    /// How an entry compares with 0.
    pub fn sign(&self, row: usize, column: usize) -> Ordering {
        match &self.entries {
            Entries::Small(dense) => dense.at(row, column).against_zero(),
            Entries::Large(dense) => dense.at(row, column).against_zero(),
        }
    }

    /// An entry.
    pub fn entry(&self, row: usize, column: usize) -> IBig {
        match &self.entries {
            Entries::Small(dense) => dense.at(row, column).big(),
            Entries::Large(dense) => dense.at(row, column).clone(),
        }
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
        match &self.entries {
            Entries::Small(dense) => dense.divisor.into(),
            Entries::Large(dense) => dense.divisor.clone(),
        }
    }

    /// What a pivot costs now, in units of [`effort`].
    pub fn cost(&self) -> u64 {
        match &self.entries {
            Entries::Small(dense) => dense.entries.len() as u64,
            Entries::Large(dense) => LARGE * dense.entries.len() as u64,
        }
    }

    /// Lets the variables of a row and a column change places; the entry is not 0.
    pub fn pivot(&mut self, row: usize, column: usize) {
        effort::spend(self.cost());
        let pivoted = match &mut self.entries {
            Entries::Small(dense) => dense.pivot(row, column),
            Entries::Large(dense) => dense.pivot(row, column),
        };
        if let (Err(Overflow), Entries::Small(dense)) = (pivoted, &self.entries) {
            let mut large = dense.large();
            let _never_overflows = large.pivot(row, column);
            self.entries = Entries::Large(large);
        }
        if let Entries::Large(dense) = &self.entries
            && let Some(small) = dense.small()
        {
            self.entries = Entries::Small(small);
        }
        core::mem::swap(&mut self.basic[row], &mut self.cobasic[column]);
        if self.divisor_is_negative() {
            self.negate();
        }
    }

    fn divisor_is_negative(&self) -> bool {
        match &self.entries {
            Entries::Small(dense) => dense.divisor < 0,
            Entries::Large(dense) => dense.divisor.against_zero().is_lt(),
        }
    }

    fn negate(&mut self) {
        match &mut self.entries {
            Entries::Small(dense) => {
                dense.entries.iter_mut().for_each(|entry| *entry = -*entry);
                dense.divisor = -dense.divisor;
            }
            Entries::Large(dense) => {
                dense
                    .entries
                    .iter_mut()
                    .for_each(|entry| *entry = entry.negative());
                dense.divisor = dense.divisor.negative();
            }
        }
    }

    /// The row whose variable is the first to reach 0 when that of `column` grows; `None` if it can grow for ever. Ties go as if constants
    /// were larger by powers of something tiny, a higher power a row (A. Charnes, 1952).
    pub fn leaving(&self, column: usize) -> Option<usize> {
        let rows = (0..self.basic.len()).filter(|&row| self.sign(row, column).is_gt());
        rows.reduce(|best, row| {
            if self.compare(row, best, column).is_lt() {
                row
            } else {
                best
            }
        })
    }

    fn compare(&self, a: usize, b: usize, column: usize) -> Ordering {
        let constants = self.compare_ratios(self.cobasic.len(), a, b, column);
        if constants.is_ne() {
            return constants;
        }
        let first = self.cobasic.len();
        let slacks = first..first + self.basic.len();
        let mut orders = slacks.map(|slack| self.compare_inverse(slack, a, b, column));
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// Compares what the perturbation of `slack`'s row adds to the ratios of two rows.
    fn compare_inverse(&self, slack: Variable, a: usize, b: usize, column: usize) -> Ordering {
        if let Some(place) = self.column_of(slack) {
            return self.compare_ratios(place, a, b, column);
        }
        // A basic slack's column of the inverse has one entry, its own row's, and that is positive.
        match (self.basic[a] == slack, self.basic[b] == slack) {
            (true, _) => Ordering::Greater,
            (_, true) => Ordering::Less,
            _ => Ordering::Equal,
        }
    }

    /// Compares entry(a, place) / entry(a, column) with the same of b.
    fn compare_ratios(&self, place: usize, a: usize, b: usize, column: usize) -> Ordering {
        fn compare<I: Integer>(
            dense: &Dense<I>,
            place: usize,
            a: usize,
            b: usize,
            column: usize,
        ) -> Option<Ordering> {
            let (x, y) = (dense.at(a, place), dense.at(b, place));
            I::compare_products(x, dense.at(b, column), y, dense.at(a, column))
        }
        let order = match &self.entries {
            Entries::Small(dense) => compare(dense, place, a, b, column)
                .or_else(|| compare(&dense.large(), place, a, b, column)),
            Entries::Large(dense) => compare(dense, place, a, b, column),
        };
        order.unwrap_or(Ordering::Equal)
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
        let first = self.basic.len() * (columns + 1);
        let mut large = match &self.entries {
            Entries::Small(dense) => dense.large(),
            Entries::Large(dense) => dense.clone(),
        };
        large.entries.splice(first.., row);
        self.entries = large
            .small()
            .map_or_else(|| Entries::Large(large), Entries::Small);
    }

    /// The column with the most negative entry of a row; the first of several.
    pub fn most_negative(&self, row: usize) -> Option<usize> {
        let negative = (0..self.cobasic.len()).filter(|&column| self.sign(row, column).is_lt());
        match &self.entries {
            Entries::Small(dense) => negative.min_by_key(|&column| *dense.at(row, column)),
            Entries::Large(dense) => {
                negative.min_by(|&a, &b| dense.at(row, a).cmp(dense.at(row, b)))
            }
        }
    }
}
