//! Tactics, what is known about the moves at a glance: those that win, those that block, those that do not lose at once, and a
//! static rating of each by the lines that stay open.
//!
//! All moves are judged together: the cells that complete a line of a player ([`completing`]) cut with the cells
//! where stones come to rest are his winning moves. A move loses at once if another winning move is left to the
//! opponent, or if it is the one just below a cell that completes his line.

use super::bits::Bits;
use super::position::Columns;
use super::shape::Shape;
use super::threats::{completing, quiet_cells};
use super::{Column, ConnectFour};
use crate::{Evaluate, Game, Knowledge, Player, evaluation::OpenLines};
use random::Random;

/// How much an open line counts in a rating: 1 would be a certain win.
const WORTH: OpenLines = OpenLines {
    worth: [0.03, 0.12, 0.3],
};

/// The rating of a move that loses at once.
const LOST: f64 = 0.02;

impl<S: Shape> ConnectFour<S> {
    /// Where the mover's next stone would win.
    #[inline(always)]
    fn wins(&self) -> S::Bits {
        completing(self.shape(), self.mover) & self.free_ends()
    }

    /// Where the opponent's next stone would win.
    #[inline(always)]
    pub(super) fn threats(&self) -> S::Bits {
        completing(self.shape(), self.other) & self.free_ends()
    }

    /// The cells where a stone of the mover neither wins nor lets the opponent win at once.
    #[inline(always)]
    pub(super) fn quiet_cells(&self) -> S::Bits {
        let theirs = completing(self.shape(), self.other);
        quiet_cells(self.shape(), self.occupied(), theirs)
    }

    #[inline(always)]
    fn columns(&self, free_ends: S::Bits) -> Columns<S::Bits> {
        Columns {
            free_ends,
            stride: self.shape().stride(),
        }
    }

    #[inline(always)]
    pub(super) fn landing_cell(&self, action: Column) -> S::Bits {
        self.free_ends() & self.shape().column(u32::from(action.index()))
    }
}

impl<S: Shape> Knowledge for ConnectFour<S> {
    #[inline(always)]
    fn winning_actions(&self) -> Columns<S::Bits> {
        self.columns(self.wins())
    }

    #[inline(always)]
    fn blocking_actions(&self) -> Columns<S::Bits> {
        self.columns(self.threats())
    }

    #[inline(always)]
    fn safe_actions(&self) -> Columns<S::Bits> {
        self.columns(self.wins() | self.quiet_cells())
    }

    /// Open lines after the move; moves that win or lose at once are known to.
    fn rating(&self, action: Column) -> f64 {
        let cell = self.landing_cell(action);
        if cell & self.wins() != S::Bits::EMPTY {
            return 1.0;
        }
        if cell & self.quiet_cells() == S::Bits::EMPTY {
            return LOST;
        }
        let mut after = self.clone();
        after.apply(action);
        let worth = WORTH.evaluate(&after, Player::at_ply(self.plies() as usize));
        0.5 + 0.5 * worth
    }

    fn features(&self, action: Column) -> u32 {
        self.features_of(action)
    }

    #[inline(always)]
    fn apply_tactical(&mut self, random: &mut Random) {
        let free_ends = self.free_ends();
        let wins = completing(self.shape(), self.mover) & free_ends;
        let threats = completing(self.shape(), self.other) & free_ends;
        let wanted = if wins == S::Bits::EMPTY {
            threats
        } else {
            wins
        };
        if wanted == S::Bits::EMPTY {
            self.apply_random(random);
        } else {
            self.drop_on(wanted.nth(0));
        }
    }

    #[inline(always)]
    fn place(&self, action: Column) -> u8 {
        self.landing_cell(action).lowest() as u8
    }

    #[inline(always)]
    fn has_taken(&self, player: Player, place: u8) -> bool {
        self.stones(player) >> u32::from(place) & S::Bits::ONE != S::Bits::EMPTY
    }
}
