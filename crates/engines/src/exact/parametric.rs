//! The parametric simplex method in floats: it guesses an optimal basis, which somebody else has to prove.
//!
//! Right sides and costs get random additions, μ times, with which any basis is optimal for a large μ. Then μ falls, and whenever a variable or a reduced
//! cost reaches 0 there is a pivot. So any basis will do as a beginning, ties are not met, and there are no phases. Source: R. J. Vanderbei, "Linear
//! Programming: Foundations and Extensions" (2001), chapters 7 and 12: the parametric self-dual simplex method. Deviations: equations with free variables that
//! never leave the basis; of ratios that are about equal the one with the largest pivot is taken (P. M. J. Harris, 1973). Floats are only
//! added, multiplied, divided and compared, so every machine goes the same way.

use super::basis::Basis;
use super::float_program::{FloatProgram, addition};
use super::moving::{Moving, first_end, first_used_up};
use crate::Status;
use random::Random;

/// What is not more negative than this is not negative.
const ROUNDING: f64 = 1e-11;
/// How much may become negative for a better pivot.
const SLACK: f64 = 1e-9;
/// After a correction what is so much smaller than the greatest fault is rounding.
const BESIDE_FAULT: f64 = 1e-9;
/// The least pivot, the same after a correction, and how well row and column have to agree about it.
const PIVOT: f64 = 1e-9;
const CORRECTED_PIVOT: f64 = 1e-13;
const AGREEMENT: f64 = 1e-6;
/// So many pivots at most for each variable: rounding might lead in circles.
const MAX_PIVOTS: usize = 20;

/// The search: a step is a pivot.
#[derive(Clone, Debug)]
pub struct Parametric {
    program: FloatProgram,
    /// What μ adds, by row and by variable.
    additions: [Vec<f64>; 2],
    basis: Basis,
    /// What is in the basis, by place, and where, by variable.
    basic: Vec<usize>,
    places: Vec<Option<usize>>,
    /// Of basic variables, by place.
    values: Vec<Moving>,
    /// By variable; 0 of basic ones.
    reduced: Vec<Moving>,
    rounding: f64,
    slack: f64,
    least_pivot: f64,
    is_corrected: bool,
    pivots: usize,
    random: Random,
}

impl Parametric {
    /// From a basis in which all free variables are. `None` if it is none.
    pub fn new(program: FloatProgram, basic: Vec<usize>) -> Option<Self> {
        let mut places = vec![None; program.columns.len()];
        for (place, &variable) in basic.iter().enumerate() {
            places[variable] = Some(place);
        }
        let mut random = Random::stream(1, 0);
        let mut search = Self {
            additions: program.additions(&basic, &mut random),
            basis: Basis::new(&program.chosen(&basic))?,
            values: Vec::new(),
            reduced: Vec::new(),
            rounding: ROUNDING,
            slack: SLACK,
            least_pivot: PIVOT,
            is_corrected: false,
            pivots: 0,
            random,
            program,
            basic,
            places,
        };
        search.compute();
        Some(search)
    }

    /// The variables of the basis, by place.
    pub fn basic(&self) -> &[usize] {
        &self.basic
    }

    /// Values and reduced costs from the factors.
    fn compute(&mut self) {
        let both = |values: Vec<f64>, additions: Vec<f64>| {
            let pairs = values.into_iter().zip(additions);
            let moving = pairs.map(|(value, addition)| Moving { value, addition });
            moving.collect()
        };
        let [rights, costs] = &self.additions;
        let values = self.basis.solve(self.program.right.clone());
        self.values = both(values, self.basis.solve(rights.clone()));
        let reduced = self.reduced_costs(&self.program.costs);
        self.reduced = both(reduced, self.reduced_costs(costs));
    }

    fn reduced_costs(&self, costs: &[f64]) -> Vec<f64> {
        let own = self.basic.iter().map(|&variable| costs[variable]);
        let prices = self.basis.solve_transposed(own.collect());
        let mut reduced = self.program.products(&prices, &self.places);
        for (variable, entry) in reduced.iter_mut().enumerate() {
            if self.places[variable].is_none() {
                *entry -= costs[variable];
            }
        }
        reduced
    }

    /// Goes on from what values, by place, and reduced costs, by variable, are exactly, with new additions. Whether there is anything to do.
    pub fn correct(&mut self, values: &[f64], reduced: &[f64]) -> bool {
        let mut fault = 0.0;
        for (place, &value) in values.iter().enumerate() {
            let addition = addition(&mut self.random);
            self.values[place] = Moving { value, addition };
            if !self.is_free(place) {
                fault = f64::max(fault, -value);
            }
        }
        for (variable, &value) in reduced.iter().enumerate() {
            let addition = addition(&mut self.random);
            if self.places[variable].is_none() {
                self.reduced[variable] = Moving { value, addition };
                fault = f64::max(fault, -value);
            }
        }
        self.is_corrected = true;
        self.rounding = BESIDE_FAULT * fault;
        self.slack = BESIDE_FAULT * fault;
        self.least_pivot = CORRECTED_PIVOT;
        fault > 0.0
    }

