//! A bracketed list as programs write it: `[[4, 4], [3, 6]]`, `[4 4; 3 6]`, `{{4, 4}, {3, 6}}`, `((4, 4), (3, 6))`.

use super::cursor::Cursor;
use crate::import::fault::ImportFault;

/// Calls that leave the number that they are given as it is.
const NUMBERS: [&str; 11] = [
    "Decimal", "Fraction", "Integer", "Rational", "S", "float", "float32", "float64", "int",
    "int32", "int64",
];
/// Deeper brackets are refused.
const MAX_DEPTH: usize = 6;
const INSIDE: &str = "numbers, names in quotation marks, brackets, commas, semicolons or the bracket that closes the list";

/// What stands in a list.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number or a name as it is written, and whether it stood in quotation marks.
    Word(String, bool),
    /// With its line.
    List(Vec<Self>, usize),
}

impl Value {
    /// How deep the brackets are at the first entry of each: 1 for a row.
    pub fn depth(&self) -> usize {
        match self {
            Self::Word(..) => 0,
            Self::List(entries, _) => 1 + entries.first().map_or(0, Self::depth),
        }
    }

    /// What stands in it, if it is a list.
    pub fn entries(&self) -> &[Self] {
        match self {
            Self::Word(..) => &[],
            Self::List(entries, _) => entries,
        }
    }

    /// The first line of it.
    pub fn line(&self) -> usize {
        match self {
            Self::Word(..) => 1,
            Self::List(_, line) => *line,
        }
    }
}

/// Reads the list whose opening bracket is next.
///
/// # Errors
/// What is wrong, with its place.
pub fn read(cursor: &mut Cursor, depth: usize) -> Result<Value, ImportFault> {
    let line = cursor.line();
    if depth == MAX_DEPTH {
        return Err(ImportFault::Depth {
            line,
            found: depth + 1,
        });
    }
    let close = match cursor.take() {
        Some('[') => ']',
        Some('(') => ')',
        _ => '}',
    };
    // Rows separated by semicolons, or on lines of their own where the outermost brackets hold numbers only.
    let mut rows = vec![(Vec::new(), line)];
    let mut has_comma = false;
    loop {
        let Some(sign) = cursor.peek() else {
            return Err(cursor.unexpected(INSIDE));
        };
        let is_row_end = sign == ';'
            || (sign == '\n' && depth == 0 && close == ']' && !has_comma && holds_words(&rows));
        match sign {
            _ if sign == close => {
                cursor.take();
                break;
            }
            _ if is_row_end => {
                cursor.take();
                rows.push((Vec::new(), cursor.line()));
            }
            ',' => {
                cursor.take();
            }
            _ if sign.is_whitespace() => {
                cursor.take();
                continue;
            }
            _ => {
                let entry = entry(cursor, depth)?;
                if let Some((row, _)) = rows.last_mut() {
                    row.push(entry);
                }
            }
        }
        has_comma = sign == ',';
    }
    let single = rows.len() == 1;
    rows.retain(|(row, _)| single || !row.is_empty());
    let mut lists = rows.into_iter().map(|(row, line)| Value::List(row, line));
    Ok(if single {
        lists.next().unwrap_or(Value::List(Vec::new(), line))
    } else {
        Value::List(lists.collect(), line)
    })
}

/// Whether the row that is read has numbers and no lists.
fn holds_words(rows: &[(Vec<Value>, usize)]) -> bool {
    let words =
        |(row, _): &(Vec<Value>, usize)| row.iter().all(|value| matches!(value, Value::Word(..)));
    rows.last()
        .is_some_and(|row| !row.0.is_empty() && words(row))
}

fn entry(cursor: &mut Cursor, depth: usize) -> Result<Value, ImportFault> {
    match cursor.peek() {
        Some('[' | '(' | '{') => read(cursor, depth + 1),
        Some('"' | '\'') => quoted(cursor),
        Some(sign) if sign.is_alphanumeric() || "+-.\u{2212}\u{2013}".contains(sign) => {
            word(cursor, depth)
        }
        _ => Err(cursor.unexpected(INSIDE)),
    }
}

/// A text between quotation marks of either kind.
pub fn quoted(cursor: &mut Cursor) -> Result<Value, ImportFault> {
    let mark = cursor.take();
    let text = cursor.take_while(|sign| Some(sign) != mark && sign != '\n');
    if cursor.peek() != mark {
        return Err(cursor.unexpected("the quotation mark that ends a name"));
    }
    cursor.take();
    Ok(Value::Word(text, true))
}

/// A number, or a number in a call such as `Fraction(1, 2)` or `np.float64(0.5)`.
fn word(cursor: &mut Cursor, depth: usize) -> Result<Value, ImportFault> {
    let text =
        cursor.take_while(|sign| sign.is_alphanumeric() || "+-./_\u{2212}\u{2013}".contains(sign));
    if cursor.peek() != Some('(') {
        return Ok(Value::Word(text, false));
    }
    let name = text.rsplit('.').next().unwrap_or_default();
    let call = cursor.unexpected("a number, Fraction(1, 2) or array([1, 2])");
    let arguments = read(cursor, depth)?;
    match (name, arguments.entries()) {
        ("Fraction" | "Rational", [Value::Word(above, _), Value::Word(below, _)]) => {
            Ok(Value::Word(format!("{above}/{below}"), false))
        }
        (_, [Value::Word(number, _)]) if NUMBERS.contains(&name) => {
            Ok(Value::Word(number.clone(), false))
        }
        ("array" | "asarray" | "list" | "tuple", [list @ Value::List(..)]) => Ok(list.clone()),
        _ => Err(call),
    }
}
