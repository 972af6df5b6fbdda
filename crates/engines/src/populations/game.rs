//! Games of a population: what a player of one strategy gets from a player of another.

use crate::exact::rational::{Rational, value};

/// Strategies of a game.
pub const MAX_STRATEGIES: usize = 8;

/// A symmetric game of two, as a matrix, exactly and in floats.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// What a player of the row's strategy gets from one of the column's.
    payoffs: Vec<Vec<Rational>>,
    /// The same, row by row.
    floats: Vec<f64>,
}

impl Game {
    /// The game of this square matrix of 2 to [`MAX_STRATEGIES`] rows.
    pub fn new(payoffs: Vec<Vec<Rational>>) -> Self {
        let floats = payoffs.iter().flatten().map(value).collect();
        Self { payoffs, floats }
    }

    /// Everybody gives everybody the same: the first strategy gets `fitness`, the second 1.
    pub fn of_constant_fitness(fitness: &Rational) -> Self {
        let row = |payoff: &Rational| vec![payoff.clone(), payoff.clone()];
        Self::new(vec![row(fitness), row(&Rational::ONE)])
    }

    /// How many strategies there are.
    pub fn size(&self) -> usize {
        self.payoffs.len()
    }

    /// What a player of `own` gets from one of `other`.
    pub fn payoff(&self, own: usize, other: usize) -> &Rational {
        &self.payoffs[own][other]
    }

    /// The same in floats.
    #[inline]
    pub fn float(&self, own: usize, other: usize) -> f64 {
        self.floats[own * self.size() + other]
    }

    /// What a player of `own` gets from all.
    pub fn floats(&self, own: usize) -> &[f64] {
        &self.floats[own * self.size()..][..self.size()]
    }

    /// The game of some of the strategies.
    #[must_use]
    pub fn among(&self, strategies: &[usize]) -> Self {
        let row = |&own: &usize| {
            let cell = |&other: &usize| self.payoffs[own][other].clone();
            strategies.iter().map(cell).collect()
        };
        Self::new(strategies.iter().map(row).collect())
    }
}
