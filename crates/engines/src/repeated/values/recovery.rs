//! Recovery: how long two players who have cooperated so far need to cooperate again after one of them has done something else by mistake.
//!
//! A hitting time of the chain of their states (J. R. Norris, "Markov Chains", 1997, section 1.3). Whether it is finite is read off what can follow what;
//! its mean is summed up round by round, in floats.

use crate::repeated::strategies::automaton::{Automaton, State};
use std::collections::BTreeMap;

/// With more pairs of states nothing is claimed.
const MAX_PAIRS: usize = 1024;
/// Transitions that are followed at most; a mean that has not settled by then is a little too small.
const MAX_STEPS: usize = 2_000_000;
/// What is left of the probability is nothing.
const NEGLIGIBLE: f64 = 1e-12;
/// Rounds after the mistake that are told.
pub const MAX_TOLD: usize = 8;

/// What follows a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Recovery {
    /// Rounds after the mistake up to the first in which both cooperate, on average; none where that may never come.
    pub rounds: Option<f64>,
    /// What the first and the second player do next if they always do what is likeliest: up to the round in which both cooperate, at most [`MAX_TOLD`].
    pub likeliest: Vec<[usize; 2]>,
}

/// What follows when both have cooperated (played their first action) for `before` rounds and the first player's next move is their second action by
/// mistake, while nothing else goes wrong; none if they do not cooperate so long, or have too many states.
pub fn recovery(automata: [&Automaton; 2], before: usize) -> Option<Recovery> {
    let mut pair = [0, 0];
    for round in 0..=before {
        let cooperate = |player: usize| state(automata, player, pair).mixture[0].value() > 0.0;
        if !(0..2).all(cooperate) {
            return None;
        }
        // The last of these rounds is the one that goes wrong.
        let actions = if round < before { [0, 0] } else { [1, 0] };
        pair = after(automata, pair, actions);
    }
    let chain = Chain::new(automata, pair)?;
    Some(Recovery {
        rounds: chain.is_sure().then(|| chain.mean()),
        likeliest: likeliest(automata, pair),
    })
}

/// The state of a player in a pair of states.
fn state(automata: [&Automaton; 2], player: usize, pair: [u16; 2]) -> &State {
    &automata[player].states[usize::from(pair[player])]
}

/// The states after an outcome.
fn after(automata: [&Automaton; 2], pair: [u16; 2], actions: [usize; 2]) -> [u16; 2] {
    [0, 1].map(|player| {
        let others = automata[player].sizes[1];
        state(automata, player, pair).next[actions[player] * others + actions[1 - player]]
    })
}

fn likeliest(automata: [&Automaton; 2], start: [u16; 2]) -> Vec<[usize; 2]> {
    let mut pair = start;
    let mut told = Vec::new();
    while told.len() < MAX_TOLD && told.last() != Some(&[0, 0]) {
        let actions = [0, 1].map(|player| {
            let mixture = &state(automata, player, pair).mixture;
            let best = mixture.iter().max();
            let place = mixture.iter().position(|part| Some(part) == best);
            place.unwrap_or(0)
        });
        told.push(actions);
        pair = after(automata, pair, actions);
    }
    told
}

/// What can follow from a pair of states before both cooperate: pairs by their number, the first one where it begins.
struct Chain {
    rows: Vec<Vec<(usize, f64)>>,
    /// Which pairs may be followed by a round in which both cooperate.
    ends: Vec<bool>,
}

impl Chain {
    fn new(automata: [&Automaton; 2], start: [u16; 2]) -> Option<Self> {
        let mut numbers = BTreeMap::from([(start, 0)]);
        let mut pairs = vec![start];
        let (mut rows, mut ends) = (Vec::new(), Vec::new());
        while let Some(&pair) = pairs.get(rows.len()) {
            if pairs.len() > MAX_PAIRS {
                return None;
            }
            let mut row = Vec::new();
            let mut may_end = false;
            for (actions, part) in outcomes(automata, pair) {
                if actions == [0, 0] {
                    may_end = true;
                    continue;
                }
                let next = after(automata, pair, actions);
                let number = *numbers.entry(next).or_insert_with(|| {
                    pairs.push(next);
                    pairs.len() - 1
                });
                row.push((number, part));
            }
            rows.push(row);
            ends.push(may_end);
        }
        crate::effort::spend(rows.len() as u64 * 8);
        Some(Self { rows, ends })
    }

    /// Whether both cooperate sooner or later for sure: from wherever they get that may still come.
    fn is_sure(&self) -> bool {
        let mut may_end = self.ends.clone();
        loop {
            let mut has_grown = false;
            for (place, row) in self.rows.iter().enumerate() {
                if !may_end[place] && row.iter().any(|&(next, _)| may_end[next]) {
                    may_end[place] = true;
                    has_grown = true;
                }
            }
            if !has_grown {
                return may_end.into_iter().all(|may| may);
            }
        }
    }

    /// How many rounds that takes on average: the sum of the probabilities that it takes more than 0, 1, 2 … rounds.
    fn mean(&self) -> f64 {
        let transitions: usize = self.rows.iter().map(Vec::len).sum();
        let mut now = vec![0.0; self.rows.len()];
        now[0] = 1.0;
        let (mut left, mut mean) = (1.0, 0.0);
        for _ in 0..MAX_STEPS / transitions.max(1) {
            if left < NEGLIGIBLE {
                break;
            }
            mean += left;
            let mut next = vec![0.0; now.len()];
            for (row, mass) in self.rows.iter().zip(&now).filter(|(_, mass)| **mass > 0.0) {
                crate::effort::spend(row.len() as u64);
                row.iter().for_each(|&(to, part)| next[to] += mass * part);
            }
            now = next;
            left = now.iter().sum();
        }
        mean
    }
}

/// What may happen in a pair of states, and how probable it is.
fn outcomes(automata: [&Automaton; 2], pair: [u16; 2]) -> impl Iterator<Item = ([usize; 2], f64)> {
    let [first, second] = [0, 1].map(|player| {
        let parts = state(automata, player, pair).mixture.iter();
        let parts = parts.map(|part| part.value()).enumerate();
        parts.filter(|(_, part)| *part > 0.0).collect::<Vec<_>>()
    });
    first.into_iter().flat_map(move |(one, p)| {
        let of = move |(two, q): (usize, f64)| ([one, two], p * q);
        second.clone().into_iter().map(of)
    })
}
