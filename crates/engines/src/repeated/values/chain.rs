//! The Markov chain of two automata: its states are the pairs of their states that are reached, the first one where both begin.

use crate::exact::number::Number;
use crate::exact::rational::{Rational, of_fraction};
use crate::repeated::settings::Noise;
use crate::repeated::strategies::automaton::{Automaton, State};
use std::collections::BTreeMap;
use thiserror::Error;

/// Pairs of automata have at most this many pairs of states: solving takes their third power, a tenth of a second.
pub const MAX_PAIRS: usize = 512;
/// And at most this many ways from pair to pair, each with what was done and seen.
const MAX_WAYS: usize = 100_000;

/// Two automata with too many pairs of states, or too many ways from one to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("more than {MAX_PAIRS} pairs of states, or {MAX_WAYS} ways between them")]
pub struct TooLarge;

/// The chain.
#[derive(Clone, Debug)]
pub struct Chain<N> {
    /// By state: the next states, each once, and how probable they are.
    pub rows: Vec<Vec<(usize, N)>>,
    /// By state: how probable each outcome of its round is, own actions of the first player first.
    pub outcomes: Vec<Vec<N>>,
}

impl Chain<Rational> {
    /// The chain of a pair.
    ///
    /// # Errors
    /// If it has too many states.
    pub fn new(automata: [&Automaton; 2], noise: Noise) -> Result<Self, TooLarge> {
        let sizes = automata[0].sizes;
        let errors = |probability, size| Errors::new(of_fraction(probability), size);
        let mut search = Search {
            automata,
            execution: sizes.map(|size| errors(noise.execution, size)),
            perception: sizes.map(|size| errors(noise.perception, size)),
            numbers: BTreeMap::from([([0, 0], 0)]),
            pairs: vec![[0, 0]],
            ways: 0,
        };
        let mut chain = Self {
            rows: Vec::new(),
            outcomes: Vec::new(),
        };
        while let Some(&pair) = search.pairs.get(chain.rows.len()) {
            let (row, outcomes) = search.expand(pair);
            chain.rows.push(row);
            chain.outcomes.push(outcomes);
            if search.pairs.len() > MAX_PAIRS || search.ways > MAX_WAYS {
                return Err(TooLarge);
            }
        }
        Ok(chain)
    }
}

/// The pairs of states that were reached.
struct Search<'a> {
    automata: [&'a Automaton; 2],
    execution: [Errors; 2],
    perception: [Errors; 2],
    numbers: BTreeMap<[u16; 2], usize>,
    pairs: Vec<[u16; 2]>,
    ways: usize,
}

impl Search<'_> {
    /// What follows from a pair of states, and what happens there.
    fn expand(&mut self, pair: [u16; 2]) -> (Vec<(usize, Rational)>, Vec<Rational>) {
        let states = [0, 1].map(|player| &self.automata[player].states[usize::from(pair[player])]);
        let [first, second] = [0, 1].map(|player| self.execution[player].mixed(states[player]));
        let (mut row, mut outcomes) = (Vec::new(), Vec::new());
        for (one, p) in first.iter().enumerate() {
            for (two, q) in second.iter().enumerate() {
                let probability = p * q;
                if !probability.is_zero() {
                    self.follow(states, [one, two], &probability, &mut row);
                }
                outcomes.push(probability);
            }
        }
        (row, outcomes)
    }

    /// Adds what follows from an outcome, however it is seen.
    fn follow(
        &mut self,
        states: [&State; 2],
        [one, two]: [usize; 2],
        probability: &Rational,
        row: &mut Vec<(usize, Rational)>,
    ) {
        let [rows, columns] = self.automata[0].sizes;
        for (seen_two, of_two) in self.perception[1].seen(two) {
            for (seen_one, of_one) in self.perception[0].seen(one) {
                self.ways += 1;
                crate::effort::spend(50);
                let next = [
                    states[0].next[one * columns + seen_two],
                    states[1].next[two * rows + seen_one],
                ];
                let number = *self.numbers.entry(next).or_insert_with(|| {
                    self.pairs.push(next);
                    self.pairs.len() - 1
                });
                let part = times(probability, of_two.as_ref(), of_one.as_ref());
                match row.iter_mut().find(|(place, _)| *place == number) {
                    Some((_, sum)) => *sum += part,
                    None => row.push((number, part)),
                }
            }
        }
    }
}

/// A probability with its errors; most have none.
fn times(probability: &Rational, one: Option<&Rational>, other: Option<&Rational>) -> Rational {
    let product = one.map_or_else(|| probability.clone(), |one| probability * one);
    other.map_or_else(|| product.clone(), |other| &product * other)
}

impl<N: Number> Chain<N> {
    /// The same chain in other numbers.
    pub fn in_numbers<M: Number>(&self, change: impl Fn(&N) -> M) -> Chain<M> {
        let row = |row: &Vec<(usize, N)>| {
            row.iter()
                .map(|(next, part)| (*next, change(part)))
                .collect()
        };
        Chain {
            rows: self.rows.iter().map(row).collect(),
            outcomes: self
                .outcomes
                .iter()
                .map(|parts| parts.iter().map(&change).collect())
                .collect(),
        }
    }
}

/// What one kind of noise does to one player's actions.
struct Errors {
    size: usize,
    /// That the action is the right one, and that it is a certain other one; none without noise.
    probabilities: Option<[Rational; 2]>,
}

impl Errors {
    fn new(probability: Rational, size: usize) -> Self {
        let is_there = !probability.is_zero() && size > 1;
        let probabilities = is_there.then(|| {
            [
                Rational::ONE - &probability,
                probability / Rational::from(size as u64 - 1),
            ]
        });
        Self {
            size,
            probabilities,
        }
    }

    /// What a state does.
    fn mixed(&self, state: &State) -> Vec<Rational> {
        let mixture = state.mixture.iter().map(|&part| of_fraction(part));
        match &self.probabilities {
            None => mixture.collect(),
            Some([right, other]) => mixture
                .map(|part| &part * right + (Rational::ONE - &part) * other)
                .collect(),
        }
    }

    /// As what an action is seen, and how probable that is.
    fn seen(&self, action: usize) -> impl Iterator<Item = (usize, Option<Rational>)> {
        let others = if self.probabilities.is_some() {
            0..self.size
        } else {
            action..action + 1
        };
        others.map(move |seen| {
            let probability = |[right, other]: &'_ [Rational; 2]| {
                if seen == action {
                    right.clone()
                } else {
                    other.clone()
                }
            };
            (seen, self.probabilities.as_ref().map(probability))
        })
    }
}
