//! The path of two automata that never mix, without noise: some rounds, and then the same ones again and again.

use super::chain::{MAX_PAIRS, TooLarge};
use crate::exact::rational::{Rational, quotient};
use crate::repeated::strategies::automaton::Automaton;
use std::collections::BTreeMap;

/// A path of outcomes, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    pub opening: Vec<usize>,
    pub cycle: Vec<usize>,
}

/// What they do from two states on; none if one of them mixes.
///
/// # Errors
/// If they come through too many pairs of states before one comes again.
pub fn cycle(automata: [&Automaton; 2], mut states: [u16; 2]) -> Result<Option<Cycle>, TooLarge> {
    if !automata.iter().all(|automaton| automaton.is_pure()) {
        return Ok(None);
    }
    let [rows, columns] = automata[0].sizes;
    let mut seen: BTreeMap<[u16; 2], usize> = BTreeMap::new();
    let mut opening: Vec<usize> = Vec::new();
    while !seen.contains_key(&states) {
        if seen.len() == MAX_PAIRS {
            return Err(TooLarge);
        }
        seen.insert(states, opening.len());
        let now = [0, 1].map(|player| &automata[player].states[usize::from(states[player])]);
        let (Some(own), Some(other)) = (now[0].action(), now[1].action()) else {
            return Ok(None);
        };
        opening.push(own * columns + other);
        states = [
            now[0].next[own * columns + other],
            now[1].next[other * rows + own],
        ];
    }
    let cycle = opening.split_off(seen[&states]);
    Ok(Some(Cycle { opening, cycle }))
}

impl Cycle {
    /// How often each of `outcomes` outcomes happens in the long run.
    pub fn long_run(&self, outcomes: usize) -> Vec<Rational> {
        let count = |outcome| self.cycle.iter().filter(|&&other| other == outcome).count();
        (0..outcomes)
            .map(|outcome| quotient(count(outcome).into(), self.cycle.len().into()))
            .collect()
    }

    /// The normalised discounted share of each outcome: (1 − δ) Σ δᵗ.
    pub fn discounted(&self, outcomes: usize, delta: &Rational) -> Vec<Rational> {
        let mut opening = vec![Rational::ZERO; outcomes];
        let mut cycle = opening.clone();
        let mut weight = Rational::ONE - delta;
        for &outcome in &self.opening {
            opening[outcome] += &weight;
            weight *= delta;
        }
        let before = weight.clone();
        for &outcome in &self.cycle {
            cycle[outcome] += &weight;
            weight *= delta;
        }
        // Before a cycle its weight is `before`, after it `weight`: all cycles together are a geometric series.
        let series = if before.is_zero() {
            Rational::ONE
        } else {
            &before / (&before - &weight)
        };
        opening
            .iter()
            .zip(cycle)
            .map(|(opening, cycle)| opening + cycle * &series)
            .collect()
    }
}
