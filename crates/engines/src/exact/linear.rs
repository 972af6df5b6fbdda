//! Determinants and systems of linear equations, by elimination without fractions.

use super::rational::{Rational, quotient};
use dashu_int::IBig;

/// The determinant of a square matrix; 1 of an empty one.
pub fn determinant(mut matrix: Vec<Vec<IBig>>) -> IBig {
    let size = matrix.len();
    let (mut divisor, mut is_negative) = (IBig::ONE, false);
    for step in 0..size {
        let Some(pivot) = (step..size).find(|&row| !matrix[row][step].is_zero()) else {
            return IBig::ZERO;
        };
        is_negative ^= pivot != step;
        matrix.swap(pivot, step);
        eliminate(&mut matrix, step, &divisor, step + 1);
        divisor = matrix[step][step].clone();
    }
    if is_negative { -divisor } else { divisor }
}

/// The x with `matrix` · x = the last number of each row; `None` unless there is exactly one.
pub fn solve(mut matrix: Vec<Vec<IBig>>, unknowns: usize) -> Option<Vec<Rational>> {
    let mut divisor = IBig::ONE;
    for step in 0..unknowns {
        let pivot = (step..matrix.len()).find(|&row| !matrix[row][step].is_zero())?;
        matrix.swap(pivot, step);
        eliminate(&mut matrix, step, &divisor, 0);
        divisor = matrix[step][step].clone();
    }
    let is_void = |row: &Vec<IBig>| row.iter().all(IBig::is_zero);
    let (solved, rest) = matrix.split_at(unknowns);
    rest.iter().all(is_void).then(|| {
        let last =
            |(place, row): (usize, &Vec<IBig>)| quotient(row[unknowns].clone(), row[place].clone());
        solved.iter().enumerate().map(last).collect()
    })
}

/// Clears the column of a step in all rows from `first` but its own.
fn eliminate(matrix: &mut [Vec<IBig>], step: usize, divisor: &IBig, first: usize) {
    let pivot_row = matrix[step].clone();
    let pivot = &pivot_row[step];
    for (number, row) in matrix.iter_mut().enumerate().skip(first) {
        if number == step {
            continue;
        }
        let left = row[step].clone();
        for (entry, above) in row.iter_mut().zip(&pivot_row) {
            *entry = (&*entry * pivot - &left * above) / divisor;
        }
    }
}
