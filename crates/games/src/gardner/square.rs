//! Squares: files a to e, ranks 1 to 5. Bit 5·rank + file of a set is a square, a1 bit 0.

use core::fmt::{self, Display};
use core::str::FromStr;
use thiserror::Error;

/// Files, and ranks.
pub(super) const SIDE: u8 = 5;
pub(super) const SQUARES: usize = 25;
/// All squares.
pub(super) const ALL: u32 = (1 << SQUARES) - 1;
/// The first and the last rank.
pub(super) const FIRST_RANK: u32 = 0b11111;
pub(super) const LAST_RANK: u32 = FIRST_RANK << 20;

/// A square, 0 (a1) to 24 (e5), rank by rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// A text that is not a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not a square: a1 to e5 are allowed")]
pub struct NotASquare(String);

impl Square {
    /// The square with this index, if it is one.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < SQUARES {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The square of a file and a rank, both from 0, if it is one.
    pub fn at(file: u8, rank: u8) -> Option<Self> {
        (file < SIDE && rank < SIDE).then_some(Self(SIDE * rank + file))
    }

    /// The lowest square of a set that is not empty.
    #[inline(always)]
    pub(super) fn lowest(set: u32) -> Self {
        debug_assert!(set != 0);
        Self(set.trailing_zeros() as u8)
    }

    /// 0 to 24, rank by rank.
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// 0 for file a to 4 for file e.
    pub fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// 0 for rank 1 to 4 for rank 5.
    pub fn rank(self) -> u8 {
        self.0 / SIDE
    }

    /// The letter of the file.
    pub fn file_letter(self) -> char {
        char::from(b'a' + self.file())
    }

    /// The digit of the rank.
    pub fn rank_digit(self) -> char {
        char::from(b'1' + self.rank())
    }

    /// The set with this square alone.
    #[inline(always)]
    pub(super) fn bit(self) -> u32 {
        1 << self.0
    }
}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match text.as_bytes() {
            [file @ b'a'..=b'e', rank @ b'1'..=b'5'] => {
                Ok(Self(SIDE * (rank - b'1') + file - b'a'))
            }
            _ => Err(NotASquare(text.to_owned())),
        }
    }
}

impl Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.file_letter(), self.rank_digit())
    }
}
