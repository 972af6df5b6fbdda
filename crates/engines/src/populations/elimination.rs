//! Elimination of states: where a chain ends and after how many steps, or how much of its time it spends where.
//!
//! One state after the other is taken out, and what went through it goes directly. Nothing is ever subtracted, so floats lose nothing. Source: W. K.
//! Grassmann, M. I. Taksar, D. P. Heyman, "Regenerative analysis and steady state distributions for Markov chains" (1985); the same for chains that end.

use super::birth_death::NeverEnds;
use crate::exact::number::Number;
use crate::{Status, effort};

/// A chain with ends; a step takes a state out, or says what becomes of one.
#[derive(Clone, Debug)]
pub struct Absorbing<N> {
    /// By state: the probabilities of going to each state and then to each end; what stays where it is does not matter.
    rows: Vec<Vec<N>>,
    /// Steps until the next state or end that is still there.
    steps: Vec<N>,
    /// How many states are still there.
    left: usize,
    solved: Vec<Fate<N>>,
}

/// What becomes of a chain from a state.
#[derive(Clone, Debug, PartialEq)]
pub struct Fate<N> {
    /// How probable each end is.
    pub ends: Vec<N>,
    /// Steps until then, expected.
    pub steps: N,
}

impl<N: Number> Absorbing<N> {
    /// The chain of these rows: a probability for each state, then one for each end.
    pub fn new(rows: Vec<Vec<N>>) -> Self {
        let count = rows.len();
        Self {
            rows,
            steps: vec![N::one(); count],
            left: count,
            solved: Vec::new(),
        }
    }

    /// Goes on by a state.
    ///
    /// # Errors
    /// There are states that are never left for an end.
    pub fn step(&mut self) -> Result<Status, NeverEnds> {
        if self.left > 0 {
            self.take_out()?;
        } else if self.solved.len() < self.rows.len() {
            self.solve();
        }
        let is_over = self.solved.len() == self.rows.len();
        Ok(if is_over {
            Status::Finished
        } else {
            Status::Running
        })
    }

    /// All steps at once.
    ///
    /// # Errors
    /// There are states that are never left for an end.
    pub fn solve_all(mut self) -> Result<Vec<Fate<N>>, NeverEnds> {
        while !self.rows.is_empty() && self.step()? == Status::Running {}
        Ok(self.solved)
    }

    /// What becomes of each state, of those that are solved.
    pub fn fates(&self) -> &[Fate<N>] {
        &self.solved
    }

    fn take_out(&mut self) -> Result<(), NeverEnds> {
        let state = self.left - 1;
        let count = self.rows.len();
        let (before, rest) = self.rows.split_at_mut(state);
        let row = &mut rest[0];
        let places = || (0..state).chain(count..row.len());
        let mut out = N::zero();
        places().for_each(|place| out.plus(&row[place]));
        if out.is_zero() {
            return Err(NeverEnds);
        }
        let places: Vec<usize> = places().filter(|&place| !row[place].is_zero()).collect();
        for &place in &places {
            row[place] = row[place].over(&out);
        }
        let steps = self.steps[state].over(&out);
        for (place, other) in before.iter_mut().enumerate() {
            let through = core::mem::replace(&mut other[state], N::zero());
            if through.is_zero() {
                continue;
            }
            for &next in &places {
                other[next].plus_product(&through, &row[next]);
            }
            self.steps[place].plus_product(&through, &steps);
            effort::spend(N::EFFORT * places.len() as u64 / 100);
        }
        self.steps[state] = steps;
        self.left = state;
        Ok(())
    }

    fn solve(&mut self) {
        let state = self.solved.len();
        let count = self.rows.len();
        let row = &self.rows[state];
        let mut ends = row[count..].to_vec();
        let mut steps = self.steps[state].clone();
        for (through, fate) in row.iter().zip(&self.solved) {
            if through.is_zero() {
                continue;
            }
            for (end, next) in ends.iter_mut().zip(&fate.ends) {
                end.plus_product(through, next);
            }
            steps.plus_product(through, &fate.steps);
        }
        self.solved.push(Fate { ends, steps });
    }
}

/// A chain without ends; a step takes a state out, and the last one tells how much of its time it spends where.
#[derive(Clone, Debug)]
pub struct Recurrent<N> {
    rows: Vec<Vec<N>>,
    /// How many states are still there.
    left: usize,
    shares: Option<Vec<N>>,
}

impl<N: Number> Recurrent<N> {
    /// The chain of these rows, a probability for each state; what stays where it is does not matter.
    pub fn new(rows: Vec<Vec<N>>) -> Self {
        Self {
            left: rows.len(),
            rows,
            shares: None,
        }
    }

    /// Goes on by a state.
    ///
    /// # Errors
    /// Not every state is reached from every other.
    pub fn step(&mut self) -> Result<Status, NeverEnds> {
        if self.left > 1 {
            self.take_out()?;
            return Ok(Status::Running);
        }
        self.shares = Some(self.solve());
        Ok(Status::Finished)
    }

    /// All steps at once.
    ///
    /// # Errors
    /// Not every state is reached from every other.
    pub fn solve_all(mut self) -> Result<Vec<N>, NeverEnds> {
        while self.step()? == Status::Running {}
        Ok(self.shares.unwrap_or_default())
    }

    /// How much of its time the chain spends in each state in the long run, once that is known.
    pub fn shares(&self) -> Option<&[N]> {
        self.shares.as_deref()
    }

    fn take_out(&mut self) -> Result<(), NeverEnds> {
        let state = self.left - 1;
        let (before, rest) = self.rows.split_at_mut(state);
        let row = &rest[0];
        let mut out = N::zero();
        row[..state].iter().for_each(|way| out.plus(way));
        if out.is_zero() {
            return Err(NeverEnds);
        }
        let ways: Vec<usize> = (0..state).filter(|&next| !row[next].is_zero()).collect();
        for other in before {
            if other[state].is_zero() {
                continue;
            }
            // How often the state is come to for each time the other one is left.
            other[state] = other[state].over(&out);
            for &next in &ways {
                let more = other[state].times(&row[next]);
                other[next].plus(&more);
            }
            effort::spend(N::EFFORT * ways.len() as u64 / 100);
        }
        self.left = state;
        Ok(())
    }

    fn solve(&self) -> Vec<N> {
        let mut visits = vec![N::one()];
        let mut sum = N::one();
        for state in 1..self.rows.len() {
            let mut of_state = N::zero();
            for (before, visits) in self.rows.iter().zip(&visits) {
                of_state.plus_product(visits, &before[state]);
            }
            sum.plus(&of_state);
            visits.push(of_state);
        }
        visits.iter().map(|visits| visits.over(&sum)).collect()
    }
}
