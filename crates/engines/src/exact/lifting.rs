//! Lifting: the exact solution of a sparse system with integer entries, from its remainders of a prime.
//!
//! The system is solved for remainders. What they leave of the right side is a multiple of the prime, and that divided by the prime is the next
//! right side: so each step finds a digit more of every unknown, in base p, and many digits are those of one short fraction only. Source: J. D. Dixon, "Exact solution of
//! linear equations using p-adic expansions" (1982). Deviation: instead of as many digits as may be needed at most, fractions are tried at ever more.

use super::factors::{Entry, Factors};
use super::field::{Field, PRIME, Remainder};
use super::reconstruction::OverOne;
use crate::effort;
use dashu_int::IBig;

/// Fractions are tried after so many digits, and again whenever there are a quarter more.
const FIRST_TRIAL: usize = 8;

/// A square matrix by columns, and what solves its systems for remainders.
#[derive(Clone, Debug)]
pub struct Matrix {
    columns: Vec<Vec<Entry<IBig>>>,
    factors: Factors<Remainder>,
}

impl Matrix {
    /// `None` if it has no inverse for remainders.
    pub fn new(columns: Vec<Vec<Entry<IBig>>>) -> Option<Self> {
        let of = |column: &Vec<Entry<IBig>>| -> Vec<Entry<Remainder>> {
            let entries = column.iter();
            entries
                .map(|(row, entry)| (*row, remainder(entry)))
                .collect()
        };
        let remainders: Vec<_> = columns.iter().map(of).collect();
        let slices: Vec<&[_]> = remainders.iter().map(Vec::as_slice).collect();
        Some(Self {
            factors: Factors::new(&slices)?,
            columns,
        })
    }
}

/// On which side of the matrix the unknowns are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknowns {
    /// matrix · x = right.
    Columns,
    /// y · matrix = right.
    Rows,
}

/// A system that is being solved: a step is a digit.
#[derive(Clone, Debug)]
pub struct Lifting {
    unknowns: Unknowns,
    right: Vec<IBig>,
    /// What each unknown is multiplied by before it is written as a fraction.
    factors: Vec<IBig>,
    /// By unknown, the lowest first.
    digits: Vec<Vec<u32>>,
    count: usize,
    next_trial: usize,
    solution: Option<OverOne>,
}

impl Lifting {
    /// Nothing is known yet. Wanted is each unknown times its factor.
    pub fn new(unknowns: Unknowns, right: Vec<IBig>, factors: Vec<IBig>) -> Self {
        Self {
            unknowns,
            digits: vec![Vec::new(); right.len()],
            right,
            factors,
            count: 0,
            next_trial: FIRST_TRIAL,
            solution: None,
        }
    }

    /// What was found, at the end.
    pub fn solution(&self) -> Option<&OverOne> {
        self.solution.as_ref()
    }

    /// Finds a digit more, unless all is known.
    pub fn step(&mut self, matrix: &Matrix) {
        if self.solution.is_some() {
            return;
        }
        self.lift(matrix);
        if self.count == self.next_trial {
            self.next_trial += self.next_trial / 4;
            let whole = power(self.count);
            let unknowns = self.digits.iter().zip(&self.factors);
            let remainders = unknowns.map(|(digits, factor)| joined(digits) * factor);
            self.solution = OverOne::reconstruct(remainders, &whole);
        }
    }

    fn lift(&mut self, matrix: &Matrix) {
        let right = self.right.iter().map(remainder).collect();
        let found = match self.unknowns {
            Unknowns::Columns => matrix.factors.solve(right),
            Unknowns::Rows => matrix.factors.solve_transposed(right),
        };
        for (column, entries) in matrix.columns.iter().enumerate() {
            effort::spend(5 * entries.len() as u64);
            for (row, entry) in entries {
                let (unknown, equation) = match self.unknowns {
                    Unknowns::Columns => (column, *row),
                    Unknowns::Rows => (*row, column),
                };
                if !found[unknown].is_zero() {
                    self.right[equation] -= entry * found[unknown].0;
                }
            }
        }
        for right in &mut self.right {
            *right /= IBig::from(PRIME);
        }
        for (digits, found) in self.digits.iter_mut().zip(found) {
            digits.push(found.0);
        }
        self.count += 1;
    }
}

fn remainder(number: &IBig) -> Remainder {
    let prime = IBig::from(PRIME);
    let rest = (number % &prime + &prime) % prime;
    Remainder(u32::try_from(rest).unwrap_or_default())
}

fn power(exponent: usize) -> IBig {
    IBig::from(PRIME).pow(exponent)
}

/// The number with these digits.
fn joined(digits: &[u32]) -> IBig {
    match digits {
        [] => IBig::ZERO,
        [digit] => IBig::from(*digit),
        _ => {
            let (low, high) = digits.split_at(digits.len() / 2);
            joined(low) + joined(high) * power(low.len())
        }
    }
}
