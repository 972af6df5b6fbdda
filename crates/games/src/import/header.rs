//! Headers: names of actions in the first row and column of a table, and names of players around them.

use super::block::Row;
use super::cell::{Commas, is_numeric, numbers};

/// A table without its names.
#[derive(Debug, Default)]
pub struct Headed {
    pub rows: Vec<Row>,
    /// Of the rows and of the columns; empty where there are none.
    pub names: [Vec<String>; 2],
    /// How many cells of each line stand before the payoffs.
    pub before: usize,
}

/// Splits names and payoffs.
///
/// The first row has names if its corner is empty, if it has words only, if its cells have one number each and those below two, or if it is one cell
/// shorter than all others and counts. The first column has names if the corner is empty or its cells are words.
pub fn split(rows: Vec<Row>, commas: Commas) -> Headed {
    let mut before = 0;
    let mut rows = without_players(rows, commas, &mut before);
    let is_word = |cell: &String| is_name(cell, commas);
    let is_empty = |row: &Row| row.cells.first().is_none_or(String::is_empty);
    let has_corner = rows.len() > 1 && is_empty(&rows[0]) && !rows[1..].iter().any(is_empty);
    let has_head = has_corner || has_head(&rows, commas);
    let mut head = if has_head {
        rows.remove(0).cells
    } else {
        Vec::new()
    };
    // Nothing stands behind the last name that stands over two columns.
    let width = rows.first().map_or(0, |row| row.cells.len());
    if has_corner && head.len() < width {
        head.resize(width, String::new());
    }
    let is_counted =
        has_head && counts(&head) && rows.iter().all(|row| row.cells.len() == head.len() + 1);
    let has_side = has_corner
        || is_counted
        || (!rows.is_empty()
            && rows
                .iter()
                .all(|row| row.cells.first().is_some_and(is_word)));
    let mut side = Vec::new();
    if has_side {
        side = rows.iter_mut().map(|row| row.cells.remove(0)).collect();
        before += 1;
        if rows
            .first()
            .is_some_and(|row| head.len() == row.cells.len() + 1)
        {
            head.remove(0);
        }
    }
    Headed {
        rows,
        names: [side, head],
        before,
    }
}

/// Whether a cell may be a name: words, of which the first is no number. Payoffs with a mistake in them are none.
fn is_name(cell: &str, commas: Commas) -> bool {
    let parts = || cell.split([',', ';', ':', '|']).map(str::trim);
    let begins_with_number = |part: &str| {
        let first = part.split_whitespace().next().unwrap_or_default();
        is_numeric(first, commas)
    };
    let is_label = cell.starts_with("[,") || cell.ends_with(",]");
    is_label || (cell.contains(char::is_alphabetic) && !parts().any(begins_with_number))
}

fn has_head(rows: &[Row], commas: Commas) -> bool {
    let [first, rest @ ..] = rows else {
        return false;
    };
    if rest.is_empty() {
        return false;
    }
    let is_word = |cell: &String| is_name(cell, commas);
    let has_words = first
        .cells
        .iter()
        .skip(1)
        .all(|cell| cell.is_empty() || is_word(cell))
        && first
            .cells
            .first()
            .is_some_and(|corner| !is_numeric(corner, commas))
        && first.cells.iter().any(is_word);
    let count = |cell: &String| numbers(cell, commas).map_or(0, |numbers| numbers.len());
    let has_single = first.cells.iter().skip(1).all(|cell| count(cell) == 1)
        && first.cells.first().is_some_and(|corner| count(corner) < 2)
        && first.cells.len() > 1
        && rest.iter().all(|row| {
            row.cells.len() == first.cells.len()
                && row.cells.iter().skip(1).all(|cell| count(cell) > 1)
        });
    let is_counted = counts(&first.cells)
        && rest
            .iter()
            .all(|row| row.cells.len() == first.cells.len() + 1);
    has_words || has_single || is_counted
}

/// Whether cells are 0, 1, 2 … or 1, 2, 3 …
fn counts(cells: &[String]) -> bool {
    let numbers: Option<Vec<usize>> = cells.iter().map(|cell| cell.parse().ok()).collect();
    numbers.is_some_and(|numbers| {
        let first = numbers.first().copied().unwrap_or(2);
        first < 2 && numbers.iter().copied().eq(first..first + numbers.len())
    })
}

/// Without a first row and a first column in which only the name of a player stands.
fn without_players(mut rows: Vec<Row>, commas: Commas, before: &mut usize) -> Vec<Row> {
    let is_alone = |cells: &[&String]| {
        let mut filled = cells.iter().filter(|cell| !cell.is_empty());
        let is_word = filled.next().is_none_or(|cell| !is_numeric(cell, commas));
        is_word && filled.next().is_none()
    };
    if rows.len() > 2 {
        let first: Vec<&String> = rows[0].cells.iter().collect();
        if first.len() > 1 && is_alone(&first) {
            rows.remove(0);
        }
    }
    let has_column = |rows: &[Row]| rows.iter().all(|row| row.cells.len() > 2);
    if rows.len() > 2 && has_column(&rows) {
        let column: Vec<&String> = rows.iter().map(|row| &row.cells[0]).collect();
        if is_alone(&column) {
            for row in &mut rows {
                row.cells.remove(0);
            }
            *before += 1;
        }
    }
    rows
}
