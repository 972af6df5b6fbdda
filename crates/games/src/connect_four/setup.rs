//! Setup of a game of Connect Four: size, line length, blocked cell. Checked here, trusted after.

use super::Column;
use core::fmt::{self, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;
use thiserror::Error;

/// A cell of the board; column 0 is at the left, row 0 at the bottom. In texts `4.1` is column 4, row 1,
/// both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub column: u8,
    pub row: u8,
}

/// A text that is not a cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "“{0}” is not a cell: write column.row, both counted from 1 at the bottom left, such as 4.1"
)]
pub struct NotACell(String);

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let number = |part: &str| -> Option<u8> {
            let plain = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            let number: u8 = part.parse().ok().filter(|_| plain)?;
            number.checked_sub(1)
        };
        text.split_once('.')
            .and_then(|(column, row)| Some((number(column)?, number(row)?)))
            .map(|(column, row)| Self { column, row })
            .ok_or_else(|| NotACell(text.to_owned()))
    }
}

impl Display for Cell {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (u16::from(self.column) + 1, u16::from(self.row) + 1);
        write!(formatter, "{column}.{row}")
    }
}

/// The board and the length of a winning line. Always valid: see [`Setup::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    width: u8,
    height: u8,
    in_a_row: u8,
    blocked: Option<Cell>,
}

/// Why there is no such board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("a board {0} wide: 4 to 12 columns are allowed")]
    Width(u8),
    #[error("a board {0} high: 4 to 12 rows are allowed")]
    Height(u8),
    #[error("{0} in a row: 3 to 5 are allowed")]
    InARow(u8),
    #[error("the blocked cell {cell} is outside the board of {width} columns and {height} rows")]
    BlockedOutside { cell: Cell, width: u8, height: u8 },
    #[error(
        "“{0}” is not a board: write columns x rows, such as 7x6, 9x10x5 for five in a row, 9x10-4.1 with a blocked cell"
    )]
    Text(String),
}

impl Setup {
    /// Columns and rows a board may have.
    pub const SIZES: RangeInclusive<u8> = 4..=Column::MAX_COUNT;
    /// Lengths of a winning line.
    pub const LINES: RangeInclusive<u8> = 3..=5;
    /// 7 columns, 6 rows, four in a row, nothing blocked.
    pub const STANDARD: Self = Self {
        width: 7,
        height: 6,
        in_a_row: 4,
        blocked: None,
    };

    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// Names the setting that is outside its range.
    pub fn new(
        width: u8,
        height: u8,
        in_a_row: u8,
        blocked: Option<Cell>,
    ) -> Result<Self, SetupError> {
        if !Self::SIZES.contains(&width) {
            return Err(SetupError::Width(width));
        }
        if !Self::SIZES.contains(&height) {
            return Err(SetupError::Height(height));
        }
        if !Self::LINES.contains(&in_a_row) {
            return Err(SetupError::InARow(in_a_row));
        }
        if let Some(cell) = blocked.filter(|cell| cell.column >= width || cell.row >= height) {
            return Err(SetupError::BlockedOutside {
                cell,
                width,
                height,
            });
        }
        Ok(Self {
            width,
            height,
            in_a_row,
            blocked,
        })
    }

    /// Columns.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// How long a line wins.
    pub fn in_a_row(&self) -> u8 {
        self.in_a_row
    }

    /// The cell that no stone may take.
    pub fn blocked(&self) -> Option<Cell> {
        self.blocked
    }

    /// Whether the board is its own mirror image: the blocked cell, if there is one, is in the middle column.
    pub fn is_symmetric(&self) -> bool {
        self.blocked
            .is_none_or(|cell| 2 * cell.column + 1 == self.width)
    }

    /// Bits that a set of cells takes: one more row than the board has, see [`super::shape`].
    pub fn bits(&self) -> u32 {
        u32::from(self.width) * (u32::from(self.height) + 1)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Display for Setup {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}x{}", self.width, self.height)?;
        if self.in_a_row != Self::STANDARD.in_a_row {
            write!(formatter, "x{}", self.in_a_row)?;
        }
        match self.blocked {
            Some(cell) => write!(formatter, "-{cell}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let wrong = || SetupError::Text(text.to_owned());
        let (board, blocked) = match text.split_once('-') {
            Some((board, cell)) => (board, Some(cell.parse::<Cell>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let numbers: Vec<u8> = board
            .split('x')
            .map(|part| part.parse().map_err(|_| wrong()))
            .collect::<Result<_, _>>()?;
        match numbers[..] {
            [width, height] => Self::new(width, height, Self::STANDARD.in_a_row, blocked),
            [width, height, in_a_row] => Self::new(width, height, in_a_row, blocked),
            _ => Err(wrong()),
        }
    }
}
