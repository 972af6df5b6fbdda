//! Sparse linear programmes, solved exactly: floats guess the optimal basis, and integers prove it.
//!
//! The basis that floats end with is solved exactly, for its values and for its prices. If no value and no reduced cost is negative, it is optimal: no float
//! has a part in that. Otherwise floats go on from the exact numbers. Source: D. Applegate, W. Cook, S. Dash, D. Espinoza, "Exact solutions to linear programming
//! problems" (2007). Deviation: floats do not become longer; they get the exact values and go on, as in A. Gleixner, D. Steffy, K. Wolter, "Iterative refinement
//! for linear programming" (2016).

use super::factors::Entry;
use super::lifting::{Lifting, Matrix, Unknowns};
use super::parametric::{FloatProgram, Parametric};
use super::rational::{quotient, value};
use super::reconstruction::OverOne;
use crate::Status;
use dashu_int::IBig;

/// So often floats may go on from exact numbers.
const MAX_CORRECTIONS: usize = 20;

/// The most of costs · z with matrix · z = right and z ≥ 0, but for variables that are free.
#[derive(Clone, Debug)]
pub struct SparseProgram {
    /// By variable.
    pub columns: Vec<Vec<Entry<IBig>>>,
    pub costs: Vec<IBig>,
    pub is_free: Vec<bool>,
    /// By row.
    pub right: Vec<IBig>,
}

/// The search: a step is a pivot, or a digit of all numbers.
#[derive(Clone, Debug)]
pub struct SparseSearch {
    program: SparseProgram,
    scales: Scales,
    floats: Parametric,
    proof: Option<Proof>,
    corrections: usize,
}

/// What exact numbers are multiplied by to be those of floats: variables, and what a unit of the objective is.
#[derive(Clone, Debug)]
struct Scales {
    variables: Vec<f64>,
    objective: f64,
}

/// A basis that is being solved exactly.
#[derive(Clone, Debug)]
struct Proof {
    matrix: Matrix,
    values: Lifting,
    prices: Lifting,
}

/// What is optimal.
#[derive(Clone, Debug)]
pub struct SparseOptimum<'a> {
    /// The variables of the basis, by place; all others are 0.
    pub basic: &'a [usize],
    /// By place.
    pub values: &'a OverOne,
    /// By row.
    pub prices: &'a OverOne,
}

impl SparseSearch {
    /// From a basis in which all free variables are. `None` if it is none.
    pub fn new(program: SparseProgram, basic: Vec<usize>) -> Option<Self> {
        let (floats, scales) = program.floats();
        Some(Self {
            floats: Parametric::new(floats, basic)?,
            program,
            scales,
            proof: None,
            corrections: 0,
        })
    }

    /// Pivots, or finds digits. `None` where that leads no further.
    pub fn step(&mut self) -> Option<Status> {
        let Some(proof) = &mut self.proof else {
            if self.floats.step()? == Status::Finished {
                self.proof = Some(Proof::new(&self.program, self.floats.basic())?);
            }
            return Some(Status::Running);
        };
        proof.values.step(&proof.matrix);
        proof.prices.step(&proof.matrix);
        let (Some(values), Some(prices)) = (proof.values.solution(), proof.prices.solution())
        else {
            return Some(Status::Running);
        };
        let reduced = self.program.reduced(self.floats.basic(), prices);
        if self
            .program
            .is_optimal(self.floats.basic(), values, &reduced)
        {
            return Some(Status::Finished);
        }
        self.corrections += 1;
        let is_faulty = self.scales.correct(&mut self.floats, values, &reduced);
        self.proof = None;
        (is_faulty && self.corrections <= MAX_CORRECTIONS).then_some(Status::Running)
    }

    /// What was found, once the search is finished.
    pub fn optimum(&self) -> Option<SparseOptimum<'_>> {
        let proof = self.proof.as_ref()?;
        Some(SparseOptimum {
            basic: self.floats.basic(),
            values: proof.values.solution()?,
            prices: proof.prices.solution()?,
        })
    }
}

