//! Memory of a solver: three transposition tables, by how many cells are still empty.
//!
//! Late positions are many and cheap to find out again, so they have a small table that stays in the processor's
//! nearest cache; early ones are few and dear and have a table of their own, from which nothing late pushes them out.
//!
//! Early positions are looked up together with their mirror images. Later that costs more than it saves: a position
//! and its mirror image are rarely both met.

use super::table::{Packed, Remembered, Table, Wide};
use core::fmt::Debug;
use ethnum::U256;
use games::connect_four::{Custom, Shape, Standard};

/// Positions with more empty cells than this are early.
const EARLY: u32 = 21;
/// Positions with fewer are late.
const LATE: u32 = 12;
/// Positions with more empty cells than this are looked up together with their mirror images.
const MIRRORED: u32 = 28;
/// Buckets of the three tables, as powers of two: for [`Packed`] 8 megabytes, 2 megabytes, 256 kilobytes.
pub(super) const EARLY_BITS: u32 = 18;
const MIDDLE_BITS: u32 = 16;
const LATE_BITS: u32 = 13;

/// Boards that can be solved: which table suits their sets of cells.
pub trait Solvable: Shape {
    /// The table.
    type Table: Table<Self::Bits> + Clone + Debug;

    /// A table of 2^`index_bits` buckets.
    fn table(&self, index_bits: u32) -> Self::Table;
}

/// The tables.
#[derive(Clone, Debug)]
pub(super) struct Memory<S: Solvable> {
    shape: S,
    early: S::Table,
    middle: S::Table,
    late: S::Table,
    is_symmetric: bool,
}

impl Solvable for Standard {
    type Table = Packed;

    fn table(&self, index_bits: u32) -> Packed {
        Packed::new(index_bits, self.setup().bits())
            .unwrap_or_else(|| unreachable!("49 bits fit beside 12 and more of the bucket"))
    }
}

macro_rules! wide {
    ($($bits:ty),*) => { $(
        impl Solvable for Custom<$bits> {
            type Table = Wide<$bits>;

            fn table(&self, index_bits: u32) -> Wide<$bits> {
                Wide::new(index_bits - 1)
            }
        }
    )* };
}

wide!(u64, u128, U256);

impl<S: Solvable> Memory<S> {
    /// Nothing remembered, with 2^`early_bits` buckets for early positions.
    pub fn new(shape: S, early_bits: u32) -> Self {
        let setup = shape.setup();
        Self {
            shape,
            early: shape.table(early_bits),
            middle: shape.table(MIDDLE_BITS),
            late: shape.table(LATE_BITS),
            is_symmetric: setup.is_symmetric(),
        }
    }

    #[inline(always)]
    fn empty_cells(&self, plies: u32) -> u32 {
        self.shape.capacity() - plies
    }

    /// Whether positions after so many plies are early.
    #[inline(always)]
    pub fn is_early(&self, plies: u32) -> bool {
        self.empty_cells(plies) > EARLY
    }

    /// Different for different positions that are not mirror images of each other.
    #[inline(always)]
    pub fn key(&self, position: Position<S::Bits>) -> S::Bits {
        let key = position.mover + position.occupied + self.shape.bottom();
        if self.is_symmetric && self.empty_cells(position.plies) > MIRRORED {
            key.min(self.shape.mirrored(key))
        } else {
            key
        }
    }

    /// What is known about the position with this key after so many plies.
    #[inline(always)]
    pub fn get(&self, key: S::Bits, plies: u32) -> Remembered {
        match self.empty_cells(plies) {
            empty if empty > EARLY => self.early.get(key),
            empty if empty < LATE => self.late.get(key),
            _ => self.middle.get(key),
        }
    }

    /// Keeps what is known about a position.
    #[inline(always)]
    pub fn put(&mut self, key: S::Bits, plies: u32, remembered: Remembered, nodes: u64) {
        let table = match self.empty_cells(plies) {
            empty if empty > EARLY => &mut self.early,
            empty if empty < LATE => &mut self.late,
            _ => &mut self.middle,
        };
        table.put(key, remembered, nodes);
    }
}

/// A position as the search needs it: stones of the player to move, and taken cells, the blocked one included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position<B> {
    pub mover: B,
    pub occupied: B,
    pub plies: u32,
}
