//! Sparse linear programmes: the most of costs · z with matrix · z = right and z ≥ 0, but for variables that are free.

use super::factors::Entry;
use super::float_program::FloatProgram;
use super::rational::{Rational, value};
use super::reconstruction::OverOne;
use dashu_int::IBig;
use dashu_int::ops::Gcd;

/// A programme. Each variable has an entry that is not 0.
#[derive(Clone, Debug)]
pub struct SparseProgram {
    /// By variable.
    pub columns: Vec<Vec<Entry<Rational>>>,
    pub costs: Vec<Rational>,
    pub is_free: Vec<bool>,
    /// By row.
    pub right: Vec<Rational>,
    /// By row: about as much as matters in it, positive.
    pub units: Vec<Rational>,
}

/// What exact numbers are multiplied by to be those of floats: variables, and the objective.
#[derive(Clone, Debug)]
pub struct Scales {
    pub variables: Vec<f64>,
    pub objective: f64,
}

impl SparseProgram {
    /// The programme for floats: rows are divided by their units, then columns and costs by their greatest entry.
    pub fn floats(&self) -> (FloatProgram, Scales) {
        let mut variables = Vec::with_capacity(self.columns.len());
        let mut columns = Vec::with_capacity(self.columns.len());
        for column in &self.columns {
            let entries = column.iter();
            let scaled = entries.map(|(row, entry)| (*row, value(&(entry / &self.units[*row]))));
            let mut scaled: Vec<Entry<f64>> = scaled.collect();
            let greatest = greatest(scaled.iter().map(|&(_, entry)| entry));
            for (_, entry) in &mut scaled {
                *entry /= greatest;
            }
            variables.push(greatest);
            columns.push(scaled);
        }
        let costs = self.costs.iter().zip(&variables);
        let mut costs: Vec<f64> = costs.map(|(cost, scale)| value(cost) / scale).collect();
        let objective = 1.0 / f64::max(greatest(costs.iter().copied()), f64::MIN_POSITIVE);
        for cost in &mut costs {
            *cost *= objective;
        }
        let right = self.right.iter().zip(&self.units);
        let program = FloatProgram {
            columns,
            costs,
            is_free: self.is_free.clone(),
            right: right.map(|(right, unit)| value(&(right / unit))).collect(),
        };
        (
            program,
            Scales {
                variables,
                objective,
            },
        )
    }

    /// By row: what makes integers of its entries.
    pub fn denominators(&self) -> Vec<IBig> {
        let mut denominators: Vec<IBig> = self
            .right
            .iter()
            .map(|right| with(IBig::ONE, right))
            .collect();
        for (row, entry) in self.columns.iter().flatten() {
            let denominator = core::mem::take(&mut denominators[*row]);
            denominators[*row] = with(denominator, entry);
        }
        denominators
    }

    /// The numerator of a variable's reduced cost, whose denominator is that of the prices times the other number.
    pub fn reduced(&self, variable: usize, prices: &OverOne) -> (IBig, IBig) {
        let (column, cost) = (&self.columns[variable], &self.costs[variable]);
        let denominator = column
            .iter()
            .fold(with(IBig::ONE, cost), |denominator, (_, entry)| {
                with(denominator, entry)
            });
        let without = -whole(cost, &denominator) * &prices.denominator;
        let sum = column.iter().fold(without, |sum, (row, entry)| {
            sum + whole(entry, &denominator) * &prices.numerators[*row]
        });
        (sum, denominator)
    }
}

/// A number times a multiple of its denominator.
pub fn whole(number: &Rational, multiple: &IBig) -> IBig {
    number.numerator() * (multiple / IBig::from(number.denominator().clone()))
}

/// The least common multiple of a denominator and that of a number.
fn with(denominator: IBig, number: &Rational) -> IBig {
    if number.denominator().is_one() {
        return denominator;
    }
    let below = IBig::from(number.denominator().clone());
    let divisor = IBig::from((&denominator).gcd(&below));
    denominator * below / divisor
}

/// The least common multiple of the denominators of some numbers.
pub fn common_denominator<'a>(numbers: impl Iterator<Item = &'a Rational>) -> IBig {
    numbers.fold(IBig::ONE, with)
}

fn greatest(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(0.0, |most, number| f64::max(most, number.abs()))
}
