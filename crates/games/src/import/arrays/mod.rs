//! Matrices as programs write them: lists of lists of Python and JSON, arrays of NumPy, matrices of Julia and MATLAB, also inside `Game( … )`.
//!
//! * [`cursor`]: a place in a text. [`value`]: one bracketed list. [`scan`]: the text around lists.

pub mod cursor;
pub mod scan;
pub mod value;

use super::assemble::{any_of, games, owner};
use super::block::{Block, Row};
use super::cell::{Commas, is_numeric};
use super::fault::ImportFault;
use super::imported::{Imported, ImportedGame};
use scan::Labelled;
use value::Value;

/// Whether a text has brackets in brackets, rows separated by semicolons in brackets, or a list that is assigned.
pub fn is_nested(text: &str) -> bool {
    let (mut depth, mut deepest, mut has_rows) = (0_usize, 0, false);
    let mut is_quoted = false;
    for sign in text.chars() {
        match sign {
            '"' => is_quoted = !is_quoted,
            '[' | '{' | '(' if !is_quoted => depth += 1,
            ']' | '}' | ')' if !is_quoted => depth = depth.saturating_sub(1),
            ';' | '\n' if depth > 0 => has_rows = true,
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    text.contains(['[', '{', '(']) && (deepest > 1 || has_rows)
}

/// The games that a text may be, the likeliest first.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Vec<Imported>, ImportFault> {
    let (names, matrices): (Vec<Labelled>, Vec<Labelled>) = scan::lists(text)?
        .into_iter()
        .partition(|list| is_names(&list.value));
    let Some(first) = matrices.first() else {
        return Err(ImportFault::Empty);
    };
    let readings: Vec<Vec<Block>> = match (&matrices[..], first.value.depth()) {
        ([single], 3) => nested(single)?,
        _ => {
            let block = |list: &Labelled| block(&list.label, &list.value);
            vec![matrices.iter().map(block).collect::<Result<_, _>>()?]
        }
    };
    let found = any_of(
        readings
            .into_iter()
            .map(|blocks| games(blocks, Commas::Separate)),
    )?;
    found
        .into_iter()
        .map(|game| with_names(game, &names))
        .collect()
}

/// Whether a list has names and no payoffs.
fn is_names(value: &Value) -> bool {
    let is_name = |word: &Value| match word {
        Value::Word(word, is_quoted) => *is_quoted && !is_numeric(word, Commas::Separate),
        Value::List(..) => is_names(word),
    };
    !value.entries().is_empty() && value.entries().iter().all(is_name)
}

/// Three deep: payoffs of both players in each cell, or two matrices in a list.
fn nested(list: &Labelled) -> Result<Vec<Vec<Block>>, ImportFault> {
    let mut readings = Vec::new();
    let entries = list.value.entries();
    let innermost = entries.first().and_then(|row| row.entries().first());
    if innermost.is_some_and(|cell| cell.entries().len() > 1) {
        let cells = block(&list.label, &list.value);
        if entries.len() != 2 || cells.is_ok() {
            readings.push(vec![cells?]);
        }
    }
    if entries.len() == 2 {
        let matrices = entries.iter().map(|matrix| block("", matrix));
        readings.push(matrices.collect::<Result<_, _>>()?);
    }
    Ok(readings)
}

/// A matrix: a list of rows, whose cells are numbers or lists of them.
fn block(label: &str, value: &Value) -> Result<Block, ImportFault> {
    let row = |row: &Value| {
        let line = row.line();
        let (Value::List(cells, _), 1..=2) = (row, row.depth()) else {
            let found = 1 + row.depth();
            return Err(ImportFault::Depth { line, found });
        };
        let cells = cells.iter().map(|cell| self::cell(cell, line));
        Ok(Row {
            line,
            cells: cells.collect::<Result<_, _>>()?,
        })
    };
    let rows = value.entries().iter().map(row).collect::<Result<_, _>>()?;
    let label = label.to_owned();
    Ok(Block {
        label,
        rows,
        is_matrix: true,
    })
}

fn cell(value: &Value, line: usize) -> Result<String, ImportFault> {
    match value {
        Value::Word(word, _) => Ok(word.clone()),
        Value::List(payoffs, line) => {
            let payoffs: Result<Vec<String>, _> = payoffs
                .iter()
                .map(|payoff| match payoff {
                    Value::Word(word, _) => Ok(word.clone()),
                    Value::List(..) => Err(ImportFault::Depth {
                        line: *line,
                        found: 4,
                    }),
                })
                .collect();
            Ok(payoffs?.join(", "))
        }
    }
    .map_err(|fault| match fault {
        ImportFault::Depth { found, .. } => ImportFault::Depth { line, found },
        fault => fault,
    })
}

/// With names of players and actions, where there are as many as are needed.
fn with_names(imported: Imported, names: &[Labelled]) -> Result<Imported, ImportFault> {
    let ImportedGame::Strategic(game, reading) = imported.game else {
        return Ok(imported);
    };
    let words = |value: &Value| -> Vec<String> {
        let words = value.entries().iter().filter_map(|word| match word {
            Value::Word(word, _) => Some(word.clone()),
            Value::List(..) => None,
        });
        words.collect()
    };
    let lists = names.iter().flat_map(|list| match list.value.depth() {
        1 => vec![(list.label.as_str(), words(&list.value))],
        _ => list
            .value
            .entries()
            .iter()
            .map(|value| ("", words(value)))
            .collect(),
    });
    let (mut players, mut actions) = (game.players().to_vec(), game.actions().to_vec());
    let mut next = 0;
    for (label, words) in lists {
        if label.to_lowercase().ends_with("players") {
            if words.len() == players.len() {
                players = words;
            }
            continue;
        }
        let player = owner(label).unwrap_or(next);
        if actions
            .get(player)
            .is_some_and(|names| names.len() == words.len())
        {
            actions[player] = words;
            next = player + 1;
        }
    }
    let notes = crate::strategic::names::told_apart(&mut actions);
    let game = game.with_names(String::new(), players, actions)?;
    Ok(Imported {
        game: ImportedGame::Strategic(game, reading),
        form: imported.form,
        notes: [imported.notes, notes].concat(),
    })
}
