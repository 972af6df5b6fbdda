//! The rules of Connect Four on sets of cells.
//!
//! The cells where stones can be dropped come from one addition, after John Tromp's bitboards (Fhourstones
//! benchmark): adding the bottom row to the occupied cells carries through each column to its lowest free
//! cell. The blocked cell counts as occupied from the start, so the carry passes through it as soon as the
//! stones reach it: a stone that would land on it rests above, with no case of its own.

use super::bits::Bits;
use super::shape::Shape;
use super::threats::free_ends;
use super::{Cell, Column};
use crate::record::{Notation, single};
use crate::{Deterministic, Game, Indexed, Keyed, Player, Turn, ZeroSum};
use random::Random;

/// A position on a board of shape `S`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour<S: Shape> {
    shape: S,
    /// Stones of the player to move.
    pub(super) mover: S::Bits,
    /// Stones of the player who moved last.
    pub(super) other: S::Bits,
    plies: u8,
    /// Whether the player who moved last has a winning line.
    won: bool,
}

impl<S: Shape> ConnectFour<S> {
    /// The empty board.
    pub fn new(shape: S) -> Self {
        Self {
            shape,
            mover: S::Bits::EMPTY,
            other: S::Bits::EMPTY,
            plies: 0,
            won: false,
        }
    }

    /// The board's geometry.
    pub fn shape(&self) -> &S {
        &self.shape
    }

    /// Stones played so far.
    #[inline(always)]
    pub fn plies(&self) -> u32 {
        u32::from(self.plies)
    }

    /// The position in a mirror. The board is symmetric: see [`Setup::is_symmetric`](super::Setup::is_symmetric).
    pub fn mirrored(&self) -> Self {
        debug_assert!(self.shape.setup().is_symmetric());
        Self {
            mover: self.shape.mirrored(self.mover),
            other: self.shape.mirrored(self.other),
            ..self.clone()
        }
    }

    /// Who lies on `cell`, which is on the board.
    pub fn stone(&self, cell: Cell) -> Option<Player> {
        let bit = self.shape.cell(cell);
        Player::BOTH
            .into_iter()
            .find(|&player| self.stones(player) & bit != S::Bits::EMPTY)
    }

    /// Who has won, if somebody has.
    #[inline(always)]
    pub fn winner(&self) -> Option<Player> {
        self.won.then(|| self.to_move().opponent())
    }

    /// Whether `cell` is part of a winning line.
    pub fn is_winning(&self, cell: Cell) -> bool {
        let bit = self.shape.cell(cell);
        self.won && self.winning_cells() & bit != S::Bits::EMPTY
    }

    /// The cell a stone in `column` comes to rest on; `None` if the column is full or not on the board.
    pub fn landing_row(&self, column: Column) -> Option<u8> {
        // Shifting by a column that is not on the board could go beyond the last bit.
        if column.index() >= self.shape.setup().width() {
            return None;
        }
        let cells = self.free_ends() & self.shape.column(u32::from(column.index()));
        (cells != S::Bits::EMPTY).then(|| (cells.lowest() % self.shape.stride()) as u8)
    }

    fn winning_cells(&self) -> S::Bits {
        let length = self.shape.in_a_row();
        let mut cells = S::Bits::EMPTY;
        for direction in self.shape.directions() {
            let starts = self.shape.line_starts(self.other, direction);
            for step in 0..length {
                cells = cells | starts << (step * direction);
            }
        }
        cells
    }

    /// Whether the next stone, of either player, could complete a line; the game goes on.
    pub fn is_about_to_end(&self) -> bool {
        let mut cells = self.free_ends();
        while cells != S::Bits::EMPTY {
            let cell = S::Bits::ONE << cells.lowest();
            if self.shape.has_line(self.mover | cell) || self.shape.has_line(self.other | cell) {
                return true;
            }
            cells = cells.without_lowest();
        }
        false
    }

    /// The cells with stones of `player`.
    #[inline(always)]
    pub fn stones(&self, player: Player) -> S::Bits {
        if player == self.to_move() {
            self.mover
        } else {
            self.other
        }
    }

