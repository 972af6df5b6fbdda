//! The mind of a player in a match: how they decide.

use crate::repeated::strategies::memory::Memory;
use crate::repeated::strategies::program::{Choice, Program};
use random::Random;

/// Why a player does what they decided: the state that they are in, where they have states, and the rule that held, where they have rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    pub state: Option<u16>,
    pub rule: Option<u16>,
}

/// A player under way.
pub trait Mind {
    /// What to do in a round with `left` rounds after it, if somebody knows; takes a number of the stream only where it mixes.
    fn decide(&mut self, left: Option<u32>, random: &mut Random) -> usize;

    /// What was done: the player's own action, and what they saw of the other one's.
    fn observe(&mut self, actions: [usize; 2], slipped: bool);

    /// Why, between deciding and observing.
    fn reason(&self) -> Reason;
}

/// A player that follows rules.
#[derive(Clone, Debug)]
pub struct ByRules {
    pub program: Program,
    pub memory: Memory,
    pub rule: Option<u16>,
}

impl Mind for ByRules {
    #[inline]
    fn decide(&mut self, left: Option<u32>, random: &mut Random) -> usize {
        let decision = self.program.decide(&mut self.memory, left, |_| {});
        self.rule = decision.rule;
        match decision.choice {
            Choice::Pure(action) => action,
            mixed => mixed.drawn(random.unit()),
        }
    }

    #[inline]
    fn observe(&mut self, actions: [usize; 2], slipped: bool) {
        self.program.observe(&mut self.memory, actions, slipped);
    }

    fn reason(&self) -> Reason {
        Reason {
            state: None,
            rule: self.rule,
        }
    }
}
