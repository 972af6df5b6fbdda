//! Factors of a sparse matrix, lower and upper triangular, from which systems of equations are solved at once.
//!
//! The next pivot is in a row with a single entry, if there is one, else in a column with the fewest entries, and there in the row with the fewest of those
//! that are not small: so few zeros become entries. Source: H. M. Markowitz, "The elimination form of the inverse and its application to
//! linear programming" (1957). Deviation: the product of both counts is not sought among all entries.

use super::field::Field;
use crate::effort;
use std::collections::BTreeSet;

/// An entry of a column and its row, or the reverse.
pub type Entry<F> = (usize, F);

/// A pivot is at least so large beside the other entries of its column, and at all.
const LARGE_ENOUGH: f64 = 0.1;
const TINY: f64 = 1e-13;

/// The factors, a step for each pivot.
#[derive(Clone, Debug)]
pub struct Factors<F> {
    steps: Vec<Step<F>>,
    /// By column: what is above its pivot, by row.
    above: Vec<Vec<Entry<F>>>,
    entries: usize,
}

#[derive(Clone, Debug)]
struct Step<F> {
    row: usize,
    column: usize,
    pivot: F,
    /// How often the row was taken from others.
    lower: Vec<Entry<F>>,
    /// The rest of the row, by column.
    upper: Vec<Entry<F>>,
}

impl<F: Field> Factors<F> {
    /// Of a square matrix, given by columns. `None` if it has no inverse, or none that could be trusted.
    pub fn new(columns: &[&[Entry<F>]]) -> Option<Self> {
        let mut rest = Rest::new(columns);
        let mut steps = Vec::with_capacity(columns.len());
        for _ in 0..columns.len() {
            let (row, column) = rest.choose()?;
            steps.push(rest.eliminate(row, column));
        }
        let mut above = vec![Vec::new(); columns.len()];
        for step in &steps {
            for &(column, entry) in &step.upper {
                above[column].push((step.row, entry));
            }
        }
        let lower: usize = steps.iter().map(|step| step.lower.len()).sum();
        let upper: usize = steps.iter().map(|step| step.upper.len()).sum();
        Some(Self {
            steps,
            above,
            entries: lower + upper + columns.len(),
        })
    }

    /// How many entries both factors have: what it costs to solve a system.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// The x with matrix · x = `right`, by column.
    pub fn solve(&self, mut right: Vec<F>) -> Vec<F> {
        effort::spend(self.entries as u64);
        for step in &self.steps {
            let taken = right[step.row];
            if !taken.is_zero() {
                for &(row, times) in &step.lower {
                    right[row] = right[row].minus_product(times, taken);
                }
            }
        }
        let mut solution = vec![F::ZERO; right.len()];
        for step in self.steps.iter().rev() {
            if right[step.row].is_zero() {
                continue;
            }
            let value = right[step.row].over(step.pivot);
            for &(row, entry) in &self.above[step.column] {
                right[row] = right[row].minus_product(entry, value);
            }
            solution[step.column] = value;
        }
        solution
    }

    /// The y with y · matrix = `right`, by row.
    pub fn solve_transposed(&self, mut right: Vec<F>) -> Vec<F> {
        effort::spend(self.entries as u64);
        let mut solution = vec![F::ZERO; right.len()];
        for step in &self.steps {
            if right[step.column].is_zero() {
                continue;
            }
            let value = right[step.column].over(step.pivot);
            for &(column, entry) in &step.upper {
                right[column] = right[column].minus_product(entry, value);
            }
            solution[step.row] = value;
        }
        for step in self.steps.iter().rev() {
            let mut value = solution[step.row];
            for &(row, times) in &step.lower {
                value = value.minus_product(times, solution[row]);
            }
            solution[step.row] = value;
        }
        solution
    }
}

/// What is not eliminated yet.
struct Rest<F> {
    rows: Vec<Vec<Entry<F>>>,
    /// By column: the rows with an entry there.
    columns: Vec<Vec<usize>>,
    /// Columns by how many entries they have.
    queue: BTreeSet<(usize, usize)>,
    /// Rows that had a single entry when they were put here.
    singles: Vec<usize>,
    /// Where columns are in the row at hand.
    places: Vec<usize>,
}

