//! A move in Connect Four: the column a stone is dropped into.

use core::fmt::{self, Display};
use core::str::FromStr;
use thiserror::Error;

/// A column, 0 at the left. In texts it is one character counted from 1: `1` to `9`, then `a`, `b`, `c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    /// More columns than this no board has.
    pub const MAX_COUNT: u8 = 12;

    /// The column with this index from 0, if a board can have it.
    pub fn new(index: u8) -> Option<Self> {
        (index < Self::MAX_COUNT).then_some(Self(index))
    }

    /// Unchecked inside: `index` comes from a board.
    #[inline]
    pub(super) fn from_board(index: u32) -> Self {
        debug_assert!(index < u32::from(Self::MAX_COUNT));
        Self(index as u8)
    }

    /// 0 at the left.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    /// 1 at the left, as people count.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The column's character.
    pub fn symbol(self) -> char {
        char::from_digit(u32::from(self.number()), 16).unwrap_or('?')
    }

    /// The column that `symbol` names.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        let number = symbol.to_digit(16)?;
        Self::new((number as u8).checked_sub(1)?)
    }
}

/// A text that is not a column.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not a column: 1 to 9, a, b and c are allowed")]
pub struct NotAColumn(String);

impl FromStr for Column {
    type Err = NotAColumn;

    fn from_str(text: &str) -> Result<Self, NotAColumn> {
        let mut symbols = text.chars();
        match (symbols.next().and_then(Self::from_symbol), symbols.next()) {
            (Some(column), None) => Ok(column),
            _ => Err(NotAColumn(text.to_owned())),
        }
    }
}

impl Display for Column {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.symbol())
    }
}
