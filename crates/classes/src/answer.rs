//! Answer of a student as a code carries it: what was said to a question, and what the student's page made of it.
//!
//! Numbers have nine significant digits, which is more than a reader types. A place is its name if that is short and plain, else a
//! number made of it. Free text is left out: a code for it would be longer than the text, and some of it is private; the code
//! only says that something was written.

use crate::bits::{Reader, Writer};
use experiments::link::fingerprint;
use lessons::answer::Right;
use serde::{Deserialize, Serialize};

/// What was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Said {
    Number(f64),
    /// Which option, counted from 0.
    Option(usize),
    Place(String),
    /// A place with a long name, as the number of that.
    LongPlace(u32),
    /// Words, which stay where they were written.
    Words,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    pub said: Said,
    /// What the student's page found; `None` where nothing is graded. A claim: anyone who writes a code can claim anything.
    pub claim: Option<bool>,
    /// Whether the experiment was the scene's own then, not one that the reader had changed.
    pub is_own: bool,
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    /// Of so many options.
    Choice(usize),
    Place,
    Free,
}

const DIGITS: usize = 9;
const LENGTH_BITS: usize = 4;
const LETTER_BITS: usize = 6;
const HASH_BITS: usize = 20;
/// What short names of places are made of; the value of a letter is its place.
const NAME: &[u8; 64] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.,";

impl Said {
    /// A place, by its name.
    pub fn place(name: &str) -> Self {
        let is_short = (1..1 << LENGTH_BITS).contains(&name.len());
        if is_short && name.bytes().all(|letter| NAME.contains(&letter)) {
            Self::Place(name.to_owned())
        } else {
            Self::LongPlace(hash(name))
        }
    }

    /// A number, to the digits that a code has.
    pub fn number(number: f64) -> Self {
        let (is_negative, digits, exponent) = decimal(number);
        Self::Number(of_decimal(is_negative, digits, exponent).unwrap_or_default())
    }

    /// Whether it is right; `None` where nothing is graded.
    pub fn is_right(&self, right: &Right) -> Option<bool> {
        match (self, right) {
            (_, Right::Anything) => None,
            (Self::Number(number), right) => Some(right.takes_number(*number)),
            (Self::Option(option), right) => Some(right.takes_option(*option)),
            (Self::Place(place), right) => Some(right.takes_place(place)),
            (Self::LongPlace(number), Right::Places(places)) => {
                Some(places.iter().any(|place| hash(place) == *number))
            }
            (Self::LongPlace(_) | Self::Words, _) => Some(false),
        }
    }
}

fn hash(name: &str) -> u32 {
    (fingerprint(name) & ((1 << HASH_BITS) - 1)) as u32
}

/// Sign, digits and the power of ten that they are multiplied with.
fn decimal(number: f64) -> (bool, u64, i32) {
    let text = format!("{:.*e}", DIGITS - 1, number.abs());
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    let kept = digits.trim_end_matches('0');
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let shift = kept.len() as i32 - 1;
    let digits = kept.parse().unwrap_or_default();
    let exponent = if digits == 0 { 0 } else { exponent - shift };
    (number < 0.0, digits, exponent)
}

fn of_decimal(is_negative: bool, digits: u64, exponent: i32) -> Option<f64> {
    let number: f64 = format!("{digits}e{exponent}").parse().ok()?;
    let number = if is_negative { -number } else { number };
    number.is_finite().then_some(number)
}

/// Writes an answer, or that there is none.
pub fn write(answer: Option<&Answer>, kind: Kind, bits: &mut Writer) {
    let answer = answer.filter(|answer| fits(&answer.said, kind));
    bits.put(u64::from(answer.is_some()), 1);
    let Some(answer) = answer else { return };
    bits.put(u64::from(answer.claim.is_some()), 1);
    if let Some(claim) = answer.claim {
        bits.put(u64::from(claim), 1);
    }
    bits.put(u64::from(answer.is_own), 1);
    match &answer.said {
        Said::Number(number) => {
            let (is_negative, digits, exponent) = decimal(*number);
            bits.put(u64::from(is_negative), 1);
            bits.put(u64::from(exponent < 0), 1);
            bits.put_sized(exponent.unsigned_abs().into(), 4);
            bits.put_sized(digits, 5);
        }
        Said::Option(option) => bits.put(*option as u64, width(kind)),
        Said::Place(name) => {
            bits.put(name.len() as u64, LENGTH_BITS);
            for letter in name.bytes() {
                let value = NAME.iter().position(|known| *known == letter);
                bits.put(value.unwrap_or_default() as u64, LETTER_BITS);
            }
        }
        Said::LongPlace(hash) => {
            bits.put(0, LENGTH_BITS);
            bits.put((*hash).into(), HASH_BITS);
        }
        Said::Words => {}
    }
}

/// Bits that [`write()`] never writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritten;

/// Reads what [`write()`] has written.
///
/// # Errors
/// If it has not.
pub fn read(kind: Kind, bits: &mut Reader) -> Result<Option<Answer>, Unwritten> {
    if bits.take(1) == 0 {
        return Ok(None);
    }
    let is_graded = bits.take(1) == 1;
    let claim = is_graded.then(|| bits.take(1) == 1);
    let is_own = bits.take(1) == 1;
    let said = match kind {
        Kind::Number => {
            let (is_negative, is_small) = (bits.take(1) == 1, bits.take(1) == 1);
            let exponent = bits.take_sized(4) as i32;
            let digits = bits.take_sized(5);
            let exponent = if is_small { -exponent } else { exponent };
            Said::Number(of_decimal(is_negative, digits, exponent).ok_or(Unwritten)?)
        }
        Kind::Choice(count) => {
            let option = bits.take(width(kind)) as usize;
            Said::Option(
                Some(option)
                    .filter(|option| *option < count)
                    .ok_or(Unwritten)?,
            )
        }
        Kind::Place => match bits.take(LENGTH_BITS) {
            0 => Said::LongPlace(bits.take(HASH_BITS) as u32),
            length => {
                let letters =
                    (0..length).map(|_| char::from(NAME[bits.take(LETTER_BITS) as usize]));
                Said::Place(letters.collect())
            }
        },
        Kind::Free => Said::Words,
    };
    Ok(Some(Answer {
        said,
        claim,
        is_own,
    }))
}

/// Whether a question of this kind can be answered so.
fn fits(said: &Said, kind: Kind) -> bool {
    match (said, kind) {
        (Said::Option(option), Kind::Choice(count)) => *option < count,
        (Said::Number(_), Kind::Number)
        | (Said::Place(_) | Said::LongPlace(_), Kind::Place)
        | (Said::Words, Kind::Free) => true,
        _ => false,
    }
}

/// How many bits an option takes.
fn width(kind: Kind) -> usize {
    match kind {
        Kind::Choice(count) => (usize::BITS - count.saturating_sub(1).leading_zeros()) as usize,
        _ => 0,
    }
}