impl<F: Field> Rest<F> {
    fn new(columns: &[&[Entry<F>]]) -> Self {
        let mut rows = vec![Vec::new(); columns.len()];
        for (column, entries) in columns.iter().enumerate() {
            for &(row, entry) in *entries {
                rows[row].push((column, entry));
            }
        }
        let sizes = columns.iter().map(|column| column.len());
        Self {
            queue: sizes
                .enumerate()
                .map(|(column, size)| (size, column))
                .collect(),
            columns: columns
                .iter()
                .map(|column| column.iter().map(|&(row, _)| row).collect())
                .collect(),
            singles: (0..rows.len())
                .rev()
                .filter(|&row| rows[row].len() == 1)
                .collect(),
            places: vec![usize::MAX; columns.len()],
            rows,
        }
    }

    fn choose(&mut self) -> Option<(usize, usize)> {
        while let Some(row) = self.singles.pop() {
            if let [(column, entry)] = self.rows[row][..]
                && entry.weight() > TINY
            {
                return Some((row, column));
            }
        }
        for &(_, column) in &self.queue {
            let weight = |&row: &usize| {
                let mut entries = self.rows[row].iter();
                entries
                    .find(|&&(other, _)| other == column)
                    .map_or(0.0, |&(_, entry)| entry.weight())
            };
            let candidates: Vec<(usize, f64)> = self.columns[column]
                .iter()
                .map(|row| (*row, weight(row)))
                .collect();
            let most = candidates
                .iter()
                .fold(0.0, |most, &(_, weight)| f64::max(most, weight));
            if most > TINY {
                let large = candidates
                    .iter()
                    .filter(|(_, weight)| *weight >= LARGE_ENOUGH * most);
                let chosen = large.min_by_key(|&&(row, _)| (self.rows[row].len(), row));
                return chosen.map(|&(row, _)| (row, column));
            }
        }
        None
    }

    fn eliminate(&mut self, row: usize, column: usize) -> Step<F> {
        let mut upper = core::mem::take(&mut self.rows[row]);
        let place = upper
            .iter()
            .position(|&(other, _)| other == column)
            .unwrap_or_default();
        let (_, pivot) = upper.swap_remove(place);
        for &(other, _) in &upper {
            let size = self.columns[other].len();
            self.queue.remove(&(size, other));
            self.columns[other].retain(|&one| one != row);
        }
        self.queue.remove(&(self.columns[column].len(), column));
        let mut lower = Vec::new();
        for other in core::mem::take(&mut self.columns[column]) {
            if other != row {
                let times = self.take(other, column, pivot, &upper);
                lower.push((other, times));
            }
        }
        for &(other, _) in &upper {
            self.queue.insert((self.columns[other].len(), other));
        }
        Step {
            row,
            column,
            pivot,
            lower,
            upper,
        }
    }

    /// Takes the pivot's row from another so that nothing is left in the pivot's column. How often.
    fn take(&mut self, row: usize, column: usize, pivot: F, upper: &[Entry<F>]) -> F {
        let entries = &mut self.rows[row];
        let place = entries
            .iter()
            .position(|&(other, _)| other == column)
            .unwrap_or_default();
        let times = entries.swap_remove(place).1.over(pivot);
        effort::spend((entries.len() + upper.len()) as u64);
        for (place, &(other, _)) in entries.iter().enumerate() {
            self.places[other] = place;
        }
        let own = entries.len();
        for &(other, above) in upper {
            match self.places[other] {
                usize::MAX => {
                    entries.push((other, F::ZERO.minus_product(times, above)));
                    self.columns[other].push(row);
                }
                place => entries[place].1 = entries[place].1.minus_product(times, above),
            }
        }
        for &(other, _) in &entries[..own] {
            self.places[other] = usize::MAX;
        }
        if entries.len() == 1 {
            self.singles.push(row);
        }
        times
    }
}
