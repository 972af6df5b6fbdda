//! Parts of a text, each a piece of it, so that its place is known.

use super::super::fault::{Fault, Wrong};
use crate::formula::written::{self, place};

/// A fault at a piece of a text.
pub fn wrong(text: &str, part: &str, what: Wrong) -> Fault {
    let place = place(text, part.trim());
    Fault { place, what }
}

/// A line: what is before its first colon or equals sign, that sign, and what is after it.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    pub whole: &'a str,
    pub head: &'a str,
    pub sign: Option<char>,
    pub rest: &'a str,
}

impl<'a> Line<'a> {
    fn new(whole: &'a str) -> Self {
        let (head, sign, rest) = match whole.find([':', '=']) {
            Some(at) => {
                let sign = whole[at..].chars().next();
                (whole[..at].trim_end(), sign, whole[at + 1..].trim_start())
            }
            None => (whole, None, &whole[whole.len()..]),
        };
        Self {
            whole,
            head,
            sign,
            rest,
        }
    }

    fn first_word(&self) -> &'a str {
        self.head.split_whitespace().next().unwrap_or_default()
    }

    /// Its first word in small letters.
    pub fn keyword(&self) -> String {
        self.first_word().to_lowercase()
    }

    /// What follows the keyword, before the sign.
    pub fn named(&self) -> &'a str {
        self.head[self.first_word().len()..].trim_start()
    }

    /// Whether it is about probabilities or payoffs.
    pub fn is_keyword(&self) -> bool {
        matches!(self.keyword().as_str(), "prior" | "payoffs" | "payoff")
    }
}

/// The lines that say something.
pub fn lines(text: &str) -> Vec<Line<'_>> {
    written::lines(text).map(Line::new).collect()
}

/// The pieces between separators that are in no parentheses, trimmed.
pub fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_i32);
    for (at, character) in text.char_indices() {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if character == separator && depth <= 0 => {
                parts.push(text[start..at].trim());
                start = at + character.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// Cells by table, row and column, of the end of a line and the lines below it.
pub fn tables<'a>(line: &Line<'a>, below: &[Line<'a>]) -> Tables<'a> {
    let pieces = core::iter::once(line.rest).chain(below.iter().map(|line| line.whole));
    let mut tables = vec![Vec::new()];
    for piece in pieces {
        for (number, part) in split(piece, '|').into_iter().enumerate() {
            if number > 0 {
                tables.push(Vec::new());
            }
            let rows = split(part, ';').into_iter().filter(|row| !row.is_empty());
            if let Some(table) = tables.last_mut() {
                table.extend(rows.map(|row| split(row, ',')));
            }
        }
    }
    tables
}

/// Cells by table, row and column.
pub type Tables<'a> = Vec<Vec<Vec<&'a str>>>;

/// What rows and columns are of: of each player so many; and what a cell is called.
pub struct Sizes<'a> {
    pub of: &'static str,
    pub cells: &'static str,
    pub all: &'a [usize],
}

/// Checks that there are as many tables, rows and cells as there are of the third, first and second player.
pub fn check(text: &str, line: &Line, tables: &Tables, sizes: &Sizes) -> Result<(), Fault> {
    let size = |at: &str, part, found, player: usize| {
        let wanted = sizes.all.get(player - 1).copied().unwrap_or(1);
        let what = Wrong::Size {
            part,
            found,
            wanted,
            of: sizes.of,
            player,
        };
        match (found == wanted, player > sizes.all.len()) {
            (true, _) => Ok(()),
            (_, true) => Err(wrong(text, at, Wrong::NoThird)),
            _ => Err(wrong(text, at, what)),
        }
    };
    size(line.whole, "table", tables.len(), 3)?;
    for table in tables {
        let first = table.first().map_or(line.whole, |row| row[0]);
        size(first, "row", table.len(), 1)?;
        for row in table {
            size(row[0], sizes.cells, row.len(), 2)?;
        }
    }
    Ok(())
}

/// All choices of one of so many each, the last one's changing fastest.
pub fn profiles(sizes: impl Iterator<Item = usize>) -> Vec<Vec<usize>> {
    sizes.fold(vec![Vec::new()], |profiles, size| {
        let longer =
            |profile: Vec<usize>| (0..size).map(move |next| [&profile[..], &[next]].concat());
        profiles.into_iter().flat_map(longer).collect()
    })
}
