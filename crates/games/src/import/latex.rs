//! Tables and matrices of LaTeX: cells between `&`, rows between `\\`, inside environments or without any.
//!
//! Commands that only say how something looks are passed over; others stay as words, so that `\sqrt{2}` is refused and not read as 2.

use super::block::{Block, Row};
use super::fault::ImportFault;
use crate::strategic::sizes::MAX_ACTIONS;

/// Longer arguments are none of the commands that are read.
const MAX_GROUP: usize = 2_000;
/// Fractions in fractions are read so deep.
const MAX_DEPTH: usize = 3;

/// What stands between rows and between cells once commands are gone.
const ROW: char = '\u{1}';
const CELL: char = '\u{2}';

/// Environments that hold a table, with the arguments that follow their name: in brackets before, in braces, in brackets after.
const TABLES: [(&str, [usize; 3]); 15] = [
    ("tabular", [1, 1, 0]),
    ("tabular*", [1, 2, 0]),
    ("tabularx", [1, 2, 0]),
    ("array", [1, 1, 0]),
    ("game", [0, 2, 2]),
    ("matrix", [0, 0, 0]),
    ("pmatrix", [0, 0, 0]),
    ("bmatrix", [0, 0, 0]),
    ("Bmatrix", [0, 0, 0]),
    ("vmatrix", [0, 0, 0]),
    ("Vmatrix", [0, 0, 0]),
    ("smallmatrix", [0, 0, 0]),
    ("pmatrix*", [1, 0, 0]),
    ("bmatrix*", [1, 0, 0]),
    ("blockarray", [0, 1, 0]),
];

/// Commands that are dropped, with how many arguments in braces go with them.
const DROPPED: [(&str, usize); 34] = [
    ("hline", 0),
    ("toprule", 0),
    ("midrule", 0),
    ("bottomrule", 0),
    ("cline", 1),
    ("cmidrule", 1),
    ("left", 0),
    ("right", 0),
    ("big", 0),
    ("Big", 0),
    ("bigl", 0),
    ("bigr", 0),
    ("displaystyle", 0),
    ("textstyle", 0),
    ("quad", 0),
    ("qquad", 0),
    ("centering", 0),
    ("small", 0),
    ("large", 0),
    ("bf", 0),
    ("it", 0),
    ("rm", 0),
    ("color", 1),
    ("textcolor", 1),
    ("cellcolor", 1),
    ("rowcolor", 1),
    ("multicolumn", 2),
    ("multirow", 2),
    ("phantom", 1),
    ("hspace", 1),
    ("vspace", 1),
    ("caption", 1),
    ("label", 1),
    ("noindent", 0),
];

/// Commands whose argument stays as it is.
const KEPT: [&str; 17] = [
    "text",
    "textbf",
    "textit",
    "textrm",
    "textsf",
    "texttt",
    "emph",
    "mathrm",
    "mathbf",
    "mathit",
    "mathsf",
    "underline",
    "boxed",
    "mbox",
    "num",
    "ensuremath",
    "mathbb",
];

/// Whether a text is LaTeX.
pub fn is_latex(text: &str) -> bool {
    let is_sign = |sign: &&str| text.contains(*sign);
    text.contains('&')
        || ["\\begin{", "\\\\", "frac", "\\hline"]
            .iter()
            .any(|sign| text.contains('\\') && is_sign(sign))
}

/// A text without commands: what one cell says.
pub fn plain(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_owned();
    }
    Reader::new(text).plain().replace([ROW, CELL], " ")
}

/// The tables of a text.
///
/// # Errors
/// If something is done to a matrix that is not read, such as turning or multiplying it.
pub fn blocks(text: &str) -> Result<Vec<Block>, ImportFault> {
    let mut blocks = Vec::new();
    let mut rest = text;
    // One more than a game may have.
    while blocks.len() <= MAX_ACTIONS
        && let Some(table) = next_table(rest)
    {
        let line = line_of(text, rest) + lines(&rest[..table.start]);
        let before = &rest[..table.start];
        unchanged(before, &rest[table.end..], line)?;
        let label = plain(before).trim().to_owned();
        let offset = line + lines(&rest[table.start..table.inner.0]);
        blocks.push(block(
            label,
            &rest[table.inner.0..table.inner.1],
            offset,
            table.is_matrix,
        ));
        rest = &rest[table.end..];
    }
    if blocks.is_empty() {
        blocks.push(block(String::new(), text, 1, false));
    }
    Ok(blocks)
}

