//! Copositive forms: quadratic forms that are positive wherever no coordinate is negative.
//!
//! Source: K.-P. Hadeler, "On copositive matrices" (1983): a symmetric matrix whose smaller principal parts are all (strictly) copositive is so itself
//! unless its determinant is negative (not positive) and its adjugate has no negative entry (only positive ones).

use crate::exact::linear::determinant;
use dashu_int::IBig;

/// A symmetric matrix.
pub(super) type Matrix = Vec<Vec<IBig>>;

/// Larger ones have too many parts.
pub(super) const MAX_SIZE: usize = 12;

/// Whether the form is above 0 (`is_strict`), or not below it, for all coordinates that are not negative and not all 0.
pub(super) fn is_copositive(matrix: &Matrix, is_strict: bool) -> bool {
    let mut parts: Vec<u32> = (1..1 << matrix.len()).collect();
    parts.sort_by_key(|part: &u32| part.count_ones());
    parts.into_iter().all(|part| {
        let chosen: Vec<usize> = (0..matrix.len())
            .filter(|place| part >> place & 1 == 1)
            .collect();
        let entry = |row: &usize| {
            chosen
                .iter()
                .map(|&column| matrix[*row][column].clone())
                .collect()
        };
        !fails(&chosen.iter().map(entry).collect(), is_strict)
    })
}

fn fails(matrix: &Matrix, is_strict: bool) -> bool {
    let whole = determinant(matrix.clone());
    let zero = IBig::ZERO;
    let is_low = if is_strict {
        whole <= zero
    } else {
        whole < zero
    };
    is_low
        && adjugate(matrix).all(|entry| {
            if is_strict {
                entry > zero
            } else {
                entry >= zero
            }
        })
}

fn adjugate(matrix: &Matrix) -> impl Iterator<Item = IBig> {
    let size = matrix.len();
    let places = (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)));
    places.map(move |(row, column)| {
        let without = |place: usize| (0..size).filter(move |&other| other != place);
        let minor = without(row).map(|r| without(column).map(|c| matrix[r][c].clone()).collect());
        let minor = determinant(minor.collect());
        if (row + column) % 2 == 0 {
            minor
        } else {
            -minor
        }
    })
}

/// Whether the form is above 0 for all coordinates that are not all 0: all leading parts have positive determinants.
pub(super) fn is_positive_definite(matrix: &Matrix) -> bool {
    (1..=matrix.len()).all(|size| {
        let part = matrix[..size].iter().map(|row| row[..size].to_vec());
        determinant(part.collect()) > IBig::ZERO
    })
}
