//! Proved optima of sparse linear programmes: floats guess the basis, and integers prove it.
//!
//! The basis that floats end with is solved exactly, for its values and for its prices. If no value and no reduced cost is negative, it is optimal: no float
//! has a part in that. Otherwise floats go on from the exact numbers. Source: D. Applegate, W. Cook, S. Dash, D. Espinoza, "Exact solutions to linear
//! programming problems" (2007). Deviation: floats do not become longer; they get exact values instead, as in A. Gleixner, D. Steffy, K. Wolter,
//! "Iterative refinement for linear programming" (2016).

use super::factors::Entry;
use super::lifting::{Lifting, Matrix, Unknowns};
use super::parametric::Parametric;
use super::rational::{Rational, quotient, value};
use super::reconstruction::OverOne;
use super::sparse::{Scales, SparseProgram, common_denominator, whole};
use crate::Status;
use dashu_int::IBig;

/// So often floats may go on from exact numbers.
const MAX_CORRECTIONS: usize = 50;

/// The search: a step is a pivot, or a digit of all numbers.
#[derive(Clone, Debug)]
pub struct ProvedSearch {
    program: SparseProgram,
    scales: Scales,
    floats: Parametric,
    proof: Option<Proof>,
    corrections: usize,
    optimum: Option<Optimum>,
}

/// A basis that is being solved exactly, rows and costs as integers.
#[derive(Clone, Debug)]
struct Proof {
    matrix: Matrix,
    values: Lifting,
    /// Of the prices times what the costs were multiplied by.
    prices: Lifting,
    costs: IBig,
}

/// What is optimal.
#[derive(Clone, Debug)]
pub struct Optimum {
    /// The variables that may not be 0, and their values.
    pub basic: Vec<usize>,
    pub values: OverOne,
    /// By row.
    pub prices: OverOne,
}

impl ProvedSearch {
    /// From a basis in which all free variables are. `None` if it is none.
    pub fn new(program: SparseProgram, basic: Vec<usize>) -> Option<Self> {
        let (floats, scales) = program.floats();
        Some(Self {
            floats: Parametric::new(floats, basic)?,
            program,
            scales,
            proof: None,
            corrections: 0,
            optimum: None,
        })
    }

    /// What was found, at the end.
    pub fn optimum(&self) -> Option<&Optimum> {
        self.optimum.as_ref()
    }

    /// Pivots, or finds digits. `None` where that leads no further.
    pub fn step(&mut self) -> Option<Status> {
        if self.optimum.is_some() {
            return Some(Status::Finished);
        }
        let Some(proof) = &mut self.proof else {
            if self.floats.step()? == Status::Finished {
                self.proof = Some(Proof::new(&self.program, self.floats.basic())?);
            }
            return Some(Status::Running);
        };
        let Some(optimum) = proof.step(self.floats.basic()) else {
            return Some(Status::Running);
        };
        self.proof = None;
        if optimum.is_optimal(&self.program) {
            self.optimum = Some(optimum);
            return Some(Status::Finished);
        }
        self.corrections += 1;
        let (values, reduced) = optimum.floats(&self.program, &self.scales);
        let is_faulty = self.floats.correct(&values, &reduced);
        (is_faulty && self.corrections <= MAX_CORRECTIONS).then_some(Status::Running)
    }
}

impl Proof {
    /// `None` if the basis has no inverse for remainders.
    fn new(program: &SparseProgram, basic: &[usize]) -> Option<Self> {
        let rows = program.denominators();
        let column = |&variable: &usize| -> Vec<Entry<IBig>> {
            let entries = program.columns[variable].iter();
            entries
                .map(|(row, entry)| (*row, whole(entry, &rows[*row])))
                .collect()
        };
        let own: Vec<&Rational> = basic
            .iter()
            .map(|&variable| &program.costs[variable])
            .collect();
        let costs = common_denominator(own.iter().copied());
        let right = program.right.iter().zip(&rows);
        let right = right.map(|(right, row)| whole(right, row)).collect();
        let own = own.into_iter().map(|cost| whole(cost, &costs)).collect();
        Some(Self {
            matrix: Matrix::new(basic.iter().map(column).collect())?,
            values: Lifting::new(Unknowns::Columns, right, vec![IBig::ONE; basic.len()]),
            prices: Lifting::new(Unknowns::Rows, own, rows),
            costs,
        })
    }

    /// Finds digits; at the end all numbers.
    fn step(&mut self, basic: &[usize]) -> Option<Optimum> {
        self.values.step(&self.matrix);
        self.prices.step(&self.matrix);
        let mut prices = self.prices.solution()?.clone();
        prices.denominator *= &self.costs;
        Some(Optimum {
            basic: basic.to_vec(),
            values: self.values.solution()?.clone(),
            prices,
        })
    }
}

impl Optimum {
    /// Whether nothing is negative that may not be: then it is optimal, if all equations hold.
    fn is_optimal(&self, program: &SparseProgram) -> bool {
        let mut values = self.basic.iter().zip(&self.values.numerators);
        let mut variables = 0..program.columns.len();
        values.all(|(&variable, value)| program.is_free[variable] || *value >= IBig::ZERO)
            && variables.all(|variable| program.reduced(variable, &self.prices).0 >= IBig::ZERO)
    }

    /// Values and reduced costs as floats have them.
    fn floats(&self, program: &SparseProgram, scales: &Scales) -> (Vec<f64>, Vec<f64>) {
        let ratio = |above: IBig, below: IBig| value(&quotient(above, below));
        let values = self.basic.iter().zip(&self.values.numerators);
        let values = values.map(|(&variable, numerator)| {
            ratio(numerator.clone(), self.values.denominator.clone()) * scales.variables[variable]
        });
        let reduced = scales
            .variables
            .iter()
            .enumerate()
            .map(|(variable, scale)| {
                let (above, below) = program.reduced(variable, &self.prices);
                ratio(above, below * &self.prices.denominator) * scales.objective / scale
            });
        (values.collect(), reduced.collect())
    }
}