impl Proof {
    fn new(program: &SparseProgram, basic: &[usize]) -> Option<Self> {
        let columns = basic
            .iter()
            .map(|&variable| program.columns[variable].clone());
        let costs = basic
            .iter()
            .map(|&variable| program.costs[variable].clone());
        Some(Self {
            matrix: Matrix::new(columns.collect())?,
            values: Lifting::new(Unknowns::Columns, program.right.clone()),
            prices: Lifting::new(Unknowns::Rows, costs.collect()),
        })
    }
}

impl SparseProgram {
    /// The programme for floats: rows, then columns, then costs are divided by their greatest entry.
    fn floats(&self) -> (FloatProgram, Scales) {
        let mut rows = vec![IBig::ONE; self.right.len()];
        for (row, entry) in self.columns.iter().flatten() {
            let greatest = core::mem::take(&mut rows[*row]);
            rows[*row] = greatest.max(size(entry));
        }
        let ratio = |entry: &IBig, whole: &IBig| value(&quotient(entry.clone(), whole.clone()));
        let mut variables = Vec::with_capacity(self.columns.len());
        let mut columns = Vec::with_capacity(self.columns.len());
        for column in &self.columns {
            let entries = column.iter();
            let scaled = entries.map(|(row, entry)| (*row, ratio(entry, &rows[*row])));
            let mut scaled: Vec<Entry<f64>> = scaled.collect();
            let greatest = scaled
                .iter()
                .fold(0.0, |most, (_, entry)| f64::max(most, entry.abs()));
            for (_, entry) in &mut scaled {
                *entry /= greatest;
            }
            variables.push(greatest);
            columns.push(scaled);
        }
        let costs = self.costs.iter().zip(&variables);
        let greatest = self
            .costs
            .iter()
            .map(size)
            .max()
            .unwrap_or_default()
            .max(IBig::ONE);
        let costs = costs.map(|(cost, scale)| ratio(cost, &greatest) / scale);
        let program = FloatProgram {
            costs: costs.collect(),
            columns,
            is_free: self.is_free.clone(),
            right: self
                .right
                .iter()
                .zip(&rows)
                .map(|(right, row)| ratio(right, row))
                .collect(),
        };
        let objective = value(&quotient(IBig::ONE, greatest));
        (
            program,
            Scales {
                variables,
                objective,
            },
        )
    }

    /// The numerators of reduced costs, by variable; 0 of basic ones.
    fn reduced(&self, basic: &[usize], prices: &OverOne) -> OverOne {
        let columns = self.columns.iter().zip(&self.costs);
        let product = |(column, cost): (&Vec<Entry<IBig>>, &IBig)| {
            let without = -cost * &prices.denominator;
            column.iter().fold(without, |sum, (row, entry)| {
                sum + entry * &prices.numerators[*row]
            })
        };
        let mut numerators: Vec<IBig> = columns.map(product).collect();
        for &variable in basic {
            numerators[variable] = IBig::ZERO;
        }
        OverOne {
            numerators,
            denominator: prices.denominator.clone(),
        }
    }

    fn is_optimal(&self, basic: &[usize], values: &OverOne, reduced: &OverOne) -> bool {
        let is_possible =
            |(value, &variable): (&IBig, &usize)| self.is_free[variable] || *value >= IBig::ZERO;
        values.numerators.iter().zip(basic).all(is_possible)
            && reduced.numerators.iter().all(|one| *one >= IBig::ZERO)
    }
}

impl Scales {
    /// Gives floats what is exact. Whether there is anything for them to do.
    fn correct(&self, floats: &mut Parametric, values: &OverOne, reduced: &OverOne) -> bool {
        let float = |numerator: &IBig, of: &OverOne| {
            value(&quotient(numerator.clone(), of.denominator.clone()))
        };
        let basic = values.numerators.iter().zip(floats.basic());
        let basic = basic.map(|(one, &variable)| float(one, values) * self.variables[variable]);
        let costs = reduced.numerators.iter().zip(&self.variables);
        let costs = costs.map(|(one, scale)| float(one, reduced) * self.objective / scale);
        let (basic, costs): (Vec<f64>, Vec<f64>) = (basic.collect(), costs.collect());
        floats.correct(&basic, &costs)
    }
}

fn size(number: &IBig) -> IBig {
    if *number < IBig::ZERO {
        -number
    } else {
        number.clone()
    }
}
