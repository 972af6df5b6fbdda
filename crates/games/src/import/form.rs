//! Forms: what a text was taken for, in words that let somebody see whether it was meant so.

use super::cell::Commas;
use core::fmt::{self, Display, Formatter};

/// What a text was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    pub kind: Kind,
    /// What commas in its cells are.
    pub commas: Commas,
}

/// The kinds, with the numbers of rows and columns of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Gambit's `.nfg`.
    StrategicFile,
    /// Gambit's `.efg`.
    ExtensiveFile,
    /// Gambit's `.gbt`.
    Workbook,
    /// Of Game Theory Explorer.
    Explorer,
    /// As this page exports it.
    Json,
    /// As links write matrices.
    Link,
    /// As links write trees.
    Tree,
    ZeroSum([usize; 2]),
    Symmetric(usize),
    /// Two payoffs in each cell.
    Pairs([usize; 2]),
    /// The same, without anything around the two.
    SideBySide([usize; 2]),
    Two([usize; 2], Order),
    /// So many tables with three payoffs in each cell.
    Three([usize; 2], usize),
}

/// What the two matrices of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    FirstPlayerFirst,
    SecondPlayerFirst,
    /// The second matrix has a row for each action of the second player.
    OwnActionsInRows,
}

impl Form {
    /// Whether the text itself says what it is, so that nothing was inferred.
    pub fn is_sure(self) -> bool {
        use Kind::{Explorer, ExtensiveFile, Json, Link, StrategicFile, Tree, Workbook};
        matches!(
            self.kind,
            StrategicFile | ExtensiveFile | Workbook | Explorer | Json | Link | Tree
        )
    }
}

impl From<Kind> for Form {
    fn from(kind: Kind) -> Self {
        Self {
            kind,
            commas: Commas::Separate,
        }
    }
}

impl Display for Form {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        write!(to, "{}", self.kind)?;
        match self.commas {
            Commas::Separate => Ok(()),
            Commas::Decimal => write!(to, ", with decimal commas"),
            Commas::Grouping => write!(to, ", with commas as thousands separators"),
        }
    }
}

impl Display for Kind {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        match self {
            Self::StrategicFile => write!(to, "a Gambit file of a strategic game"),
            Self::ExtensiveFile => write!(to, "a Gambit file of an extensive game"),
            Self::Workbook => write!(to, "a Gambit workbook"),
            Self::Explorer => write!(to, "a file of Game Theory Explorer"),
            Self::Json => write!(to, "a game that Saddlepoint exported as JSON"),
            Self::Link => write!(to, "a payoff matrix as links write it"),
            Self::Tree => write!(to, "a game tree as links write it"),
            Self::ZeroSum([rows, columns]) => write!(
                to,
                "one {rows}×{columns} matrix: the first player’s payoffs in a zero-sum game"
            ),
            Self::Symmetric(size) => write!(
                to,
                "one {size}×{size} matrix: the first player’s payoffs in a symmetric game"
            ),
            Self::Pairs([rows, columns]) => write!(
                to,
                "a {rows}×{columns} table with two payoffs per cell, the first player’s first"
            ),
            Self::SideBySide([rows, columns]) => write!(
                to,
                "a {rows}×{columns} table with the payoffs of both players side by side, the first player’s first"
            ),
            Self::Two(size, order) => two(to, *size, *order),
            Self::Three([rows, columns], tables) => write!(
                to,
                "{tables} {rows}×{columns} tables with three payoffs per cell, a table for each action of the third player"
            ),
        }
    }
}

fn two(to: &mut Formatter, [rows, columns]: [usize; 2], order: Order) -> fmt::Result {
    match order {
        Order::FirstPlayerFirst => write!(
            to,
            "two {rows}×{columns} matrices, the first player’s payoffs first"
        ),
        Order::SecondPlayerFirst => write!(
            to,
            "two {rows}×{columns} matrices, the second player’s payoffs first"
        ),
        Order::OwnActionsInRows => write!(
            to,
            "two matrices, {rows}×{columns} and {columns}×{rows}, each with its player’s own actions in rows"
        ),
    }
}
