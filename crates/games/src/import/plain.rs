//! Tables in plain text: cells between tabs, semicolons, commas or blanks, and matrices below each other with blank lines or headings between them, as
//! spreadsheets, CSV files, Julia, MATLAB and solvers of bimatrix games have them.
//!
//! Sources: the user's guide of lrslib 7 for `lrsnash` (a line with the numbers of rows and columns, then both matrices); the printed forms of
//! Julia and MATLAB.

use super::assemble::{any_of, readings};
use super::block::{Block, Row};
use super::cell::{Commas, is_numeric};
use super::fault::ImportFault;
use super::imported::Imported;

/// What stands between the cells of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Separator {
    Sign(char),
    Blanks,
}

/// The games that a text may be, the likeliest first.
///
/// # Errors
/// What is wrong with the likeliest.
pub fn read(text: &str) -> Result<Vec<Imported>, ImportFault> {
    let way = |separator| {
        // In quotation marks they separate no cells.
        let may_be_decimal = separator != Separator::Sign(',') || text.contains('"');
        let blocks = blocks(text, separator);
        let read = |blocks: &[Block]| readings(blocks, may_be_decimal);
        match with_sizes_first(&blocks) {
            None => read(&blocks),
            // With blank lines between its parts it is hardly anything else.
            Some(sized) if blocks.len() > 1 => read(&sized),
            // Two matrices of one row each are rarer than a matrix of three.
            Some(sized) if sized[0].rows.len() == 1 => {
                any_of([read(&blocks), read(&sized)].into_iter())
            }
            Some(sized) => any_of([read(&sized), read(&blocks)].into_iter()),
        }
    };
    let separators = separators(text);
    if separators == CLOSED_UP {
        // Without blanks, each line is one cell: another reading, but no excuse for a mistake in the first.
        let first = way(CLOSED_UP[0])?;
        return any_of([Ok(first), way(CLOSED_UP[1])].into_iter());
    }
    any_of(separators.into_iter().map(way))
}

/// Commas with no blanks anywhere.
const CLOSED_UP: [Separator; 2] = [Separator::Sign(','), Separator::Blanks];

/// What may stand between cells, the likeliest first.
fn separators(text: &str) -> Vec<Separator> {
    use Separator::{Blanks, Sign};
    let ends = |line: &str| line.trim_end().trim_end_matches(';').contains(';');
    match text {
        _ if text.contains('\t') => vec![Sign('\t')],
        _ if text.lines().any(ends) => vec![Sign(';')],
        _ if text.contains('"') => vec![Sign(',')],
        _ if !text.contains(',') => vec![Blanks],
        _ if text
            .lines()
            .all(|line| !closed_up(line).trim().contains(char::is_whitespace)) =>
        {
            CLOSED_UP.to_vec()
        }
        _ => vec![Blanks, Sign(',')],
    }
}

/// A line without blanks behind its commas.
fn closed_up(line: &str) -> String {
    let parts: Vec<&str> = line.split(',').map(str::trim_start).collect();
    parts.join(",")
}

/// The blocks of a text: between blank lines, and below headings.
fn blocks(text: &str, separator: Separator) -> Vec<Block> {
    let lines: Vec<&str> = text.lines().collect();
    // Rows of a single line stand separated by semicolons.
    let is_single = lines.iter().filter(|line| !line.trim().is_empty()).count() == 1;
    let (lines, separator) = match separator {
        Separator::Sign(';') if is_single => {
            let inner = if text.contains(',') {
                Separator::Sign(',')
            } else {
                Separator::Blanks
            };
            (text.trim().split(';').collect(), inner)
        }
        separator => (lines, separator),
    };
    let mut blocks = vec![Block::default()];
    for (number, line) in lines.into_iter().enumerate() {
        let line = line.trim_end_matches('\r');
        let written = line.trim();
        if written.is_empty() {
            blocks.push(Block::default());
        } else if is_heading(written) {
            blocks.push(Block::default());
            let label = written.to_owned();
            blocks.push(Block {
                label,
                ..Block::default()
            });
        } else if !written.starts_with(['#', '%']) {
            let row = Row {
                line: if is_single { 1 } else { number + 1 },
                cells: cells(line, separator),
            };
            if let Some(block) = blocks.last_mut() {
                block.rows.push(row);
            }
        }
    }
    joined(blocks)
}

