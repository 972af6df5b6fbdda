//! Slashes in cells: of fractions, or between two payoffs, as in `3/3 0/5`.

use super::block::{Block, Row};
use super::cell::has_signs_of_numbers;
use crate::fraction::Fraction;

/// What slashes are likely to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slashes {
    /// Some cells have none.
    Fractions,
    /// Every cell has one, and nobody would write some of these fractions.
    PairsOrFractions,
    /// Every cell has one.
    FractionsOrPairs,
}

/// Both sides of the one slash of a cell of whole numbers.
fn sides(cell: &str) -> Option<(i64, i64)> {
    let (one, other) = cell.split_once('/')?;
    let side = |text: &str| {
        text.trim()
            .replace(['\u{2212}', '\u{2013}'], "-")
            .parse()
            .ok()
    };
    Some((side(one)?, side(other)?))
}

/// Fractions are reduced, and have more than one below the line.
fn is_fraction((above, below): (i64, i64)) -> bool {
    below > 1 && Fraction::new(above, below).denominator() == i128::from(below)
}

/// What the slashes of these blocks are.
pub fn meaning(blocks: &[Block]) -> Slashes {
    let rows = blocks.iter().flat_map(|block| &block.rows);
    let cells = rows.flat_map(|row| &row.cells);
    let cells = cells.filter(|cell| has_signs_of_numbers(cell));
    let cells: Option<Vec<(i64, i64)>> = cells.map(|cell| sides(cell)).collect();
    match cells {
        Some(cells) if cells.len() > 1 => match cells.into_iter().all(is_fraction) {
            true => Slashes::FractionsOrPairs,
            false => Slashes::PairsOrFractions,
        },
        _ => Slashes::Fractions,
    }
}

/// The blocks with colons in place of slashes.
pub fn as_pairs(blocks: &[Block]) -> Vec<Block> {
    let cell = |cell: &String| match sides(cell) {
        Some(_) => cell.replacen('/', ":", 1),
        None => cell.clone(),
    };
    let row = |row: &Row| Row {
        cells: row.cells.iter().map(cell).collect(),
        ..row.clone()
    };
    let block = |block: &Block| Block {
        rows: block.rows.iter().map(row).collect(),
        ..block.clone()
    };
    blocks.iter().map(block).collect()
}
