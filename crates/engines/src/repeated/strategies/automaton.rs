//! An automaton: states, in each of which a player does something, and a next state for whatever is then done by both.
//!
//! Source: A. Rubinstein, "Finite automata play the repeated prisoner's dilemma" (1986). Deviations: a state may mix, and the next state depends on the
//! player's own action too, so that an automaton answers its own errors and deviations (D. Abreu and A. Rubinstein, 1988, section 2).

use games::fraction::Fraction;
use std::collections::BTreeMap;

/// An automaton; its first state is the one that it begins in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// How many actions the player and the other one have.
    pub sizes: [usize; 2],
    pub states: Vec<State>,
}

/// A state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The probability of each action.
    pub mixture: Vec<Fraction>,
    /// The next state, by own and other action.
    pub next: Vec<u16>,
    /// Which rule decides in it, where it was made from rules.
    pub rule: Option<u16>,
}

impl State {
    /// The action that is played for sure, if there is one.
    pub fn action(&self) -> Option<usize> {
        self.mixture.iter().position(|&part| part == Fraction::ONE)
    }
}

/// The mixture that plays `action` for sure.
pub fn pure(action: usize, size: usize) -> Vec<Fraction> {
    let part = |other| {
        if other == action {
            Fraction::ONE
        } else {
            Fraction::ZERO
        }
    };
    (0..size).map(part).collect()
}

impl Automaton {
    /// The memory-one strategy with these mixtures after each outcome, and this one before the first round.
    pub fn memory_one(
        sizes: [usize; 2],
        after: Vec<Vec<Fraction>>,
        opening: Vec<Fraction>,
    ) -> Self {
        let next: Vec<u16> = (1..=after.len() as u16).collect();
        let state = |mixture| State {
            mixture,
            next: next.clone(),
            rule: None,
        };
        let states = core::iter::once(opening).chain(after);
        Self {
            sizes,
            states: states.map(state).collect(),
        }
    }

    /// Whether no state mixes.
    pub fn is_pure(&self) -> bool {
        self.states.iter().all(|state| state.action().is_some())
    }

    /// The smallest automaton that plays the same after everything that can be done, without states that nothing leads to (E. F. Moore, 1956). States whose
    /// rules differ are one, so rules are left out.
    #[must_use]
    pub fn minimal(&self) -> Self {
        let mut class: BTreeMap<&[Fraction], u16> = BTreeMap::new();
        let mut classes: Vec<u16> = Vec::new();
        for state in &self.states {
            let new = class.len() as u16;
            classes.push(*class.entry(&state.mixture).or_insert(new));
        }
        let mut count = class.len();
        loop {
            let mut finer: BTreeMap<Vec<u16>, u16> = BTreeMap::new();
            let key = |(place, state): (usize, &State)| {
                let next = state.next.iter().map(|&next| classes[usize::from(next)]);
                core::iter::once(classes[place])
                    .chain(next)
                    .collect::<Vec<u16>>()
            };
            let keys: Vec<Vec<u16>> = self.states.iter().enumerate().map(key).collect();
            let split = keys.into_iter().map(|key| {
                let new = finer.len() as u16;
                *finer.entry(key).or_insert(new)
            });
            classes = split.collect();
            if finer.len() == count {
                return self.merged(&classes);
            }
            count = finer.len();
        }
    }

    /// One state for each class that is reached, in the order in which they are.
    fn merged(&self, classes: &[u16]) -> Self {
        let mut order = vec![0];
        let mut number = BTreeMap::from([(classes[0], 0)]);
        let mut states: Vec<State> = Vec::new();
        while let Some(&place) = order.get(states.len()) {
            let state: &State = &self.states[place];
            let next = state.next.iter().map(|&next| {
                let next = usize::from(next);
                *number.entry(classes[next]).or_insert_with(|| {
                    order.push(next);
                    order.len() as u16 - 1
                })
            });
            let next = next.collect();
            states.push(State {
                mixture: state.mixture.clone(),
                next,
                rule: None,
            });
        }
        Self {
            sizes: self.sizes,
            states,
        }
    }
}
