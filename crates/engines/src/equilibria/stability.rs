//! Evolutionary stability of the symmetric equilibria of a symmetric game.
//!
//! A strategy x is *evolutionarily stable* if it is a best response to itself and does better than every other best response y against that y; *neutrally
//! stable* if it does no worse (J. Maynard Smith and G. R. Price, "The logic of animal conflict", 1973). Among the best responses to x that is
//! a condition on a quadratic form (J. Haigh, "Game theory and evolution", 1975; P. D. Taylor and I. M. Bomze): strictly copositive, or copositive, in the
//! coordinates that x does not use. An evolutionarily stable strategy is always an extreme equilibrium; a neutrally stable one need not be.

use super::bimatrix::{Bimatrix, Mixed, support};
use super::copositive::{MAX_SIZE, Matrix, is_copositive, is_positive_definite};
use crate::exact::linear::determinant;
use dashu_int::IBig;

/// How stable a strategy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stability {
    Evolutionary,
    Neutral,
    Unstable,
    /// Too many best responses to tell.
    Unknown,
}

/// Of `strategy` of a symmetric game, of which it is an equilibrium with itself.
pub fn stability(game: &Bimatrix, strategy: &Mixed) -> Stability {
    let used = support(strategy);
    let values = game.values(0, strategy);
    let best = &values[used[0]];
    let unused: Vec<usize> = (0..game.rows)
        .filter(|action| values[*action] == *best && !used.contains(action))
        .collect();
    let form = Form::new(game, &used, &unused);
    if 2 * form.free + form.bounded > MAX_SIZE {
        return Stability::Unknown;
    }
    if form.is_strict() {
        Stability::Evolutionary
    } else if form.is_weak() {
        Stability::Neutral
    } else {
        Stability::Unstable
    }
}

/// The form −(y − x)·A(y − x), twice, in the coordinates of all best responses but one that is used.
struct Form {
    matrix: Matrix,
    /// Coordinates of either sign come first.
    free: usize,
    bounded: usize,
}

impl Form {
    fn new(game: &Bimatrix, used: &[usize], unused: &[usize]) -> Self {
        let base = used[0];
        let coordinates: Vec<usize> = used[1..].iter().chain(unused).copied().collect();
        let a = |row: usize, column: usize| game.payoff(0, row, column);
        // The step of coordinate i goes from the base to i.
        let product = |i: usize, j: usize| a(i, j) - a(i, base) - a(base, j) + a(base, base);
        let entry = |i: usize, j: usize| -(product(i, j) + product(j, i));
        let row = |&i: &usize| coordinates.iter().map(|&j| entry(i, j)).collect();
        Self {
            matrix: coordinates.iter().map(row).collect(),
            free: used.len() - 1,
            bounded: unused.len(),
        }
    }

    fn free_part(&self) -> Matrix {
        self.matrix[..self.free]
            .iter()
            .map(|row| row[..self.free].to_vec())
            .collect()
    }

    /// Positive definite in the free coordinates, and what is left of the others strictly copositive.
    fn is_strict(&self) -> bool {
        let free = self.free_part();
        if !is_positive_definite(&free) {
            return false;
        }
        // The Schur complement, times the positive determinant of the free part: determinants of bordered matrices.
        let bordered = |row: usize, column: usize| {
            let mut matrix: Matrix = free.clone();
            for (place, line) in matrix.iter_mut().enumerate() {
                line.push(self.matrix[place][column].clone());
            }
            let mut last: Vec<IBig> = self.matrix[row][..self.free].to_vec();
            last.push(self.matrix[row][column].clone());
            matrix.push(last);
            determinant(matrix)
        };
        let bounded = self.free..self.free + self.bounded;
        let row = |row: usize| {
            bounded
                .clone()
                .map(|column| bordered(row, column))
                .collect()
        };
        is_copositive(&bounded.clone().map(row).collect(), true)
    }

    /// Copositive, with each free coordinate as a difference of two that are not negative.
    fn is_weak(&self) -> bool {
        let signed: Vec<(usize, bool)> = (0..self.free)
            .flat_map(|place| [(place, true), (place, false)])
            .chain((self.free..self.free + self.bounded).map(|place| (place, true)))
            .collect();
        let entry = |&(row, above): &(usize, bool), &(column, right): &(usize, bool)| {
            let entry = self.matrix[row][column].clone();
            if above == right { entry } else { -entry }
        };
        let row = |row: &(usize, bool)| signed.iter().map(|column| entry(row, column)).collect();
        is_copositive(&signed.iter().map(row).collect(), false)
    }
}
