//! Rates of a process in floats, read once, since fractions are slow; and what runs draw by them.

use super::game::Game;
use super::process::{Mapping, Process, fermi};
use crate::exact::rational::value;
use random::Random;

/// A process and its rates.
#[derive(Clone, Debug)]
pub struct Rates {
    /// How many strategies there are.
    strategies: u32,
    /// By strategy: whether a population that all plays it stays as it is.
    stays: Vec<bool>,
    selection: f64,
    mutation: f64,
    inertia: f64,
    mapping: Mapping,
}

impl Rates {
    /// Of a process in which this game is played.
    pub fn new(process: &Process, game: &Game) -> Self {
        let mutation = value(&process.mutation);
        // Best responses bring back what is better than what all play.
        let is_best = |own: usize| {
            let mut others = 0..game.size();
            others.all(|other| game.payoff(other, own) <= game.payoff(own, own))
        };
        let stays = |own| mutation == 0.0 && (!process.update.invents() || is_best(own));
        Self {
            strategies: game.size() as u32,
            stays: (0..game.size()).map(stays).collect(),
            selection: value(&process.selection),
            mutation,
            inertia: value(&process.inertia),
            mapping: process.mapping,
        }
    }

    /// The fitness of a payoff; what rounding makes negative is 0.
    pub fn fitness(&self, payoff: f64) -> f64 {
        self.mapping.fitness(self.selection, payoff).max(0.0)
    }

    /// Whether a population with these counts is at an end: all play the same, and nothing else comes.
    pub fn is_end(&self, counts: &[u32]) -> bool {
        alone(counts).is_some_and(|strategy| self.stays(strategy))
    }

    /// Whether nothing else comes where all play this strategy.
    pub fn stays(&self, strategy: usize) -> bool {
        self.stays[strategy]
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
