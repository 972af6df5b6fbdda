//! Choice of a pivot among the entries of a tableau.

use super::integer::Integer;
use core::cmp::Ordering;

/// A variable: first those of the problem, then a slack for each row.
pub type Variable = usize;

/// What variables without a column have instead.
pub const NO_COLUMN: usize = usize::MAX;

/// Entries, and what rows and columns are about.
pub struct Choice<'a, I> {
    pub entries: &'a [I],
    /// Entries of a row, its constant among them.
    pub width: usize,
    pub basic: &'a [Variable],
    /// By variable: its column, if it has one.
    pub columns: &'a [usize],
}

impl<I: Integer> Choice<'_, I> {
    #[inline(always)]
    fn at(&self, row: usize, column: usize) -> &I {
        &self.entries[row * self.width + column]
    }

    /// The row whose variable is the first to reach 0 when that of `column` grows; `None` if it can grow for ever. Ties go as if constants
    /// were larger by powers of something tiny, a higher power a row (A. Charnes, 1952).
    pub fn leaving(&self, column: usize) -> Option<usize> {
        let rows = 0..self.basic.len();
        let rows = rows.filter(|&row| self.at(row, column).against_zero().is_gt());
        rows.reduce(|best, row| {
            if self.compare(row, best, column).is_lt() {
                row
            } else {
                best
            }
        })
    }

    fn compare(&self, a: usize, b: usize, column: usize) -> Ordering {
        let constants = self.compare_ratios(self.width - 1, a, b, column);
        if constants.is_ne() {
            return constants;
        }
        let slacks = self.width - 1..self.columns.len();
        let mut orders = slacks.map(|slack| self.compare_inverse(slack, a, b, column));
        orders
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// Compares what the perturbation of `slack`'s row adds to the ratios of two rows.
    fn compare_inverse(&self, slack: Variable, a: usize, b: usize, column: usize) -> Ordering {
        let place = self.columns[slack];
        if place != NO_COLUMN {
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
    #[inline(always)]
    fn compare_ratios(&self, place: usize, a: usize, b: usize, column: usize) -> Ordering {
        let (x, y) = (self.at(a, place), self.at(b, place));
        I::compare_products(x, self.at(b, column), y, self.at(a, column))
    }

    /// The column with the most negative entry of a row; the first of several.
    pub fn most_negative(&self, row: usize) -> Option<usize> {
        let columns = 0..self.width - 1;
        let negative = columns.filter(|&column| self.at(row, column).against_zero().is_lt());
        negative.min_by(|&a, &b| self.at(row, a).against(self.at(row, b)))
    }
}