    #[inline(always)]
    fn to_move(&self) -> Player {
        Player::at_ply(self.plies as usize)
    }

    /// The cells with stones of the player to move.
    #[inline(always)]
    pub fn mover(&self) -> S::Bits {
        self.mover
    }

    /// The cells that no stone can take any more, the blocked one included.
    #[inline(always)]
    pub fn occupied(&self) -> S::Bits {
        self.mover | self.other | self.shape.blocked()
    }

    /// The lowest free cell of every column that is not full.
    #[inline(always)]
    pub(super) fn free_ends(&self) -> S::Bits {
        free_ends(&self.shape, self.occupied())
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.won || self.plies() == self.shape.capacity()
    }

    /// Puts the mover's stone on the cell `bit`.
    #[inline(always)]
    pub(super) fn drop_on(&mut self, bit: S::Bits) {
        let stones = self.mover | bit;
        self.won = self.shape.has_line(stones);
        self.mover = self.other;
        self.other = stones;
        self.plies += 1;
    }
}

/// The columns with a free cell, from left to right.
#[derive(Clone, Debug)]
pub struct Columns<B> {
    pub(super) free_ends: B,
    pub(super) stride: u32,
}

impl<B: Bits> Iterator for Columns<B> {
    type Item = Column;

    #[inline(always)]
    fn next(&mut self) -> Option<Column> {
        if self.free_ends == B::EMPTY {
            return None;
        }
        let column = self.free_ends.lowest() / self.stride;
        self.free_ends = self.free_ends.without_lowest();
        Some(Column::from_board(column))
    }

    #[inline(always)]
    fn count(self) -> usize {
        self.free_ends.count() as usize
    }
}

impl<S: Shape> Game for ConnectFour<S> {
    type Action = Column;
    type Actions = Columns<S::Bits>;

    #[inline(always)]
    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else {
            Turn::Player(self.to_move())
        }
    }

    #[inline(always)]
    fn actions(&self) -> Columns<S::Bits> {
        let free_ends = if self.won {
            S::Bits::EMPTY
        } else {
            self.free_ends()
        };
        Columns {
            free_ends,
            stride: self.shape.stride(),
        }
    }

    #[inline(always)]
    fn apply(&mut self, action: Column) {
        let bit = self.free_ends() & self.shape.column(u32::from(action.index()));
        debug_assert!(!self.is_over() && bit != S::Bits::EMPTY);
        self.drop_on(bit);
    }

    #[inline(always)]
    fn payoff(&self, player: Player) -> f64 {
        match self.winner() {
            Some(winner) if winner == player => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }

    #[inline(always)]
    fn apply_random(&mut self, random: &mut Random) {
        let free_ends = self.free_ends();
        // While no column is full, the lowest free cell number i is the one of column i: no bits to be counted, nor to be
        // counted off, which is a loop whose end the processor cannot foresee.
        let cell = if self.occupied() & self.shape.top() == S::Bits::EMPTY {
            let width = u32::from(self.shape.setup().width());
            free_ends & self.shape.column(random.below(width))
        } else {
            free_ends.nth(random.below(free_ends.count()))
        };
        self.drop_on(cell);
    }
}

impl<S: Shape> Keyed for ConnectFour<S> {
    /// Where the stones lie and whose they are in one number: the mover's stones plus the occupied cells
    /// plus the bottom row are different for different positions (Tromp; John's own 49-bit code).
    fn key(&self) -> u64 {
        (self.mover + self.occupied() + self.shape.bottom()).fold()
    }
}

impl<S: Shape> Indexed for ConnectFour<S> {
    #[inline(always)]
    fn index(action: Column) -> usize {
        usize::from(action.index())
    }
}

impl<S: Shape> Deterministic for ConnectFour<S> {}
impl<S: Shape> ZeroSum for ConnectFour<S> {}

impl<S: Shape> Notation for ConnectFour<S> {
    fn action_of(symbol: &str) -> Option<Column> {
        single(symbol).and_then(Column::from_symbol)
    }

    fn symbol_of(action: Column) -> String {
        action.to_string()
    }
}
