//! Features of a move: what kind of move it is, as a set of small facts, so that what each of them is worth can be learned
//! from games.
//!
//! After Rémi Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007), section 4: tactical features first,
//! then positional ones, in groups of which a move has one level at most. The report that UCT is taken from
//! (蒙特卡洛树_四子棋实验报告) sorts its moves by such ratings and does not list the features, so these are ours: the words that
//! players of Connect Four use.
//!
//! Deviations from Coulom: no distance to the move before, which a position here does not know; no shapes of stones, since
//! lines say the same on a board of any size; in each group one level has no feature, so that the others say how much
//! they differ from it instead of sharing a number that no game can tell apart. A move that wins has no other feature:
//! the game is over.

use super::Column;
use super::bits::Bits;
use super::position::ConnectFour;
use super::shape::Shape;
use super::threats::completing;
use crate::Game;

/// How many features there are.
pub const COUNT: usize = 22;

/// Their names, as links and tables have them; bit i of a set stands for name i.
pub const NAMES: [&str; COUNT] = [
    "wins",
    "blocks",
    "loses",
    "two-threats",
    "one-threat",
    "later-threat",
    "spoils",
    "column-1",
    "column-2",
    "column-3",
    "column-4",
    "row-2",
    "row-3",
    "row-4",
    "own-closed",
    "own-1",
    "own-2",
    "own-3",
    "their-closed",
    "their-1",
    "their-2",
    "their-3",
];

/// The groups, as the first feature of each and the one after its last: a move has one of each at most.
pub const GROUPS: [(usize, usize); 7] = [
    (WINS, TWO_THREATS),
    (TWO_THREATS, SPOILS),
    (SPOILS, COLUMN),
    (COLUMN, ROW),
    (ROW, OWN),
    (OWN, THEIR),
    (THEIR, COUNT),
];

const WINS: usize = 0;
const BLOCKS: usize = 1;
const LOSES: usize = 2;
const TWO_THREATS: usize = 3;
const ONE_THREAT: usize = 4;
const LATER_THREAT: usize = 5;
const SPOILS: usize = 6;
const COLUMN: usize = 7;
const ROW: usize = 11;
const OWN: usize = 14;
const THEIR: usize = 18;

/// The longest distance from the centre, the highest row and the longest line that are told apart.
const MAX_COLUMN: u32 = 4;
const MAX_ROW: u32 = 3;
const MAX_LINE: u32 = 3;

fn bit(feature: usize) -> u32 {
    1 << feature
}

impl<S: Shape> ConnectFour<S> {
    /// The features of `action`, which is legal.
    pub(super) fn features_of(&self, action: Column) -> u32 {
        let shape = self.shape();
        let cell = self.landing_cell(action);
        let own_wins = completing(shape, self.mover);
        if cell & own_wins != S::Bits::EMPTY {
            return bit(WINS);
        }
        let mut after = self.clone();
        after.apply(action);
        self.tactics(cell)
            | threats(&after, own_wins, action)
            | self.place_features(cell)
            | self.line_features(cell)
    }

    /// What the opponent can do about it at once.
    fn tactics(&self, cell: S::Bits) -> u32 {
        if cell & self.quiet_cells() == S::Bits::EMPTY {
            bit(LOSES)
        } else if cell & self.threats() != S::Bits::EMPTY {
            bit(BLOCKS)
        } else {
            0
        }
    }

    /// Columns from the centre, and the row. Of an even number of columns both in the middle are the centre.
    fn place_features(&self, cell: S::Bits) -> u32 {
        let shape = self.shape();
        let (column, row) = (
            cell.lowest() / shape.stride(),
            cell.lowest() % shape.stride(),
        );
        let width = u32::from(shape.setup().width());
        let distance = (2 * column + 1).abs_diff(width) / 2;
        level(COLUMN, distance.min(MAX_COLUMN)) | level(ROW, row.min(MAX_ROW))
    }

    /// The best line through the cell for either player, as it was before the move.
    fn line_features(&self, cell: S::Bits) -> u32 {
        let of_line = |first: usize, own, other| match self.best_line(cell, own, other) {
            None => bit(first),
            // One stone is missing: that is a win or a block, which tactics have.
            Some(stones) if stones + 1 == self.shape().in_a_row() => 0,
            Some(0) => 0,
            Some(stones) => bit(first + stones.min(MAX_LINE) as usize),
        };
        of_line(OWN, self.mover, self.other) | of_line(THEIR, self.other, self.mover)
    }

    /// The most stones of `own` in a line through `cell` that has none of `other`'s; `None` if there is no such line.
    fn best_line(&self, cell: S::Bits, own: S::Bits, other: S::Bits) -> Option<u32> {
        let shape = self.shape();
        let open = shape.board() & !shape.blocked() & !other;
        let length = shape.in_a_row();
        let mut best = None;
        for direction in shape.directions() {
            let starts = shape.line_starts(open, direction);
            for step in 0..length {
                let start = cell >> (step * direction) & starts;
                if start != S::Bits::EMPTY {
                    let line =
                        (1..length).fold(start, |line, place| line | start << (place * direction));
                    best = best.max(Some((own & line).count()));
                }
            }
        }
        best
    }
}

/// Level n of a group is feature n − 1 of it; level 0 has none.
fn level(first: usize, level: u32) -> u32 {
    match level {
        0 => 0,
        _ => bit(first + level as usize - 1),
    }
}

/// The threats that a move has made and the one that it gives up; `wins` are the cells that won before it.
fn threats<S: Shape>(after: &ConnectFour<S>, wins: S::Bits, action: Column) -> u32 {
    let shape = after.shape();
    let now = completing(shape, after.other);
    let made = match (now & after.free_ends()).count() {
        0 if now & !wins & !after.occupied() != S::Bits::EMPTY => bit(LATER_THREAT),
        0 => 0,
        1 => bit(ONE_THREAT),
        _ => bit(TWO_THREATS),
    };
    let above = after.free_ends() & shape.column(u32::from(action.index()));
    let spoils = if above & wins == S::Bits::EMPTY {
        0
    } else {
        bit(SPOILS)
    };
    made | spoils
}
