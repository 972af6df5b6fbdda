//! Boards as sets of cells.
//!
//! Bit `column · (height + 1) + row`. Each column has one spare bit on top, so that lines never run from one
//! column into the next and a full column carries into the spare bit. The standard board:
//!
//! ```text
//!    6 13 20 27 34 41 48   spare
//!    5 12 19 26 33 40 47   top row
//!    4 11 18 25 32 39 46
//!    3 10 17 24 31 38 45
//!    2  9 16 23 30 37 44
//!    1  8 15 22 29 36 43
//!    0  7 14 21 28 35 42   bottom row
//! ```
//!
//! Neighbours differ by 1 (above), height + 1 (right), height + 2 and height (diagonals).

use super::bits::Bits;
use super::{Cell, Setup};

/// The geometry of a board: a few numbers, and the sets that the rules need.
pub trait Shape: Copy + Eq + core::hash::Hash + core::fmt::Debug {
    /// Wide enough for [`Setup::bits`].
    type Bits: Bits;

    /// The board this is the geometry of.
    fn setup(&self) -> Setup;

    /// Bits a column takes: height + 1.
    fn stride(&self) -> u32;

    /// How long a line wins.
    fn in_a_row(&self) -> u32;

    /// The lowest cell of every column.
    fn bottom(&self) -> Self::Bits;

    /// The highest cell of every column, the blocked one too.
    #[inline(always)]
    fn top(&self) -> Self::Bits {
        self.bottom() << (self.stride() - 2)
    }

    /// Every cell of the board, the blocked one too, without the spare bits.
    fn board(&self) -> Self::Bits;

    /// The blocked cell, or nothing.
    fn blocked(&self) -> Self::Bits;

    /// How many stones fill the board.
    fn capacity(&self) -> u32;

    /// The cells of one column.
    #[inline(always)]
    fn column(&self, index: u32) -> Self::Bits {
        let one = Self::Bits::ONE;
        ((one << (self.stride() - 1)) - one) << (index * self.stride())
    }

    /// The bit of a cell.
    fn cell(&self, cell: Cell) -> Self::Bits {
        Self::Bits::ONE << (u32::from(cell.column) * self.stride() + u32::from(cell.row))
    }

    /// The four directions a line can take, as differences of bits.
    #[inline(always)]
    fn directions(&self) -> [u32; 4] {
        let stride = self.stride();
        [1, stride - 1, stride, stride + 1]
    }

    /// The lowest cell of every winning line in `direction` that `stones` fill.
    #[inline(always)]
    fn line_starts(&self, stones: Self::Bits, direction: u32) -> Self::Bits {
        let pairs = stones & stones >> direction;
        match self.in_a_row() {
            3 => pairs & stones >> (2 * direction),
            4 => pairs & pairs >> (2 * direction),
            _ => pairs & pairs >> (2 * direction) & stones >> (4 * direction),
        }
    }

    /// The set with its columns in the opposite order; each column has its spare bit with it.
    fn mirrored(&self, bits: Self::Bits) -> Self::Bits {
        let (stride, width) = (self.stride(), u32::from(self.setup().width()));
        let column = (Self::Bits::ONE << stride) - Self::Bits::ONE;
        (0..width).fold(Self::Bits::EMPTY, |mirrored, index| {
            mirrored | (bits >> (index * stride) & column) << ((width - 1 - index) * stride)
        })
    }

    /// Whether `stones` fill a winning line.
    #[inline(always)]
    fn has_line(&self, stones: Self::Bits) -> bool {
        let [up, falling, across, rising] = self.directions();
        let starts = self.line_starts(stones, up)
            | self.line_starts(stones, falling)
            | self.line_starts(stones, across)
            | self.line_starts(stones, rising);
        starts != Self::Bits::EMPTY
    }
}

/// 7 columns, 6 rows, four in a row: every number a constant, one `u64` a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standard;

impl Standard {
    const BOTTOM: u64 = {
        let mut bottom = 0;
        let mut column = 0;
        while column < 7 {
            bottom |= 1 << (7 * column);
            column += 1;
        }
        bottom
    };
}

impl Shape for Standard {
    type Bits = u64;

    fn setup(&self) -> Setup {
        Setup::STANDARD
    }

    #[inline(always)]
    fn stride(&self) -> u32 {
        7
    }

    #[inline(always)]
    fn in_a_row(&self) -> u32 {
        4
    }

    #[inline(always)]
    fn bottom(&self) -> u64 {
        Self::BOTTOM
    }

    #[inline(always)]
    fn board(&self) -> u64 {
        Self::BOTTOM * 0b11_1111
    }

    #[inline(always)]
    fn blocked(&self) -> u64 {
        0
    }

    #[inline(always)]
    fn capacity(&self) -> u32 {
        42
    }
}

/// Any board whose cells fit into `B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Custom<B> {
    setup: Setup,
    bottom: B,
    board: B,
    blocked: B,
}

impl<B: Bits> Custom<B> {
    /// The geometry of `setup`; `None` if `B` has fewer bits than [`Setup::bits`].
    pub fn new(setup: Setup) -> Option<Self> {
        if setup.bits() > B::WIDTH {
            return None;
        }
        let stride = u32::from(setup.height()) + 1;
        let bottom = (0..u32::from(setup.width())).fold(B::EMPTY, |cells, column| {
            cells | B::ONE << (column * stride)
        });
        let board = (0..stride - 1).fold(B::EMPTY, |cells, row| cells | bottom << row);
        let mut shape = Self {
            setup,
            bottom,
            board,
            blocked: B::EMPTY,
        };
        if let Some(cell) = setup.blocked() {
            shape.blocked = shape.cell(cell);
        }
        Some(shape)
    }
}

impl<B: Bits> Shape for Custom<B> {
    type Bits = B;

    fn setup(&self) -> Setup {
        self.setup
    }

    #[inline(always)]
    fn stride(&self) -> u32 {
        u32::from(self.setup.height()) + 1
    }

    #[inline(always)]
    fn in_a_row(&self) -> u32 {
        u32::from(self.setup.in_a_row())
    }

    #[inline(always)]
    fn bottom(&self) -> B {
        self.bottom
    }

    #[inline(always)]
    fn board(&self) -> B {
        self.board
    }

    #[inline(always)]
    fn blocked(&self) -> B {
        self.blocked
    }

    #[inline(always)]
    fn capacity(&self) -> u32 {
        let cells = u32::from(self.setup.width()) * u32::from(self.setup.height());
        cells - u32::from(self.setup.blocked().is_some())
    }
}
