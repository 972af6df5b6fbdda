//! Search for codes in any text: a chat, a list, a spreadsheet. A code stands in one line; between its groups are hyphens of any kind,
//! single spaces, or nothing.
//!
//! Texts that only look like a code (groups of four with hyphens, with a digit in them) are found too, with what is wrong, so that no
//! student is lost without a word.

use crate::alphabet;
use crate::code::{self, HandedIn};
use crate::frame::{CodeFault, GROUP, Kind, MAX_GROUPS, length};
use crate::playing::choice_code::{self, Choice};
use crate::playing::round::Round;
use crate::shape::Shape;
use crate::strategy_code::{self, HandedInStrategy};
use serde::{Deserialize, Serialize};

/// Something that was found, and what it says.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T = HandedIn> {
    /// Counted from 1.
    pub line: usize,
    /// As it stands there.
    pub text: String,
    pub read: Result<T, CodeFault>,
}

/// A text that looks like a code and is none that is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invalid {
    pub line: usize,
    pub text: String,
    pub fault: CodeFault,
}

/// How many codes were found, and how many texts that only look like one.
pub fn counted<T>(found: &[Found<T>]) -> [usize; 2] {
    let codes = found.iter().filter(|found| found.read.is_ok()).count();
    [codes, found.len() - codes]
}

/// Fewer groups than these, or as many of another first letter, are taken for something else: a date, a telephone number.
const MIN_GROUPS: usize = 3;
const MIN_GROUPS_OF_OTHERS: usize = 4;

/// All codes of a lesson's answers in a text, from top to bottom.
pub fn search(shape: &Shape, text: &str) -> Vec<Found> {
    let read = |letters: &[u8]| code::read(shape, letters);
    search_for(Kind::Answers, read, text)
}

/// All codes of strategies in a text, from top to bottom.
pub fn search_strategies(text: &str) -> Vec<Found<HandedInStrategy>> {
    search_for(Kind::Strategy, strategy_code::read, text)
}

/// All codes of choices in a round that the class plays, from top to bottom.
pub fn search_choices(round: &Round, text: &str) -> Vec<Found<Choice>> {
    let read = |letters: &[u8]| choice_code::read(round, letters);
    search_for(Kind::Choice, read, text)
}

fn search_for<T>(
    kind: Kind,
    read: impl Fn(&[u8]) -> Result<T, CodeFault>,
    text: &str,
) -> Vec<Found<T>> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let letters: Vec<char> = line.chars().collect();
        let mut at = 0;
        while at < letters.len() {
            let begins = is_letter(letters[at]) && (at == 0 || !is_letter(letters[at - 1]));
            match begins.then(|| at_word(kind, &read, &letters, at)).flatten() {
                Some((end, read)) => {
                    let text = letters[at..end].iter().collect();
                    found.push(Found {
                        line: number + 1,
                        text,
                        read,
                    });
                    at = end;
                }
                None => at += 1,
            }
        }
    }
    found
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
}

fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '−' | '\u{ad}')
}

/// What a word that begins at `at` is, and where it ends; `None` if it looks like no code.
fn at_word<T>(
    kind: Kind,
    read: &impl Fn(&[u8]) -> Result<T, CodeFault>,
    letters: &[char],
    at: usize,
) -> Option<(usize, Result<T, CodeFault>)> {
    let first = alphabet::value(letters[at])?;
    let (values, ends) = values(letters, at);
    let whole = length(&values).filter(|&all| all <= values.len());
    if let Some((all, end)) = whole.and_then(|all| Some((all, ends[all - 1]?))) {
        let read = read(&values[..all]);
        if !matches!(read, Err(CodeFault::CheckDigits)) {
            return Some((end, read));
        }
    }
    // A hyphen before it: the rest of something else.
    if at > 0 && is_hyphen(letters[at - 1]) {
        return None;
    }
    let (end, groups) = groups(letters, at);
    let of_four = groups.iter().filter(|&&group| group == GROUP).count();
    let has_digit = letters[at..end].iter().any(char::is_ascii_digit);
    let least = if first == kind as u8 {
        MIN_GROUPS
    } else {
        MIN_GROUPS_OF_OTHERS
    };
    let looks_like_one = groups.len() >= least
        && has_digit
        && 2 * of_four > groups.len()
        && groups.iter().all(|&group| group <= GROUP + 1);
    if !looks_like_one {
        return None;
    }
    let count: usize = groups.iter().sum();
    let all = length(&values).unwrap_or_default();
    let fault = if first == kind as u8 && count < all {
        CodeFault::TooShort { found: count, all }
    } else {
        CodeFault::CheckDigits
    };
    Some((end, Err(fault)))
}

/// The values of letters from `at` on, across single hyphens and spaces, and where each ends, if a word ends there.
fn values(letters: &[char], at: usize) -> (Vec<u8>, Vec<Option<usize>>) {
    let (mut values, mut ends) = (Vec::new(), Vec::new());
    let mut place = at;
    while values.len() < GROUP * MAX_GROUPS {
        let Some(value) = letters.get(place).copied().and_then(alphabet::value) else {
            break;
        };
        values.push(value);
        place += 1;
        let next = letters.get(place).copied();
        let ends_here = !next.is_some_and(is_letter);
        ends.push(ends_here.then_some(place));
        if next.is_some_and(|next| is_hyphen(next) || next == ' ' || next == '\u{a0}') {
            place += 1;
        }
    }
    (values, ends)
}

/// Where a run of letters and hyphens ends, and how long its groups are.
fn groups(letters: &[char], at: usize) -> (usize, Vec<usize>) {
    let (mut groups, mut end) = (vec![0], at);
    let mut place = at;
    while let Some(&letter) = letters.get(place) {
        if is_letter(letter) {
            if let Some(last) = groups.last_mut() {
                *last += 1;
            }
            end = place + 1;
        } else if is_hyphen(letter) && end == place {
            groups.push(0);
        } else {
            break;
        }
        place += 1;
    }
    groups.retain(|&group| group > 0);
    (end, groups)
}
