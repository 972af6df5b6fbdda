//! Values of positions: points of the one whose turn it is, a win 1, a draw ½.

use super::states::{State, States};
use games::rrrats::{Rules, TurnEnd};
use games::score;

/// Values that change by less than this in a whole round are final: a few times the last bit.
pub const PRECISION: f64 = 1e-15;

/// The values of all positions between turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    pub states: States,
    /// Of whose turn it is, 0 or 1: by number of the position, to that player.
    pub of_mover: [Vec<f64>; 2],
}

impl Values {
    /// One half everywhere: what a game is worth that goes on for too long.
    pub fn even(rules: &Rules) -> Self {
        let states = States::new(rules);
        let even = vec![0.5; states.list().len()];
        Self {
            states,
            of_mover: [even.clone(), even],
        }
    }

    /// What the end of a turn is worth to `mover`, who had `own` tokens in the bank before.
    pub fn after(&self, mover: usize, own: u8, end: TurnEnd) -> f64 {
        let own = own + end.gained;
        if end.pile == 0 {
            return score(own, end.other);
        }
        let next = State {
            pile: end.pile,
            own: end.other,
            other: own,
        };
        1.0 - self.of_mover[1 - mover][self.states.number(next)]
    }

    /// What the beginning is worth to `mover` if it is his turn.
    pub fn at_beginning(&self, rules: &Rules, mover: usize) -> f64 {
        let beginning = State {
            pile: rules.tokens,
            own: 0,
            other: 0,
        };
        self.of_mover[mover][self.states.number(beginning)]
    }
}
