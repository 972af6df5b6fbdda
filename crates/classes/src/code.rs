//! Code of a student's answers: what a student hands in, as letters. The grammar is in `docs/CLASSES.md`.

use crate::answer::{self, Answer};
use crate::bits::{Reader, Writer};
use crate::frame::{self, CodeFault, Kind, ROOM};
use crate::shape::{self, Shape};
use serde::{Deserialize, Serialize};

/// Seats have numbers up to this, from 1.
pub const MAX_SEAT: u16 = 999;

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

/// Writes a code.
pub fn write(shape: &Shape, handed_in: &HandedIn) -> Code {
    let mut bits = Writer::default();
    bits.put(shape.lesson.into(), shape::BITS);
    put_seat(handed_in.seat, &mut bits);
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
    Code {
        text: frame::write(Kind::Answers, &bits),
        left_out,
    }
}

/// Writes a seat; one that there is not is none.
pub(crate) fn put_seat(seat: Option<u16>, bits: &mut Writer) {
    let seat = seat.filter(|seat| (1..=MAX_SEAT).contains(seat));
    bits.put(seat.unwrap_or_default().into(), SEAT_BITS);
}

/// Reads a seat.
pub(crate) fn take_seat(bits: &mut Reader) -> Result<Option<u16>, CodeFault> {
    let seat = bits.take(SEAT_BITS) as u16;
    if seat > MAX_SEAT {
        return Err(CodeFault::Forged);
    }
    Ok((seat > 0).then_some(seat))
}

/// Reads the values of a code's letters.
///
/// # Errors
/// Why they are none of this lesson.
pub fn read(shape: &Shape, letters: &[u8]) -> Result<HandedIn, CodeFault> {
    let mut bits = frame::open(Kind::Answers, letters)?;
    if bits.take(shape::BITS) != u64::from(shape.lesson) {
        return Err(CodeFault::OtherLesson);
    }
    let seat = take_seat(&mut bits)?;
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
        seat,
        seed,
        answers,
    })
}
