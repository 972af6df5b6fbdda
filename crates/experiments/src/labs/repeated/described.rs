//! Strategies described: the text that a name stands for, its rules one by one, and the automaton that it is.

use crate::exact::Mixed;
use engines::repeated::stage_game::Seat;
use serde::{Deserialize, Serialize};

/// Automata with more states are not drawn.
pub const MAX_DRAWN: usize = 64;

/// A strategy.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Described {
    /// In the language, without names of the library.
    pub text: String,
    /// The text of each rule; none where it is not made of rules.
    pub rules: Vec<String>,
    pub machine: Machine,
    /// Whether it plays differently where it knows which round is the last; the automaton is what it is where nobody does.
    pub knows_end: bool,
}

/// The automaton that a strategy is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Machine {
    /// It is none, or has more states than are gone through.
    #[default]
    None,
    /// One with so many states, too many to draw.
    Large(u32),
    /// Its states; it begins in the first.
    States(Vec<State>),
}

/// A state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// As its author calls it; nothing in automata that were made of something else.
    pub name: String,
    /// The probability of each action.
    pub mixture: Mixed,
    /// The next state, by the player's own action and then the other one's.
    pub next: Vec<u16>,
}

impl Described {
    /// The states, where they are drawn.
    pub fn states(&self) -> &[State] {
        match &self.machine {
            Machine::States(states) => states,
            Machine::None | Machine::Large(_) => &[],
        }
    }

    /// Whether it can be a strategy of this side.
    pub fn fits(&self, seat: Seat) -> bool {
        let [own, other] = seat.sizes();
        let states = self.states();
        let is_state = |state: &State| {
            state.mixture.len() == own
                && state.next.len() == own * other
                && state
                    .next
                    .iter()
                    .all(|&next| usize::from(next) < states.len())
        };
        states.len() <= MAX_DRAWN && states.iter().all(is_state)
    }
}
