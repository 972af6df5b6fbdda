//! Tables of payoffs as people have them elsewhere: pasted from a spreadsheet, from LaTeX or from a page, and written for both.
//!
//! A pasted table has rows on lines of their own (or between `\\`), cells between tabs, `&`, semicolons, or blanks, and one or two numbers a cell.
//! Where its first row or column has no numbers, these are the names of actions; where the corner is empty both are names, whatever they look like.

use super::fault::StrategicFault;
use super::game::StrategicGame;
use super::nfg;
use super::text::{self, Reading};
use crate::fraction::Fraction;
use crate::gambit::lexer::FileError;
use thiserror::Error;

/// What is wrong with a pasted text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PasteFault {
    #[error("the file: {0}")]
    File(FileError),
    #[error("the table: {0}")]
    Table(StrategicFault),
}

/// Reads whatever of these a text is: a file of Gambit, a table, or a game as links write it. One number a cell is the first player's in a
/// zero-sum game.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(text: &str) -> Result<(StrategicGame, Reading), PasteFault> {
    let text = text.trim_start_matches(['\u{feff}', '\r', '\n']).trim_end();
    let start = text.trim_start();
    if start.starts_with("NFG") || start.starts_with("EFG") || start.starts_with('#') {
        let game = nfg::read(start).map_err(PasteFault::File)?;
        return Ok((game, Reading::Each));
    }
    read_table(text).map_err(PasteFault::Table)
}

fn read_table(text: &str) -> Result<(StrategicGame, Reading), StrategicFault> {
    let mut rows = split(text);
    if rows.is_empty() {
        return Err(StrategicFault::Empty);
    }
    let is_name = |cell: &String| !cell.is_empty() && numbers(cell).is_none();
    let is_empty = |row: &Vec<String>| row.first().is_none_or(String::is_empty);
    let has_corner = rows.len() > 1 && is_empty(&rows[0]) && !rows[1..].iter().any(is_empty);
    let has_words = rows.len() > 1
        && rows[0]
            .iter()
            .skip(1)
            .all(|cell| cell.is_empty() || is_name(cell))
        && rows[0].iter().any(is_name);
    let mut head = if has_corner || has_words {
        rows.remove(0)
    } else {
        Vec::new()
    };
    let has_side = has_corner || rows.iter().all(|row| row.first().is_some_and(is_name));
    let mut side = Vec::new();
    if has_side {
        side = rows.iter_mut().map(|row| row.remove(0)).collect();
        if rows.first().is_some_and(|row| head.len() == row.len() + 1) {
            head.remove(0);
        }
    }
    let is_single = rows
        .iter()
        .flatten()
        .all(|cell| numbers(cell).is_some_and(|numbers| numbers.len() == 1));
    let reading = if is_single {
        Reading::ZeroSum
    } else {
        Reading::Each
    };
    let written = rows.iter().map(|row| {
        let cells = row
            .iter()
            .map(|cell| numbers(cell).map_or_else(|| cell.clone(), |numbers| numbers.join(":")));
        cells.collect::<Vec<_>>().join(",")
    });
    let game = text::read(&written.collect::<Vec<_>>().join(";"), reading)?;
    let mut actions = game.actions().to_vec();
    for (names, found) in actions.iter_mut().zip([side, head]) {
        if found.len() == names.len() && found.iter().all(|name| !name.is_empty()) {
            *names = found;
        }
    }
    let (title, players) = (game.title.clone(), game.players().to_vec());
    Ok((game.with_names(title, players, actions)?, reading))
}

/// The cells of each row, without what LaTeX puts around them.
fn split(text: &str) -> Vec<Vec<String>> {
    let is_latex = text.contains('&');
    let unbroken = if is_latex {
        text.replace('\n', " ").replace("\\\\", "\n")
    } else {
        text.to_owned()
    };
    let lines = unbroken.lines().map(|line| {
        if is_latex {
            without_commands(line)
        } else {
            line.to_owned()
        }
    });
    let lines = lines.filter(|line| !line.trim().is_empty());
    let separator = match text {
        _ if is_latex => Some('&'),
        _ if text.contains('\t') => Some('\t'),
        _ if text.contains(';') => Some(';'),
        _ if text.contains('"') => Some(','),
        _ => None,
    };
    let cells = |line: String| match separator {
        Some(separator) => between(&line, separator),
        None => line.split_whitespace().map(str::to_owned).collect(),
    };
    lines.map(cells).collect()
}