/// A line with words that ends as one does that something follows: `A =`, `Row player:`, `3×2 Matrix{Int64}:`.
fn is_heading(line: &str) -> bool {
    line.ends_with([':', '=']) && line.contains(char::is_alphabetic)
}

/// Headings with what follows them, names with the rows below them, and rows with blank lines between all of them as one block.
fn joined(blocks: Vec<Block>) -> Vec<Block> {
    let mut kept: Vec<Block> = Vec::new();
    let mut label = String::new();
    for mut block in blocks {
        if block.rows.is_empty() {
            if !block.label.is_empty() {
                label = block.label;
            }
            continue;
        }
        if block.label.is_empty() {
            block.label = core::mem::take(&mut label);
        } else {
            label.clear();
        }
        match kept.last_mut() {
            Some(last) if is_words(last) && block.label.is_empty() => last.rows.extend(block.rows),
            _ => kept.push(block),
        }
    }
    if kept.len() > 2
        && kept
            .iter()
            .all(|block| block.rows.len() == 1 && block.label.is_empty())
    {
        let rows = kept.into_iter().flat_map(|block| block.rows).collect();
        kept = vec![Block {
            rows,
            ..Block::default()
        }];
    }
    kept
}

fn is_words(block: &Block) -> bool {
    let mut cells = block.rows.iter().flat_map(|row| &row.cells);
    cells.all(|cell| !is_numeric(cell, Commas::Separate))
}

/// What `lrsnash` takes: numbers of rows and columns, then as many rows of both matrices. Without blank lines a matrix may look the same.
fn with_sizes_first(blocks: &[Block]) -> Option<Vec<Block>> {
    let rows: Vec<&Row> = blocks.iter().flat_map(|block| &block.rows).collect();
    let [head, rest @ ..] = &rows[..] else {
        return None;
    };
    let sizes: Option<Vec<usize>> = head.cells.iter().map(|cell| cell.parse().ok()).collect();
    let Some([height, width]) = sizes.as_deref() else {
        return None;
    };
    let fits = *height > 0
        && height.checked_mul(2) == Some(rest.len())
        && rest.iter().all(|row| row.cells.len() == *width);
    let matrix = |rows: &[&Row]| Block {
        rows: rows.iter().map(|&row| row.clone()).collect(),
        ..Block::default()
    };
    fits.then(|| rest.chunks(*height).map(matrix).collect())
}

/// The cells of a line; a separator inside brackets or quotation marks separates nothing.
fn cells(line: &str, separator: Separator) -> Vec<String> {
    let is_blanks = separator == Separator::Blanks;
    let ended = if separator == Separator::Sign(';') {
        line
    } else {
        line.trim_end().trim_end_matches(';')
    };
    let line = if is_blanks {
        closed_up(ended.trim())
    } else {
        ended.to_owned()
    };
    let mut cells = vec![String::new()];
    let (mut depth, mut is_quoted) = (0_usize, false);
    for character in line.chars() {
        let separates = match separator {
            Separator::Sign(sign) => character == sign,
            Separator::Blanks => character.is_whitespace(),
        };
        if separates && (separator == Separator::Sign('\t') || (depth == 0 && !is_quoted)) {
            cells.push(String::new());
            continue;
        }
        match character {
            '"' => is_quoted = !is_quoted,
            '(' | '[' if !is_quoted => depth += 1,
            ')' | ']' if !is_quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        if character != '"'
            && let Some(cell) = cells.last_mut()
        {
            cell.push(character);
        }
    }
    let trimmed = cells.iter().map(|cell| cell.trim().to_owned());
    trimmed
        .filter(|cell| !is_blanks || !cell.is_empty())
        .collect()
}