struct Table {
    is_matrix: bool,
    start: usize,
    inner: (usize, usize),
    end: usize,
}

/// The first environment with a table.
fn next_table(text: &str) -> Option<Table> {
    let mut from = 0;
    loop {
        let start = from + text[from..].find("\\begin{")?;
        let name_at = start + "\\begin{".len();
        let name = &text[name_at..name_at + text[name_at..].find('}')?];
        from = name_at;
        let Some((_, [options, arguments, after])) =
            TABLES.iter().find(|(known, _)| *known == name)
        else {
            continue;
        };
        let mut inner = name_at + name.len() + 1;
        for (open, close, count) in [
            ('[', ']', options),
            ('{', '}', arguments),
            ('[', ']', after),
        ] {
            for _ in 0..*count {
                inner += group(&text[inner..], open, close).map_or(0, |(_, length)| length);
            }
        }
        let closing = format!("\\end{{{name}}}");
        let end = inner + text[inner..].find(&closing).unwrap_or(text.len() - inner);
        return Some(Table {
            is_matrix: name.contains("matrix"),
            start,
            inner: (inner, end),
            end: (end + closing.len()).min(text.len()),
        });
    }
}

fn line_of(whole: &str, rest: &str) -> usize {
    1 + lines(&whole[..whole.len() - rest.len()])
}

