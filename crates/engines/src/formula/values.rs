//! Values of a dimension as text: numbers, ranges of them, and words.
//!
//! ```text
//! values = number | number ".." number [ "by" number ] | word
//! ```
//!
//! A word is a letter and then letters, digits and `_`. A range goes up from its first number in steps of 1, or of what is
//! said, as long as its last number is not passed. Right after a step no comma and digit may follow: `by 1,5` is refused, `by 1, 5` is not. Canonical text has ranges wherever three numbers or more are one.

use super::error::{TextError, TextFault, Wanted};
use super::reader::{Reader, wrong};
use core::fmt::{self, Display, Write};

/// Values of a dimension.
pub const MAX_VALUES: usize = 1_000;
/// Fewer numbers are written one by one.
const MIN_RANGE: usize = 3;

/// A value of a dimension.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Number(f64),
    Word(String),
}

impl Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Word(word) => formatter.write_str(word),
        }
    }
}

/// A word, a number or a range; of one with too many values, the first too many is the last.
pub(super) fn read_values(reader: &mut Reader<'_>) -> Result<Vec<Value>, TextError> {
    if let Some(word) = reader.name() {
        return Ok(vec![Value::Word(word.to_owned())]);
    }
    let place = reader.place();
    let first = signed(reader, Wanted::Value)?;
    if !reader.take("..") {
        return Ok(vec![Value::Number(first)]);
    }
    let last = signed(reader, Wanted::Number)?;
    if last < first {
        return wrong(place, TextFault::EmptyRange { first, last });
    }
    let mut step = 1.0;
    if reader.take("by") {
        let place = reader.place();
        if let Some(found) = reader.number_with_comma() {
            let found = found.to_owned();
            return wrong(place, TextFault::DecimalComma { found });
        }
        step = signed(reader, Wanted::Number)?;
        if step <= 0.0 {
            return wrong(place, TextFault::Step { found: step });
        }
    }
    let values = progression(first, step).take_while(|&value| value <= last);
    Ok(values.take(MAX_VALUES + 1).map(Value::Number).collect())
}

/// A number with or without a minus; `wanted` is what could have begun instead.
fn signed(reader: &mut Reader<'_>, wanted: Wanted) -> Result<f64, TextError> {
    let is_negative = reader.take("-");
    match reader.number()? {
        // Adding 0 makes 0 of −0.
        Some(number) if is_negative => Ok(-number + 0.0),
        Some(number) => Ok(number),
        None if is_negative => reader.unexpected(Wanted::Number),
        None => reader.unexpected(wanted),
    }
}

/// The numbers of a range, with as many decimals as `first` and `step` have: 0.3, not 0.30000000000000004.
fn progression(first: f64, step: f64) -> impl Iterator<Item = f64> {
    let decimals = decimals(first).max(decimals(step));
    (0_u16..).map(move |count| rounded(first + f64::from(count) * step, decimals))
}

fn decimals(number: f64) -> usize {
    let text = number.to_string();
    text.split_once('.')
        .map_or(0, |(_, decimals)| decimals.len())
}

fn rounded(number: f64, decimals: usize) -> f64 {
    // What is written as a number is one; infinity too.
    format!("{number:.decimals$}").parse().unwrap_or(number) + 0.0
}

/// How many of these numbers one range gives, and its step.
fn leading_range(numbers: &[f64]) -> (usize, f64) {
    let &[first, second, ..] = numbers else {
        return (numbers.len(), 1.0);
    };
    let step = rounded(second - first, decimals(first).max(decimals(second)));
    if step <= 0.0 {
        return (1, step);
    }
    let pairs = progression(first, step).zip(numbers);
    let count = pairs
        .take_while(|(wanted, number)| wanted == *number)
        .count();
    // Where numbers are too large for their step, the one after the last is not larger.
    let is_range = progression(first, step).nth(count) > numbers.get(count - 1).copied();
    (if is_range { count } else { 1 }, step)
}

/// Numbers as they are read, in as few ranges as there are.
pub(super) fn ranges(numbers: &[f64]) -> String {
    let mut text = String::new();
    let mut rest = numbers;
    while let [first, ..] = rest {
        let comma = if text.is_empty() { "" } else { ", " };
        // Writing to memory does not fail.
        let _ = write!(text, "{comma}{first}");
        let (count, step) = leading_range(rest);
        if count < MIN_RANGE {
            rest = &rest[1..];
            continue;
        }
        let _ = write!(text, "..{}", rest[count - 1]);
        if step != 1.0 {
            let _ = write!(text, " by {step}");
        }
        rest = &rest[count..];
    }
    text
}
