//! Points of polyhedra: some x ≥ 0 with Ax ≤ b, whatever the signs of b.
//!
//! Source: the first phase of the simplex method with one artificial variable (V. Chvátal, "Linear Programming", 1983, chapter 3). Deviation: that variable is
//! how much of the negative bounds is asked for, from none to all, so x = 0 is a beginning of the programme that makes it as large as can be.

use super::program::Program;
use super::rational::Rational;
use super::sparse::{common_denominator, whole};
use crate::{Status, effort};
use dashu_int::IBig;

/// Inequalities of so many unknowns, none of which is negative.
#[derive(Clone, Debug)]
pub struct Inequalities {
    unknowns: usize,
    /// Coefficients, and what they come to at most.
    rows: Vec<(Vec<Rational>, Rational)>,
}

impl Inequalities {
    /// None yet.
    pub fn new(unknowns: usize) -> Self {
        Self {
            unknowns,
            rows: Vec::new(),
        }
    }

    /// One more: a coefficient for each unknown, and what the sum is at most.
    pub fn push(&mut self, coefficients: Vec<Rational>, bound: Rational) {
        self.rows.push((coefficients, bound));
    }

    /// Two more: the sum is exactly this.
    pub fn push_equation(&mut self, coefficients: Vec<Rational>, bound: Rational) {
        let negative = coefficients.iter().map(|number| -number).collect();
        self.rows.push((negative, -bound.clone()));
        self.rows.push((coefficients, bound));
    }

    /// Unknowns for which all of them hold, if there are any.
    pub fn point(&self) -> Option<Vec<Rational>> {
        let mut rows: Vec<Vec<IBig>> = self.rows.iter().map(of_row).collect();
        let mut share = vec![IBig::ZERO; self.unknowns];
        share.push(IBig::ONE);
        rows.push(share.iter().cloned().chain([IBig::ONE]).collect());
        let mut program = Program::new(&share, &rows);
        loop {
            effort::spend(program.cost());
            if program.step() == Status::Finished {
                break;
            }
        }
        let mut point = program.solution();
        point.truncate(self.unknowns);
        (program.value() == Rational::ONE).then_some(point)
    }
}

/// As integers: the coefficients, that of the share of a negative bound, and what is left of the bound.
fn of_row((coefficients, bound): &(Vec<Rational>, Rational)) -> Vec<IBig> {
    let multiple = common_denominator(coefficients.iter().chain([bound]));
    let mut row: Vec<IBig> = coefficients
        .iter()
        .map(|number| whole(number, &multiple))
        .collect();
    let bound = whole(bound, &multiple);
    let (share, bound) = if bound < IBig::ZERO {
        (-bound, IBig::ZERO)
    } else {
        (IBig::ZERO, bound)
    };
    row.extend([share, bound]);
    row
}