fn lines(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

/// Refuses what is done to a matrix before or behind it.
fn unchanged(before: &str, behind: &str, line: usize) -> Result<(), ImportFault> {
    let before = before.trim_end_matches(|sign: char| sign.is_whitespace() || "({[".contains(sign));
    let before = ["\\left", "\\bigl", "\\Bigl"]
        .iter()
        .fold(before, |text, command| {
            text.strip_suffix(command).unwrap_or(text).trim_end()
        });
    let sign = before
        .chars()
        .next_back()
        .filter(|sign| sign.is_ascii_digit() || "+-*/\u{2212}".contains(*sign));
    let behind =
        behind.trim_start_matches(|sign: char| sign.is_whitespace() || ")}".contains(sign));
    let behind = behind
        .chars()
        .next()
        .filter(|sign| "^'*+-/\u{2212}".contains(*sign));
    match sign.or(behind) {
        Some(sign) => Err(ImportFault::Unexpected {
            line,
            column: 1,
            found: format!("“{sign}” beside a matrix"),
            wanted: "the matrix itself, with the payoffs in it",
        }),
        None => Ok(()),
    }
}

fn block(label: String, text: &str, first_line: usize, is_matrix: bool) -> Block {
    let plain = Reader::new(text).plain();
    let mut line = first_line;
    let mut rows = Vec::new();
    for row in plain.split(ROW) {
        let begins = row.len() - row.trim_start().len();
        let begins = line + lines(&row[..begins]);
        line += lines(row);
        if row.trim().is_empty() {
            continue;
        }
        let cell = |cell: &str| cell.split_whitespace().collect::<Vec<_>>().join(" ");
        rows.push(Row {
            line: begins,
            cells: row.split(CELL).map(cell).collect(),
        });
    }
    Block {
        label,
        rows,
        is_matrix,
    }
}

/// What stands in the brackets that a text begins with, and how long that is with the brackets; nothing if they are not closed soon.
fn group(text: &str, open: char, close: char) -> Option<(&str, usize)> {
    let begin = text.len() - text.trim_start().len();
    if !text[begin..].starts_with(open) {
        return None;
    }
    let mut depth = 0_usize;
    let near = text.char_indices().take(MAX_GROUP);
    for (at, sign) in near.skip_while(|(at, _)| *at < begin) {
        if sign == open {
            depth += 1;
        } else if sign == close {
            depth -= 1;
            if depth == 0 {
                return Some((&text[begin + 1..at], at + 1));
            }
        }
    }
    None
}

/// Reads a text from left to right.
struct Reader<'a> {
    rest: &'a str,
    plain: String,
    /// Whether a minus waits for its number.
    is_signed: bool,
    /// How many fractions are around it.
    depth: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            plain: String::new(),
            is_signed: false,
            depth: 0,
        }
    }

    /// The text without commands, with marks between rows and cells.
    fn plain(mut self) -> String {
        while let Some(sign) = self.rest.chars().next() {
            if self.rest.starts_with("{,}") || self.rest.starts_with("{.}") {
                self.plain.push('.');
                self.rest = &self.rest[3..];
                continue;
            }
            self.rest = &self.rest[sign.len_utf8()..];
            match sign {
                '\\' => self.command(),
                '%' => self.rest = &self.rest[self.rest.find('\n').unwrap_or(self.rest.len())..],
                '&' => self.plain.push(CELL),
                '$' | '{' | '}' | '~' => self.space(),
                ' ' => self.space(),
                '-' | '\u{2212}' => {
                    self.plain.push('-');
                    self.is_signed = true;
                    continue;
                }
                sign => self.plain.push(sign),
            }
            self.is_signed &= self.plain.ends_with('-');
        }
        self.plain
    }

    /// A blank, but none between a minus and its number.
    fn space(&mut self) {
        if !self.is_signed {
            self.plain.push(' ');
        }
    }

    fn command(&mut self) {
        if let Some(rest) = self.rest.strip_prefix('\\') {
            self.plain.push(ROW);
            self.rest = rest.strip_prefix('*').unwrap_or(rest);
            self.skip('[', ']');
            return;
        }
        let length = self
            .rest
            .find(|sign: char| !sign.is_ascii_alphabetic())
            .unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(length);
        if name.is_empty() {
            self.sign();
            return;
        }
        self.rest = rest;
        let arguments = DROPPED.iter().find(|(known, _)| *known == name);
        match name {
            "tabularnewline" | "cr" => self.plain.push(ROW),
            "frac" | "tfrac" | "dfrac" | "cfrac" | "nicefrac" | "sfrac"
                if self.depth < MAX_DEPTH =>
            {
                self.fraction();
            }
            "begin" | "end" => self.skip('{', '}'),
            "minus" => self.plain.push('-'),
            "textbackslash" => self.plain.push('\\'),
            "textasciitilde" => self.plain.push('~'),
            "textasciicircum" => self.plain.push('^'),
            _ if KEPT.contains(&name) => self.space(),
            _ => match arguments {
                Some((_, count)) => {
                    self.skip('[', ']');
                    (0..*count).for_each(|_| self.skip('{', '}'));
                    self.skip('[', ']');
                }
                None => {
                    self.plain += name;
                    self.rest = self.rest.strip_prefix("{}").unwrap_or(self.rest);
                }
            },
        }
    }

    /// A command of one sign: an escaped one, or a space.
    fn sign(&mut self) {
        let Some(sign) = self.rest.chars().next() else {
            return;
        };
        self.rest = &self.rest[sign.len_utf8()..];
        match sign {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => self.plain.push(sign),
            _ => self.space(),
        }
    }

    fn skip(&mut self, open: char, close: char) {
        if let Some((_, length)) = group(self.rest, open, close) {
            self.rest = &self.rest[length..];
        }
    }

    /// `\frac{1}{2}`, `\frac12`, `\frac1{12}`.
    fn fraction(&mut self) {
        let parts = [self.part(), self.part()];
        let depth = self.depth + 1;
        let [above, below] = parts.map(|part| {
            let inner = Self::new(part);
            Self { depth, ..inner }.plain()
        });
        let is_negative = above.trim().starts_with('-') && self.plain.ends_with('-');
        if is_negative {
            // Two signs make none that anybody meant.
            self.plain.push('-');
        }
        self.plain += &format!("{}/{}", above.trim(), below.trim());
    }

    fn part(&mut self) -> &'a str {
        if let Some((inner, length)) = group(self.rest, '{', '}') {
            self.rest = &self.rest[length..];
            return inner;
        }
        let rest = self.rest.trim_start();
        let length = rest.chars().next().map_or(0, char::len_utf8);
        self.rest = &rest[length..];
        &rest[..length]
    }
}
