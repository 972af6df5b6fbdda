//! Cells: the numbers in one, as people and programs write them.

use crate::fraction::{Fraction, FractionError};

/// What a comma in a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commas {
    /// It stands between two payoffs.
    Separate,
    /// It stands where others write a point.
    Decimal,
    /// It parts thousands.
    Grouping,
}

/// The payoffs of a cell: `4, 4`, `(4, 4)`, `[4, 4]`, `4:4`, `4 4`, or one number.
///
/// # Errors
/// The part that is no number, with what is wrong with it. A cell without any is [`FractionError::NotANumber`].
pub fn numbers(cell: &str, commas: Commas) -> Result<Vec<Fraction>, (String, FractionError)> {
    let joined = without_spaces_in_thousands(cell.trim());
    let inner = without_brackets(&joined);
    let wrong = |part: &str, error| Err((part.to_owned(), error));
    // Labels that R prints beside its matrices.
    if inner.is_empty() || inner.starts_with(',') || inner.ends_with(',') {
        return wrong(cell.trim(), FractionError::NotANumber);
    }
    let is_separator = |character: char| {
        character.is_whitespace()
            || ":;|".contains(character)
            || (character == ',' && commas == Commas::Separate)
    };
    let parts = inner.split(is_separator).filter(|part| !part.is_empty());
    let numbers = parts.map(|part| number(part, commas).map_err(|error| (part.to_owned(), error)));
    match numbers.collect::<Result<Vec<_>, _>>() {
        Ok(numbers) if numbers.is_empty() => wrong(cell.trim(), FractionError::NotANumber),
        numbers => numbers,
    }
}

/// A cell without the blanks that part thousands: narrow ones and those that do not break always do between groups of three digits, others where a
/// group begins with 0, as no payoff does.
fn without_spaces_in_thousands(cell: &str) -> String {
    let is_mark = |sign: char| matches!(sign, ' ' | '\u{a0}' | '\u{202f}');
    let groups: Vec<&str> = unsigned(cell).split(is_mark).collect();
    let is_sure = cell.contains(['\u{a0}', '\u{202f}'])
        || groups.iter().skip(1).any(|group| group.starts_with('0'));
    if are_thousands(&groups) && is_sure {
        cell.replace(is_mark, "")
    } else {
        cell.to_owned()
    }
}

/// A number's text without its sign.
fn unsigned(text: &str) -> &str {
    text.trim_start_matches(['-', '+', '\u{2212}', '\u{2013}'])
}

/// Whether these are the groups of digits of a number of a thousand or more.
pub fn are_thousands(groups: &[&str]) -> bool {
    let [first, rest @ ..] = groups else {
        return false;
    };
    matches!(first.len(), 1..=3)
        && !first.starts_with('0')
        && !rest.is_empty()
        && rest.iter().all(|group| group.len() == 3)
        && groups
            .iter()
            .all(|group| group.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a cell has numbers and nothing else.
pub fn is_numeric(cell: &str, commas: Commas) -> bool {
    numbers(cell, commas).is_ok()
}

/// A number; a fraction may have the two strokes that Julia writes, a minus may be a dash.
fn number(text: &str, commas: Commas) -> Result<Fraction, FractionError> {
    let text = text.trim_matches(['"', '\'', '$', '*', '`']);
    let mut plain = text.replacen("//", "/", 1);
    if let Some(rest) = plain.strip_prefix(['\u{2013}', '\u{2012}', '\u{fe63}', '\u{ff0d}']) {
        plain = format!("-{rest}");
    }
    if commas == Commas::Decimal {
        if plain.contains('.') {
            return Err(FractionError::NotANumber);
        }
        plain = plain.replacen(',', ".", 1);
    }
    if commas == Commas::Grouping {
        plain = plain.replace(',', "");
    }
    plain.parse()
}

/// Without one pair of brackets around all of it.
fn without_brackets(text: &str) -> &str {
    let text = text.trim_matches(['"', '$']).trim();
    let pairs = [('(', ')'), ('[', ']'), ('{', '}')];
    let inner = pairs
        .iter()
        .find_map(|&(open, close)| text.strip_prefix(open)?.strip_suffix(close));
    inner.unwrap_or(text).trim()
}

/// Whether a cell has digits, and besides them only what stands in and between numbers.
pub fn has_signs_of_numbers(cell: &str) -> bool {
    let is_part = |sign: char| sign.is_ascii_digit() || "+-\u{2212}\u{2013},./ ()[]".contains(sign);
    cell.chars().all(is_part) && cell.contains(|sign: char| sign.is_ascii_digit())
}

/// What commas in these cells are likely to be; both where nothing tells, the likelier one first.
///
/// A payoff of each player has a sign of its own; digits behind a decimal comma have none, but may begin with zeros. A cell without a comma among
/// others is a whole number if it is one of many, and a mistake if it is the only one. Where three digits stand behind every comma, it may part thousands.
pub fn commas<'a>(cells: impl Iterator<Item = &'a str>, may_be_decimal: bool) -> Vec<Commas> {
    use Commas::{Decimal, Grouping, Separate};
    let cells: Vec<&str> = cells.filter(|cell| has_signs_of_numbers(cell)).collect();
    let split: Vec<(&str, &str)> = cells
        .iter()
        .filter_map(|cell| cell.split_once(','))
        .collect();
    if split.is_empty() || !may_be_decimal {
        return vec![Separate];
    }
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_decimal = |&(whole, part): &(&str, &str)| is_digits(unsigned(whole)) && is_digits(part);
    if !split.iter().all(is_decimal) {
        return vec![Separate];
    }
    let is_group = |(whole, part): &(&str, &str)| are_thousands(&[unsigned(whole), part]);
    if split.iter().all(is_group) {
        // No payoff of its own is written 000.
        let is_sure = split.iter().any(|(_, part)| part.starts_with('0'));
        let ways = [Separate, Grouping, Decimal];
        return ways[usize::from(is_sure)..].to_vec();
    }
    let is_negative = |&(whole, _): &(&str, &str)| unsigned(whole).len() < whole.len();
    let is_sure = |pair: &(&str, &str)| {
        (is_negative(pair) && unsigned(pair.0) == "0")
            || (pair.1.len() > 1 && pair.1.starts_with('0'))
    };
    let is_mixed = split.len() < cells.len();
    if split.iter().any(is_sure) || (is_mixed && split.len() * 2 <= cells.len()) {
        return vec![Decimal];
    }
    // A program that prints 0.5 prints no zeros behind it; payoffs of ten are common.
    let is_likely = split.iter().all(|(whole, _)| unsigned(whole).len() == 1)
        && split.iter().any(|(_, part)| part.len() > 1)
        && !split
            .iter()
            .any(|(_, part)| part.len() > 1 && part.ends_with('0'));
    match (is_likely, is_mixed) {
        (true, true) => vec![Decimal],
        (true, false) => vec![Decimal, Separate],
        (false, true) => vec![Separate],
        (false, false) => vec![Separate, Decimal],
    }
}
