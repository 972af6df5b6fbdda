//! A future that is tried: a copy of the game, and how many more steps may be tried.

use crate::effort;
use games::ForwardModel;
use random::Random;

/// Operations of a step, as [`effort`] counts them: about fifty nanoseconds.
const STEP: u64 = 5;

/// The budget of a decision.
pub struct Trial<'a> {
    left: u32,
    pub random: &'a mut Random,
}

impl<'a> Trial<'a> {
    pub fn new(budget: u32, random: &'a mut Random) -> Self {
        effort::spend(u64::from(budget) * STEP);
        Self {
            left: budget,
            random,
        }
    }

    /// Steps that may still be tried.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Whether a further step may be tried.
    pub fn may_go_on(&self) -> bool {
        self.left > 0
    }

    /// Tries a step, if the budget has one left; whether it had.
    #[inline]
    pub fn step<M: ForwardModel>(&mut self, model: &mut M, action: u8) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        model.step(M::ACTIONS[usize::from(action)], self.random);
        true
    }

    /// The number of any action.
    pub fn any<M: ForwardModel>(&mut self) -> u8 {
        self.random.below(M::ACTIONS.len() as u32) as u8
    }
}

/// The largest of numbers that come one by one, one of them at random if several are.
pub struct BestByLot {
    pub place: u8,
    highest: f64,
    equal: u32,
}

impl BestByLot {
    pub fn new() -> Self {
        Self {
            place: 0,
            highest: f64::NEG_INFINITY,
            equal: 0,
        }
    }

    /// The number at `place`. Draws where it is as large as the largest so far.
    pub fn offer(&mut self, place: u8, number: f64, random: &mut Random) {
        if number > self.highest {
            (self.place, self.highest, self.equal) = (place, number, 1);
        } else if number == self.highest {
            self.equal += 1;
            if random.below(self.equal) == 0 {
                self.place = place;
            }
        }
    }
}
