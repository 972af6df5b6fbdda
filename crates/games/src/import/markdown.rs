//! Tables of Markdown: cells between bars, with a line of dashes below the names.
//!
//! Source: the table extension of GitHub Flavored Markdown; the line of dashes tells such a table from everything else with bars. Without it,
//! a text is one if bars divide each of its lines.

use super::block::{Block, Row};
use super::cell::{Commas, is_numeric};
use super::latex;

/// Whether a text has such a table.
pub fn is_markdown(text: &str) -> bool {
    text.lines().any(is_dashes) || is_divided(text)
}

/// Whether bars divide each of several lines into cells. Numbers with blanks alone between them are no cell: they may be the rows of two matrices.
fn is_divided(text: &str) -> bool {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<Vec<String>> = lines.map(cells).collect();
    let may_be_cell = |cell: &String| {
        let is_row = cell.split_whitespace().count() > 1
            && cell
                .split_whitespace()
                .all(|word| is_numeric(word, Commas::Separate));
        !is_row && !cell.contains(';')
    };
    lines.len() > 1
        && lines
            .iter()
            .all(|cells| cells.len() > 1 && cells.iter().all(may_be_cell))
}

fn is_dashes(line: &str) -> bool {
    let line = line.trim().trim_matches('|');
    let is_dash = |cell: &str| {
        let cell = cell.trim();
        cell.contains('-') && cell.trim_matches(':').bytes().all(|byte| byte == b'-')
    };
    line.contains(['|', '+']) && line.split(['|', '+']).all(is_dash)
}

/// Its tables.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut label = String::new();
    let mut is_inside = false;
    for (number, line) in text.lines().enumerate() {
        if is_dashes(line) {
            continue;
        }
        if !line.contains('|') {
            is_inside = false;
            if !line.trim().is_empty() {
                label = line.trim().to_owned();
            }
            continue;
        }
        if !is_inside {
            let label = core::mem::take(&mut label);
            blocks.push(Block {
                label,
                ..Block::default()
            });
            is_inside = true;
        }
        if let Some(block) = blocks.last_mut() {
            block.rows.push(Row {
                line: number + 1,
                cells: cells(line),
            });
        }
    }
    blocks
}

fn cells(line: &str) -> Vec<String> {
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    let line = line.replace("\\|", "\u{0}");
    let cell = |cell: &str| {
        let cell = latex::plain(cell);
        let cell = cell.trim().trim_matches(['*', '_', '`', '$']).trim();
        cell.replace('\u{0}', "|")
    };
    line.split('|').map(cell).collect()
}