    /// Pivots once, unless the basis looks optimal or the numbers are not to be trusted any longer. `None` where floats lead no further.
    pub fn step(&mut self) -> Option<Status> {
        if self.pivots > MAX_PIVOTS * self.places.len() {
            return None;
        }
        if self.basis.is_worn() {
            self.renew()?;
        }
        let values = self.values.iter().enumerate();
        let bound = values.filter(|&(place, _)| !self.is_free(place));
        let place = first_end(bound, self.rounding);
        let variable = first_end(self.reduced.iter().enumerate(), self.rounding);
        let pivot = match (place, variable) {
            (Some((mu, place)), other) if other.is_none_or(|(later, _)| later < mu) => {
                let row = self.row_of(place);
                let entering = self.entering(&row, mu);
                entering.and_then(|entering| {
                    let column = self.column_of(entering);
                    Pivot::new(place, entering, row, column)
                })
            }
            (_, Some((mu, entering))) => {
                let column = self.column_of(entering);
                let place = self.leaving(&column, mu);
                place.and_then(|place| Pivot::new(place, entering, self.row_of(place), column))
            }
            (_, None) => return Some(Status::Finished),
        };
        match pivot {
            Some(pivot) => self.pivot(pivot),
            None if self.basis.is_new() => return Some(Status::Finished),
            None => self.renew()?,
        }
        Some(Status::Running)
    }

    /// New factors, and unless exact numbers were given also new numbers.
    fn renew(&mut self) -> Option<()> {
        self.basis = Basis::new(&self.program.chosen(&self.basic))?;
        if !self.is_corrected {
            self.compute();
        }
        Some(())
    }

    fn is_free(&self, place: usize) -> bool {
        self.program.is_free[self.basic[place]]
    }

    /// How the variable in a place depends on those that are not in the basis.
    fn row_of(&self, place: usize) -> Vec<f64> {
        let mut unit = vec![0.0; self.basic.len()];
        unit[place] = 1.0;
        let prices = self.basis.solve_transposed(unit);
        self.program.products(&prices, &self.places)
    }

    /// A column in terms of the basis.
    fn column_of(&self, variable: usize) -> Vec<f64> {
        let mut column = vec![0.0; self.basic.len()];
        for &(row, entry) in &self.program.columns[variable] {
            column[row] = entry;
        }
        self.basis.solve(column)
    }

    fn entering(&self, row: &[f64], mu: f64) -> Option<usize> {
        let entries = row.iter().zip(&self.reduced).enumerate();
        let falling = entries.filter(|&(_, (&entry, _))| entry < -self.least_pivot);
        let amounts = falling.map(|(variable, (entry, own))| (variable, -entry, own.at(mu)));
        first_used_up(amounts, self.slack)
    }

    fn leaving(&self, column: &[f64], mu: f64) -> Option<usize> {
        let entries = column.iter().zip(&self.values).enumerate();
        let falling = entries
            .filter(|&(place, (&entry, _))| entry > self.least_pivot && !self.is_free(place));
        let amounts = falling.map(|(place, (&entry, own))| (place, entry, own.at(mu)));
        first_used_up(amounts, self.slack)
    }

    fn pivot(&mut self, pivot: Pivot) {
        let Pivot {
            place,
            entering,
            row,
            column,
        } = pivot;
        let (leaving, pivot) = (self.basic[place], column[place]);
        let value = self.values[place].over(pivot);
        for (own, &entry) in self.values.iter_mut().zip(&column) {
            *own = own.minus(entry, value);
        }
        self.values[place] = value;
        let reduced = self.reduced[entering].over(pivot);
        for (own, &entry) in self.reduced.iter_mut().zip(&row) {
            if entry != 0.0 {
                *own = own.minus(entry, reduced);
            }
        }
        self.reduced[leaving] = Moving::default().minus(1.0, reduced);
        self.reduced[entering] = Moving::default();
        self.pivots += 1;
        self.basis.exchange(place, &column);
        self.basic[place] = entering;
        self.places[entering] = Some(place);
        self.places[leaving] = None;
    }
}

/// Which variable comes into which place, and the row and the column that meet there.
struct Pivot {
    place: usize,
    entering: usize,
    row: Vec<f64>,
    column: Vec<f64>,
}

impl Pivot {
    /// `None` if row and column do not agree about where they meet.
    fn new(place: usize, entering: usize, row: Vec<f64>, column: Vec<f64>) -> Option<Self> {
        let difference = (row[entering] - column[place]).abs();
        (difference <= AGREEMENT * column[place].abs()).then_some(Self {
            place,
            entering,
            row,
            column,
        })
    }
}
