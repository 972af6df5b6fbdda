//! Code of a strategy: what a student hands in for a tournament, as letters. The grammar is in `docs/CLASSES.md`.
//!
//! A text in the language of strategies has few different words, and in it capitals are small letters; so signs take six bits, and the words that most
//! rules have are signs too. Letters that only names of actions have take more. What the text means, and whether it fits the game, is not known here.

use crate::bits::{Reader, Writer};
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

/// A strategy that needs more bits than there is room for has no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

const SIGN_BITS: usize = 6;
/// Ends a text.
const END: u64 = 0;
/// Goes before any other letter: a bit that says how large its number is, and the number.
const OTHER: u64 = 63;
/// Bits of a letter's number (Unicode), for small ones and for all.
const LETTER_BITS: [usize; 2] = [7, 21];

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
/// If the text is too long.
pub fn write(handed_in: &HandedInStrategy) -> Result<String, TooLong> {
    let mut bits = Writer::default();
    put_seat(handed_in.seat, &mut bits);
    let text = plain(&handed_in.text);
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        let fitting = signs().zip(1..).find(|(sign, _)| rest.starts_with(sign));
        let length = match fitting {
            Some((sign, number)) => {
                bits.put(number, SIGN_BITS);
                sign.len()
            }
            None => {
                put_other(next, &mut bits);
                next.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    bits.put(END, SIGN_BITS);
    if bits.len() > ROOM {
        return Err(TooLong);
    }
    Ok(frame::write(Kind::Strategy, &bits))
}

fn put_other(letter: char, bits: &mut Writer) {
    let is_large = !letter.is_ascii();
    bits.put(OTHER, SIGN_BITS);
    bits.put(u64::from(is_large), 1);
    bits.put(u32::from(letter).into(), LETTER_BITS[usize::from(is_large)]);
}

/// A letter that is no sign, written in as few bits as it needs; none if it is anything else.
fn take_other(bits: &mut Reader) -> Option<char> {
    let is_large = bits.take(1) == 1;
    let number = bits.take(LETTER_BITS[usize::from(is_large)]);
    let letter = char::from_u32(u32::try_from(number).ok()?)?;
    (letter.is_ascii() != is_large && !LETTERS.contains(letter)).then_some(letter)
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
            OTHER => text.push(take_other(&mut bits).ok_or(CodeFault::Forged)?),
            sign => text.push_str(signs().nth(sign as usize - 1).ok_or(CodeFault::Forged)?),
        }
    }
    if !bits.is_done() || plain(&text) != text || text.is_empty() {
        return Err(CodeFault::Forged);
    }
    Ok(HandedInStrategy { seat, text })
}
