//! Rates of a process in floats, read once, since fractions are slow; and what runs draw by them.

use super::process::{Mapping, Process, fermi};
use crate::exact::rational::value;
use random::Random;

/// A process and its rates.
#[derive(Clone, Debug)]
pub struct Rates {
    /// How many strategies there are.
    strategies: u32,
    selection: f64,
    mutation: f64,
    inertia: f64,
    mapping: Mapping,
    /// Whether what nobody plays can come back.
    comes_back: bool,
}

impl Rates {
    /// Of a process of so many strategies.
    pub fn new(process: &Process, strategies: usize) -> Self {
        let mutation = value(&process.mutation);
        Self {
            strategies: strategies as u32,
            selection: value(&process.selection),
            mutation,
            inertia: value(&process.inertia),
            mapping: process.mapping,
            comes_back: mutation > 0.0 || process.update.invents(),
        }
    }

    /// The fitness of a payoff; what rounding makes negative is 0.
    pub fn fitness(&self, payoff: f64) -> f64 {
        self.mapping.fitness(self.selection, payoff).max(0.0)
    }

    /// Whether a population with these counts is at an end: all play the same, and nothing else comes.
    pub fn is_end(&self, counts: &[u32]) -> bool {
        !self.comes_back && alone(counts).is_some()
    }

    /// Whether nothing comes to an end.
    pub fn never_ends(&self) -> bool {
        self.comes_back
    }

    /// Any strategy but this one.
    pub fn other_than(&self, strategy: usize, random: &mut Random) -> usize {
        let other = random.below(self.strategies - 1) as usize;
        other + usize::from(other >= strategy)
    }

    /// Whether there is a mutation now.
    pub fn mutates(&self, random: &mut Random) -> bool {
        self.mutation > 0.0 && random.unit() < self.mutation
    }

    /// The strategy of a parent's offspring.
    pub fn offspring(&self, parent: usize, random: &mut Random) -> usize {
        if self.mutates(random) {
            self.other_than(parent, random)
        } else {
            parent
        }
    }

    /// Whether somebody who could change to a best response does not.
    pub fn rests(&self, random: &mut Random) -> bool {
        random.unit() < self.inertia
    }

    /// Whether somebody takes a strategy that brings so much more.
    pub fn adopts(&self, gain: f64, random: &mut Random) -> bool {
        random.unit() < fermi(self.selection, gain)
    }
}

/// The strategy that all play, if they do.
pub fn alone(counts: &[u32]) -> Option<usize> {
    let mut played = (0..counts.len()).filter(|&strategy| counts[strategy] > 0);
    let first = played.next();
    if played.next().is_none() { first } else { None }
}
