//! Code of a strategy: what a student hands in for a tournament, as letters. The grammar is in `docs/CLASSES.md`.
//!
//! A text in the language of strategies has few different words, and in it capitals are small letters; so signs take six bits, and the words that most
//! rules have are signs too. What the text means, and whether it fits the game, is not known here.

use crate::bits::Writer;
use crate::code::{put_seat, take_seat};
use crate::frame::{self, CodeFault, Kind, ROOM};
use serde::{Deserialize, Serialize};

/// What a student hands in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandedInStrategy {
    pub seat: Option<u16>,
    /// In small letters.
    pub text: String,
}

/// Why a strategy has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// It needs more bits than there is room for.
    TooLong,
    /// Codes have no such letter.
    Letter(char),
}

const SIGN_BITS: usize = 6;
/// Ends a text.
const END: u64 = 0;

/// Signs that are words, numbered from 1; each stands before its beginnings, since the first that fits is taken.
const WORDS: &[&str] = &[
    "if they defected",
    "if they played ",
    "if they cooperated",
    "defections",
    "automaton(",
    "first: ",
    "else: ",
    " last ",
    " with ",
    "their ",
    "copy",
    " or ",
    " and ",
];
/// Signs that are letters, numbered on.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz0123456789 :;,./()<>=-+?";

/// All signs but the end, in their order.
fn signs() -> impl Iterator<Item = &'static str> {
    let letters = (0..LETTERS.len()).map(|at| &LETTERS[at..=at]);
    WORDS.iter().copied().chain(letters)
}

/// Writes a code.
///
/// # Errors
/// If the text is too long, or has letters that codes do not have: names in quotation marks, sums with more than `-` and `/`.
pub fn write(handed_in: &HandedInStrategy) -> Result<String, Unwritten> {
    let mut bits = Writer::default();
    put_seat(handed_in.seat, &mut bits);
    let text = plain(&handed_in.text);
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        let fitting = signs().zip(1..).find(|(sign, _)| rest.starts_with(sign));
        let (sign, number) = fitting.ok_or(Unwritten::Letter(next))?;
        bits.put(number, SIGN_BITS);
        rest = &rest[sign.len()..];
    }
    bits.put(END, SIGN_BITS);
    if bits.len() > ROOM {
        return Err(Unwritten::TooLong);
    }
    Ok(frame::write(Kind::Strategy, &bits))
}

/// In small letters, with one space where there are several or the end of a line, and a semicolon between rules.
fn plain(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().trim_end_matches(';'));
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let joined = lines.join("; ").to_lowercase();
    joined.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads the values of a code's letters.
///
/// # Errors
/// Why they are no strategy's.
pub fn read(letters: &[u8]) -> Result<HandedInStrategy, CodeFault> {
    let mut bits = frame::open(Kind::Strategy, letters)?;
    let seat = take_seat(&mut bits)?;
    let mut text = String::new();
    loop {
        match bits.take(SIGN_BITS) {
            END => break,
            sign => text.push_str(signs().nth(sign as usize - 1).ok_or(CodeFault::Forged)?),
        }
    }
    if !bits.is_done() || plain(&text) != text || text.is_empty() {
        return Err(CodeFault::Forged);
    }
    Ok(HandedInStrategy { seat, text })
}
