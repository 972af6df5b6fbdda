//! The order in which values are improved: rounds over all positions, of the second player's turns first, since the first
//! one's build on them, until a pair of rounds changes nothing or the game would be over by its number of turns.
//!
//! Value iteration in place, taken apart into units of a few positions: see [`super::exact`] and [`super::best_play`].

use super::values::PRECISION;
use crate::Status;
use core::ops::Range;
use games::rrrats::MAX_TURNS;

/// Where the rounds are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sweeps {
    /// Positions in a round, and in a unit of work.
    count: usize,
    unit: usize,
    mover: usize,
    /// The next position of this round.
    next: usize,
    /// The largest change since the second player's turns.
    change: f64,
    rounds: u32,
    is_final: bool,
}

impl Sweeps {
    /// Before the first of `count` positions, of which `unit` are a unit of work.
    pub fn new(count: usize, unit: usize) -> Self {
        Self {
            count,
            unit,
            mover: 1,
            next: 0,
            change: 0.0,
            rounds: 0,
            is_final: false,
        }
    }

    /// Whose turns are improved next, and at which positions; `None` once nothing is left to improve.
    pub fn unit(&self) -> Option<(usize, Range<usize>)> {
        let end = (self.next + self.unit).min(self.count);
        (!self.is_final).then_some((self.mover, self.next..end))
    }

    /// The positions of [`Sweeps::unit`] are improved; by how much at most.
    pub fn done(&mut self, change: f64) {
        self.change = self.change.max(change);
        self.next = (self.next + self.unit).min(self.count);
        if self.next < self.count {
            return;
        }
        self.next = 0;
        if self.mover == 0 {
            self.rounds += 1;
            self.is_final = self.change < PRECISION || self.rounds * 2 >= MAX_TURNS;
            self.change = 0.0;
        }
        self.mover = 1 - self.mover;
    }

    /// Whether anything is left to improve.
    pub fn status(&self) -> Status {
        if self.is_final {
            Status::Finished
        } else {
            Status::Running
        }
    }
}
