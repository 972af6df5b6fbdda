//! Code of a student's answers: what a student hands in, as letters. The grammar is in `docs/CLASSES.md`.

use crate::alphabet;
use crate::answer::{self, Answer};
use crate::bits::{Reader, Writer};
use crate::check_digits;
use crate::shape::{self, Shape};
use serde::{Deserialize, Serialize};

/// Between hyphens.
pub const GROUP: usize = 4;
/// More groups no code has: what one letter can count.
pub const MAX_GROUPS: usize = 32;
/// The first letter.
pub const VERSION: u8 = 1;
/// Seats have numbers up to this, from 1.
pub const MAX_SEAT: u16 = 999;

/// Version and number of groups.
const HEAD: usize = 2;
const SEAT_BITS: usize = 10;
const SEED_WIDTH_BITS: usize = 6;

/// What a student hands in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HandedIn {
    pub seat: Option<u16>,
    /// The reader's own, of experiments that vary; it tells codes without a seat apart.
    pub seed: u64,
    /// To the lesson's questions, in their order.
    pub answers: Vec<Option<Answer>>,
}

/// A code that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    pub text: String,
    /// How many answers it had no room for, the last of the lesson.
    pub left_out: usize,
}

/// Why a text is no code of this lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CodeFault {
    /// It has so many letters of so many.
    TooShort {
        found: usize,
        all: usize,
    },
    /// A letter is wrong, or two have changed places.
    CheckDigits,
    /// Of another lesson, or of an earlier text of this one.
    OtherLesson,
    LaterVersion,
    /// Its check digits are right, and nobody writes such a code.
    Forged,
}

/// Writes a code.
pub fn write(shape: &Shape, handed_in: &HandedIn) -> Code {
    const ROOM: usize = (GROUP * MAX_GROUPS - HEAD - check_digits::COUNT) * alphabet::BITS;
    let mut bits = Writer::default();
    bits.put(shape.lesson.into(), shape::BITS);
    let seat = handed_in.seat.filter(|seat| (1..=MAX_SEAT).contains(seat));
    bits.put(seat.unwrap_or_default().into(), SEAT_BITS);
    bits.put_sized(handed_in.seed, SEED_WIDTH_BITS);
    let mut left_out = 0;
    for (number, place) in shape.questions.iter().enumerate() {
        let answer = handed_in.answers.get(number).and_then(Option::as_ref);
        let mut more = bits.clone();
        answer::write(answer, place.kind, &mut more);
        if left_out == 0 && more.len() <= ROOM {
            bits = more;
        } else {
            left_out += usize::from(answer.is_some());
        }
    }
    let content = bits.letters();
    let groups = (HEAD + content.len() + check_digits::COUNT).div_ceil(GROUP);
    let mut letters = vec![VERSION, (groups - 1) as u8];
    letters.extend(content);
    letters.resize(groups * GROUP - check_digits::COUNT, 0);
    letters.extend(check_digits::of(&letters));
    let text = |group: &[u8]| {
        group
            .iter()
            .copied()
            .map(alphabet::letter)
            .collect::<String>()
    };
    Code {
        text: letters
            .chunks(GROUP)
            .map(text)
            .collect::<Vec<_>>()
            .join("-"),
        left_out,
    }
}

/// How many letters a code has, by its second.
pub fn length(letters: &[u8]) -> Option<usize> {
    letters
        .get(1)
        .map(|groups| (usize::from(*groups) + 1) * GROUP)
}

/// Reads the values of a code's letters.
///
/// # Errors
/// Why they are none of this lesson.
pub fn read(shape: &Shape, letters: &[u8]) -> Result<HandedIn, CodeFault> {
    let all = length(letters).unwrap_or(GROUP);
    if letters.len() < all {
        let found = letters.len();
        return Err(CodeFault::TooShort { found, all });
    }
    if letters.len() > all || !check_digits::are_right(letters) {
        return Err(CodeFault::CheckDigits);
    }
    match letters[0] {
        VERSION => {}
        0 => return Err(CodeFault::Forged),
        _ => return Err(CodeFault::LaterVersion),
    }
    let content = letters.get(HEAD..all - check_digits::COUNT);
    let mut bits = Reader::new(content.ok_or(CodeFault::Forged)?);
    if bits.take(shape::BITS) != u64::from(shape.lesson) {
        return Err(CodeFault::OtherLesson);
    }
    let seat = bits.take(SEAT_BITS) as u16;
    if seat > MAX_SEAT {
        return Err(CodeFault::Forged);
    }
    let seed = bits.take_sized(SEED_WIDTH_BITS);
    let answers = shape.questions.iter();
    let answers: Result<Vec<_>, answer::Unwritten> = answers
        .map(|place| answer::read(place.kind, &mut bits))
        .collect();
    let answers = answers.map_err(|answer::Unwritten| CodeFault::Forged)?;
    if !bits.is_done() {
        return Err(CodeFault::Forged);
    }
    Ok(HandedIn {
        seat: (seat > 0).then_some(seat),
        seed,
        answers,
    })
}
