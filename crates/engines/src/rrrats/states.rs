//! The positions between turns, numbered.

use games::rrrats::{Bust, Rules};

/// A position that is not over, as the player who rolls next sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// At least 1.
    pub pile: u8,
    /// The bank of the player who rolls next.
    pub own: u8,
    pub other: u8,
}

/// All positions with some rules: all tokens are in the pile or in a bank, unless some may leave the game.
#[derive(Clone, Debug, PartialEq)]
pub struct States {
    side: usize,
    list: Vec<State>,
    /// By pile, own and other bank, if they leave the game; else by the banks alone.
    numbers: Vec<u32>,
    may_vanish: bool,
}

impl States {
    /// Those of `rules`.
    pub fn new(rules: &Rules) -> Self {
        let side = usize::from(rules.tokens) + 1;
        let may_vanish = rules.bust == Bust::Box;
        let mut states = Self {
            side,
            list: Vec::new(),
            numbers: vec![u32::MAX; side.pow(if may_vanish { 3 } else { 2 })],
            may_vanish,
        };
        for own in 0..rules.tokens {
            for other in 0..rules.tokens - own {
                let most = rules.tokens - own - other;
                let least = if may_vanish { 1 } else { most };
                for pile in least..=most {
                    states.push(State { pile, own, other });
                }
            }
        }
        states
    }

    fn push(&mut self, state: State) {
        let place = self.place(state);
        self.numbers[place] = self.list.len() as u32;
        self.list.push(state);
    }

    fn place(&self, state: State) -> usize {
        let banks = usize::from(state.own) * self.side + usize::from(state.other);
        if self.may_vanish {
            banks * self.side + usize::from(state.pile)
        } else {
            banks
        }
    }

    /// The number of a position, from 0. It is one of these.
    pub fn number(&self, state: State) -> usize {
        self.numbers[self.place(state)] as usize
    }

    /// All, by number.
    pub fn list(&self) -> &[State] {
        &self.list
    }
}
