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

/// All ways to add multiples of rows up to nothing, each as the multiple of every row: a basis of them, integers; none if the rows are independent.
pub fn dependencies(rows: &[Vec<IBig>]) -> Vec<Vec<IBig>> {
    let (count, width) = (rows.len(), rows.first().map_or(0, Vec::len));
    // Each row with its own unit vector beside it.
    let beside = |(place, row): (usize, &Vec<IBig>)| -> Vec<IBig> {
        let unit = (0..count).map(|other| IBig::from(u8::from(other == place)));
        row.iter().cloned().chain(unit).collect()
    };
    let mut matrix: Vec<Vec<IBig>> = rows.iter().enumerate().map(beside).collect();
    let (mut rank, mut divisor) = (0, IBig::ONE);
    for column in 0..width {
        let Some(pivot) = (rank..count).find(|&row| !matrix[row][column].is_zero()) else {
            continue;
        };
        matrix.swap(pivot, rank);
        eliminate_column(&mut matrix, [rank, column], &divisor, rank + 1);
        divisor = matrix[rank][column].clone();
        rank += 1;
    }
    matrix.drain(..rank);
    for row in &mut matrix {
        row.drain(..width);
    }
    matrix
}

/// Clears the column of a step in all rows from `first` but its own.
fn eliminate(matrix: &mut [Vec<IBig>], step: usize, divisor: &IBig, first: usize) {
    eliminate_column(matrix, [step, step], divisor, first);
}

/// The same with a pivot in any row and column.
fn eliminate_column(
    matrix: &mut [Vec<IBig>],
    [place, column]: [usize; 2],
    divisor: &IBig,
    first: usize,
) {
    let pivot_row = matrix[place].clone();
    let pivot = &pivot_row[column];
    for (number, row) in matrix.iter_mut().enumerate().skip(first) {
        if number == place {
            continue;
        }
        let left = row[column].clone();
        for (entry, above) in row.iter_mut().zip(&pivot_row) {
            *entry = (&*entry * pivot - &left * above) / divisor;
        }
    }
}
