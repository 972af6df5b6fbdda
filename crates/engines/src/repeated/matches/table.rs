//! An automaton as flat tables, so that a round of it is two look-ups.

use super::mind::{Mind, Reason};
use crate::repeated::strategies::automaton::{Automaton, State};
use random::Random;

/// The tables.
#[derive(Clone, Debug)]
pub struct Table {
    actions: usize,
    others: usize,
    next: Vec<u16>,
    /// By state: the action that is played for sure, or [`MIXED`].
    sure: Vec<u8>,
    /// By state and action: the probability of it and those before it.
    sums: Vec<f64>,
    rules: Vec<Option<u16>>,
}

const MIXED: u8 = u8::MAX;

impl Table {
    pub fn new(automaton: &Automaton) -> Self {
        let [actions, others] = automaton.sizes;
        let sums = |state: &State| {
            let mut sum = 0.0;
            let mixture: Vec<f64> = state.mixture.iter().map(|part| part.value()).collect();
            mixture.into_iter().map(move |part| {
                sum += part;
                sum
            })
        };
        let states = &automaton.states;
        Self {
            actions,
            others,
            next: states
                .iter()
                .flat_map(|state| state.next.iter().copied())
                .collect(),
            sure: states
                .iter()
                .map(|state| state.action().map_or(MIXED, |action| action as u8))
                .collect(),
            sums: states.iter().flat_map(sums).collect(),
            rules: states.iter().map(|state| state.rule).collect(),
        }
    }

    /// Whether no state mixes.
    pub fn is_pure(&self) -> bool {
        !self.sure.contains(&MIXED)
    }
}

/// A player at a table.
#[derive(Clone, Debug)]
pub struct AtTable {
    pub table: Table,
    pub state: usize,
}

impl Mind for AtTable {
    #[inline(always)]
    fn decide(&mut self, _left: Option<u32>, random: &mut Random) -> usize {
        let sure = self.table.sure[self.state];
        if sure != MIXED {
            return usize::from(sure);
        }
        let drawn = random.unit();
        let start = self.state * self.table.actions;
        let sums = &self.table.sums[start..start + self.table.actions - 1];
        sums.iter().map(|&sum| usize::from(drawn >= sum)).sum()
    }

    #[inline(always)]
    fn observe(&mut self, actions: [usize; 2], _slipped: bool) {
        let Table {
            actions: size,
            others,
            next,
            ..
        } = &self.table;
        self.state = usize::from(next[(self.state * size + actions[0]) * others + actions[1]]);
    }

    fn reason(&self) -> Reason {
        Reason {
            state: Some(self.state as u16),
            rule: self.table.rules[self.state],
        }
    }
}
