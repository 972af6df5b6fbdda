//! Written games: what texts of lines and formulas have in common. Each part is a piece of the text, so that its place is known.

use super::error::TextError;
use super::named_space::NamedSpace;
use super::program::Formula;
use core::ops::Range;

/// Digits of a number in a formula at most: numbers are read by floats, which keep so many.
pub const MAX_DIGITS: usize = 15;

/// Where a piece of a text is, in bytes.
pub fn place(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// A line or a part of one without what is no part of a name: spaces, a mark at the beginning of some files, a space of no width.
pub fn trimmed(part: &str) -> &str {
    let is_nothing = |sign: char| sign.is_whitespace() || matches!(sign, '\u{feff}' | '\u{200b}');
    part.trim_matches(is_nothing)
}

/// The lines that say something, without what follows a `#`.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.split(['\n', '\r']);
    let said = lines.map(|line| trimmed(line.split('#').next().unwrap_or_default()));
    said.filter(|line| !line.is_empty())
}

/// A formula with the minus signs that formulas are read with, character by character.
pub fn minus(part: &str) -> String {
    part.replace(['\u{2212}', '\u{2013}'], "-")
}

/// The first number of a formula with more than [`MAX_DIGITS`] digits.
pub fn long_number(part: &str) -> Option<&str> {
    let mut numbers = part.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
    let digits = |number: &str| number.bytes().filter(u8::is_ascii_digit).count();
    numbers.find(|number| digits(number) > MAX_DIGITS)
}

/// Reads a formula that is a piece of a text.
///
/// # Errors
/// What is wrong, and where in the text.
pub fn formula(
    text: &str,
    part: &str,
    space: &NamedSpace,
) -> Result<Formula, (Range<usize>, TextError)> {
    // As long, character by character.
    Formula::read(&minus(part), space).map_err(|error| {
        let mut characters = part.char_indices().skip(error.place.saturating_sub(1));
        let from = characters.next().map_or(part.len(), |(at, _)| at);
        let to = characters.next().map_or(part.len(), |(at, _)| at);
        let start = place(text, part).start;
        (start + from..start + to, error)
    })
}
