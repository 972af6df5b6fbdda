//! An automaton as a table of rows of one size, so that a round is one look-up.

use super::mind::{Mind, Reason};
use crate::repeated::stage_game::MAX_ACTIONS;
use crate::repeated::strategies::automaton::{Automaton, State};
use random::Random;

/// The table: a row for each state.
#[derive(Clone, Debug)]
pub struct Table(Vec<Row>);

#[derive(Clone, Debug)]
struct Row {
    /// The action that is played for sure, or [`MIXED`].
    sure: u8,
    /// The probability of each action and those before it; more than 1 for actions that there are not.
    sums: [f64; MAX_ACTIONS - 1],
    /// By own and other action.
    next: [[u16; MAX_ACTIONS]; MAX_ACTIONS],
    rule: Option<u16>,
}

const MIXED: u8 = u8::MAX;

impl Table {
    pub fn new(automaton: &Automaton) -> Self {
        let others = automaton.sizes[1];
        let row = |state: &State| {
            let (mut sums, mut sum) = ([2.0; MAX_ACTIONS - 1], 0.0);
            // Whatever is drawn, it is below the sum of all.
            let before_last = state.mixture.iter().take(automaton.sizes[0] - 1);
            for (place, part) in sums.iter_mut().zip(before_last) {
                sum += part.value();
                *place = sum;
            }
            let mut next = [[0; MAX_ACTIONS]; MAX_ACTIONS];
            for (outcome, to) in state.next.iter().enumerate() {
                next[outcome / others][outcome % others] = *to;
            }
            Row {
                sure: state.action().map_or(MIXED, |action| action as u8),
                sums,
                next,
                rule: state.rule,
            }
        };
        Self(automaton.states.iter().map(row).collect())
    }

    /// Whether no state mixes.
    pub fn is_pure(&self) -> bool {
        self.0.iter().all(|row| row.sure != MIXED)
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
        let row = &self.table.0[self.state];
        if row.sure != MIXED {
            return usize::from(row.sure);
        }
        let drawn = random.unit();
        row.sums.iter().map(|&sum| usize::from(drawn >= sum)).sum()
    }

    #[inline(always)]
    fn observe(&mut self, actions: [usize; 2], _slipped: bool) {
        self.state = usize::from(self.table.0[self.state].next[actions[0]][actions[1]]);
    }

    #[inline(always)]
    fn reason(&self) -> Reason {
        Reason {
            state: Some(self.state as u16),
            rule: self.table.0[self.state].rule,
        }
    }
}
