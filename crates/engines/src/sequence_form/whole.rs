//! The linear programme of a whole game, all actions allowed: sparse, and solved by a guess that is proved.
//!
//! The first player chooses a plan x and what the second player's sets are worth, v. For each sequence of the second player but the empty one, v(its set) −
//! Σ v(sets that come after it) − Σ payoff · x + slack = what it pays against the first player's empty sequence; the reduced cost of that slack is the
//! second player's plan. Sequences of the first player add up to what the player did before. Source: D. Koller, N. Megiddo, B. von Stengel,
//! "Efficient computation of equilibria for extensive two-person games" (1996). Deviation: the beginning is a pair of pure plans, whose basis needs no
//! calculation.

use super::form::{Plan, SequenceForm};
use super::optimal::{Answers, Behaviours, Optimal};
use super::responses::to_uniform;
use crate::Status;
use crate::exact::proved::ProvedSearch;
use crate::exact::rational::{Rational, quotient};
use crate::exact::sparse::SparseProgram;

/// The search: a step is a pivot, or a digit of both plans.
pub struct Whole {
    search: ProvedSearch,
    layout: Layout,
    optimal: Option<Optimal>,
}

/// Where variables and rows are: sequences of the first player, sets of the second, slacks; then rows for the second player's sequences, and for
/// the first player's sets.
#[derive(Clone, Copy)]
struct Layout {
    plan: usize,
    values: usize,
    slacks: usize,
}

impl Whole {
    /// Of a game in which the second player loses what the first one gets. `None` if there is no beginning.
    pub fn new(form: &SequenceForm) -> Option<Self> {
        let layout = Layout {
            plan: form.sizes[0] - 1,
            values: form.sets[1].len(),
            slacks: form.sizes[1] - 1,
        };
        let search = ProvedSearch::new(layout.program(form), layout.beginning(form))?;
        Some(Self {
            search,
            layout,
            optimal: None,
        })
    }

    /// Pivots, or finds digits. `None` where that leads no further.
    pub fn step(&mut self, form: &SequenceForm) -> Option<Status> {
        if self.search.step()? == Status::Running {
            return Some(Status::Running);
        }
        let behaviour = self.behaviour(form)?;
        let mut shares = behaviour.iter().flatten().flatten();
        if shares.any(|share| *share < Rational::ZERO) {
            return None;
        }
        let bounds = Answers::new(form, &behaviour, |_, _, _| false).bounds();
        self.optimal = Some(Optimal::within(&bounds, behaviour)?);
        Some(Status::Finished)
    }

    /// What was found, at the end.
    pub fn optimal(&self) -> Option<&Optimal> {
        self.optimal.as_ref()
    }

    fn behaviour(&self, form: &SequenceForm) -> Option<Behaviours> {
        let found = self.search.optimum()?;
        let mut plans: [Plan; 2] = form.sizes.map(|size| vec![Rational::ZERO; size]);
        for (&variable, value) in found.basic.iter().zip(&found.values.numerators) {
            if variable < self.layout.plan {
                plans[0][variable + 1] = quotient(value.clone(), found.values.denominator.clone());
            }
        }
        for (price, share) in found.prices.numerators.iter().zip(&mut plans[1][1..]) {
            *share = quotient(price.clone(), found.prices.denominator.clone());
        }
        Some([0, 1].map(|player| form.behaviour(player, &plans[player])))
    }
}

impl Layout {
    fn program(self, form: &SequenceForm) -> SparseProgram {
        let mut program = SparseProgram {
            columns: vec![Vec::new(); self.plan + self.values + self.slacks],
            costs: vec![Rational::ZERO; self.plan + self.values + self.slacks],
            is_free: vec![false; self.plan + self.values + self.slacks],
            right: vec![Rational::ZERO; self.slacks + form.sets[0].len()],
            units: vec![Rational::ONE; self.slacks + form.sets[0].len()],
        };
        program.is_free[self.plan..][..self.values].fill(true);
        self.pay(form, &mut program);
        for (number, set) in form.sets[1].iter().enumerate() {
            let value = self.plan + number;
            let rows = set
                .sequences()
                .map(|sequence| (sequence - 1, Rational::ONE));
            program.columns[value].extend(rows);
            match set.parent {
                0 => program.costs[value] = Rational::ONE,
                parent => program.columns[value].push((parent - 1, -Rational::ONE)),
            }
        }
        for slack in 0..self.slacks {
            program.columns[self.plan + self.values + slack].push((slack, Rational::ONE));
        }
        for (row, set) in (self.slacks..).zip(&form.sets[0]) {
            for sequence in set.sequences() {
                program.columns[sequence - 1].push((row, Rational::ONE));
            }
            match set.parent {
                0 => program.right[row] = Rational::ONE,
                parent => program.columns[parent - 1].push((row, -Rational::ONE)),
            }
        }
        program
    }

    /// What both players' empty sequences pay is left out.
    fn pay(self, form: &SequenceForm, program: &mut SparseProgram) {
        let mut greatest = Rational::ZERO;
        for entry in &form.entries {
            let payoff = &entry.payoffs[0];
            if payoff.is_zero() {
                continue;
            }
            greatest = greatest.max(payoff.clone()).max(-payoff);
            match entry.sequences {
                [0, 0] => {}
                [first, 0] => program.costs[first - 1] = payoff.clone(),
                [0, second] => program.right[second - 1] = payoff.clone(),
                [first, second] => program.columns[first - 1].push((second - 1, -payoff)),
            }
        }
        if !greatest.is_zero() {
            program.units[..self.slacks].fill(greatest);
        }
    }

    /// The basis of pure plans: all values, of each set of the first player one sequence, of each set of the second player all slacks but one.
    fn beginning(self, form: &SequenceForm) -> Vec<usize> {
        let [first, second] = to_uniform(form);
        let values = self.plan..self.plan + self.values;
        let chosen = form.sets[0].iter().zip(first);
        let chosen = chosen.map(|(set, action)| set.first + action - 1);
        let others = form.sets[1].iter().zip(second).flat_map(|(set, action)| {
            let others = set
                .sequences()
                .filter(move |&one| one != set.first + action);
            others.map(move |one| self.plan + self.values + one - 1)
        });
        values.chain(chosen).chain(others).collect()
    }
}

/// Solves a game at once, if floats lead to the end.
pub fn solve(form: &SequenceForm) -> Option<Optimal> {
    let mut whole = Whole::new(form)?;
    while whole.step(form)? == Status::Running {}
    whole.optimal
}
