//! Faults: why a text from elsewhere is no game. Lines, columns and cells are numbered from 1.

use crate::fraction::FractionError;
use crate::gambit::lexer::FileError;
use crate::strategic::StrategicFault;
use crate::tree_game::fault::TreeGameFault;
use thiserror::Error;

/// Longer tables are refused; files of Gambit and XML, which hold trees, have a limit of their own.
pub const MAX_BYTES: usize = 500_000;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportFault {
    #[error("there is no game in the text")]
    Empty,
    #[error("{0} bytes; a table of payoffs may have {MAX_BYTES}")]
    TooLong(usize),
    #[error("the bytes are no text: neither UTF-8 nor UTF-16")]
    Encoding,
    #[error("the file: {0}")]
    File(#[from] FileError),
    #[error(
        "line {line}, cell {cell}: “{found}” is {error}; integers, decimals and fractions such as -3, 0.25 and 3/4 are allowed"
    )]
    Number {
        line: usize,
        cell: usize,
        found: String,
        error: FractionError,
    },
    #[error("line {line}: number of cells {found}; the first row of payoffs has {wanted}")]
    Ragged {
        line: usize,
        found: usize,
        wanted: usize,
    },
    #[error("line {line}, cell {cell}: number of payoffs {found}; the first cell has {wanted}")]
    Mixed {
        line: usize,
        cell: usize,
        found: usize,
        wanted: usize,
    },
    #[error(
        "line {line}: number of payoffs per cell {found}; one table has one or two, and several tables, one for each action of the third player, have three"
    )]
    PerCell { line: usize, found: usize },
    #[error(
        "line {line}: the second matrix has {} and the first {}; both have a row for each action of the first player",
        size(*.second), size(*.first)
    )]
    Sizes {
        line: usize,
        first: [usize; 2],
        second: [usize; 2],
    },
    #[error(
        "line {line}: the heading says {}, and the matrix below it has {}",
        size(*.said), size(*.found)
    )]
    Heading {
        line: usize,
        said: [usize; 2],
        found: [usize; 2],
    },
    #[error(
        "line {line}: matrix number {count}; a game of two players has one matrix if it is zero-sum or symmetric, otherwise two"
    )]
    Matrices { line: usize, count: usize },
    #[error("line {line}, column {column}: {found}; expected {wanted}")]
    Unexpected {
        line: usize,
        column: usize,
        found: String,
        wanted: &'static str,
    },
    #[error("line {line}: brackets {found} deep; payoffs stand two or three deep")]
    Depth { line: usize, found: usize },
    #[error("the XML: {0}")]
    Xml(String),
    #[error("the JSON: {0}")]
    Json(String),
    #[error("{0}")]
    Game(#[from] StrategicFault),
    #[error("{0}")]
    Tree(#[from] TreeGameFault),
    #[error("the text, {0}")]
    TreeText(#[from] crate::tree_game::text::TreeGameError),
}

fn size([rows, columns]: [usize; 2]) -> String {
    format!("{rows}×{columns} payoffs")
}

/// Foreign text as a message may show it.
pub fn shortened(text: &str) -> String {
    const MAX_CHARACTERS: usize = 40;
    if text.chars().count() <= MAX_CHARACTERS {
        return text.to_owned();
    }
    let start: String = text.chars().take(MAX_CHARACTERS).collect();
    format!("{start}…")
}