/// The cells between separators that are not inside quotation marks.
fn between(line: &str, separator: char) -> Vec<String> {
    let (mut cells, mut is_quoted) = (vec![String::new()], false);
    for character in line.chars() {
        if character == '"' {
            is_quoted = !is_quoted;
        } else if character == separator && !is_quoted {
            cells.push(String::new());
        } else if let Some(cell) = cells.last_mut() {
            cell.push(character);
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// A line of LaTeX without commands, their options and environments; `\frac{a}{b}` becomes a/b.
fn without_commands(line: &str) -> String {
    let line = line
        .replace("\\frac", "\\fraction")
        .replace("\\multicolumn", "\\skip");
    let mut text = String::new();
    let mut rest = line.as_str();
    while let Some(at) = rest.find('\\') {
        text += &rest[..at];
        let command: String = rest[at + 1..]
            .chars()
            .take_while(char::is_ascii_alphabetic)
            .collect();
        rest = &rest[at + 1 + command.len()..];
        match command.as_str() {
            "begin" | "end" => {
                rest = after_group(rest).1;
                if command == "begin" {
                    rest = after_group(rest).1;
                }
            }
            "fraction" => {
                let (above, after) = after_group(rest);
                let (below, after) = after_group(after);
                text += &format!("{above}/{below}");
                rest = after;
            }
            "skip" => rest = after_group(after_group(rest).1).1,
            "cline" => rest = after_group(rest).1,
            _ => {}
        }
    }
    text += rest;
    text.replace(['$', '{', '}', '~'], " ")
}

/// What stands in the brackets that a text begins with, and what comes after them.
fn after_group(text: &str) -> (&str, &str) {
    let Some(inner) = text.trim_start().strip_prefix('{') else {
        return ("", text);
    };
    inner.split_once('}').unwrap_or((inner, ""))
}

/// The numbers of a cell, as they are written: between commas, colons, semicolons, bars or blanks, with or without brackets.
fn numbers(cell: &str) -> Option<Vec<String>> {
    let cell = cell.trim().trim_matches(['(', ')', '[', ']', '"']);
    let parts = cell
        .split([',', ':', ';', '|', ' '])
        .filter(|part| !part.is_empty());
    let parts: Vec<String> = parts.map(str::to_owned).collect();
    let is_number = |part: &String| {
        part.starts_with(|first: char| first.is_ascii_digit() || "+-.\u{2212}".contains(first))
    };
    (!parts.is_empty() && parts.iter().all(is_number)).then_some(parts)
}

/// The matrix of two players as LaTeX has it: a `tabular` that needs no package.
pub fn latex(game: &StrategicGame) -> String {
    let escape = |name: &String| {
        let mut text = String::new();
        for character in name.chars() {
            match character {
                '&' | '%' | '$' | '#' | '_' | '{' | '}' => text.extend(['\\', character]),
                '\\' => text += "\\textbackslash{}",
                '~' => text += "\\textasciitilde{}",
                '^' => text += "\\textasciicircum{}",
                _ => text.push(character),
            }
        }
        text
    };
    let number = |number: Fraction| match (number.numerator(), number.denominator()) {
        (whole, 1) => whole.to_string(),
        (above, below) if above < 0 => format!("-\\frac{{{}}}{{{below}}}", -above),
        (above, below) => format!("\\frac{{{above}}}{{{below}}}"),
    };
    let columns = game.size(1);
    let head: Vec<String> = game.actions()[1].iter().map(escape).collect();
    let mut text = format!(
        "\\begin{{tabular}}{{r|{}|}}\n",
        vec!["c"; columns].join("|")
    );
    text += &format!(
        "\\multicolumn{{1}}{{r}}{{}} & {} \\\\ \\cline{{2-{}}}\n",
        head.join(" & "),
        columns + 1
    );
    for (row, name) in game.actions()[0].iter().enumerate() {
        let cell = |column: usize| {
            let profile = row * columns + column;
            format!(
                "${}, {}$",
                number(game.payoff(profile, 0)),
                number(game.payoff(profile, 1))
            )
        };
        let cells: Vec<String> = (0..columns).map(cell).collect();
        text += &format!(
            "{} & {} \\\\ \\cline{{2-{}}}\n",
            escape(name),
            cells.join(" & "),
            columns + 1
        );
    }
    text + "\\end{tabular}\n"
}

/// The matrix of two players for a spreadsheet, tab by tab.
pub fn tabs(game: &StrategicGame) -> String {
    let columns = game.size(1);
    let mut text = format!("\t{}\n", game.actions()[1].join("\t"));
    for (row, name) in game.actions()[0].iter().enumerate() {
        let cell = |column: usize| {
            let profile = row * columns + column;
            format!("{}, {}", game.payoff(profile, 0), game.payoff(profile, 1))
        };
        let cells: Vec<String> = (0..columns).map(cell).collect();
        text += &format!("{name}\t{}\n", cells.join("\t"));
    }
    text
}
