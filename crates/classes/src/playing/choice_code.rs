//! Code of a choice: experiment, round, seat and what was chosen, as letters. The grammar is in `docs/CLASSES.md`.

use super::round::Round;
use crate::bits::Writer;
use crate::code::{put_seat, take_seat};
use crate::frame::{self, CodeFault, Kind};
use crate::shape::{BITS, folded};

const ROUND_BITS: usize = 5;

/// A choice that a seat hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub seat: u16,
    pub choices: Vec<u32>,
}

fn experiment(round: &Round) -> u64 {
    folded(round.fingerprint()).into()
}

/// How wide a number up to this is.
fn width(max: u32) -> usize {
    (u32::BITS - max.leading_zeros()) as usize
}

/// Writes a code; the choices are allowed on the seat's side.
pub fn write(round: &Round, choice: &Choice) -> String {
    let mut bits = Writer::default();
    bits.put(experiment(round), BITS);
    bits.put(round.number.into(), ROUND_BITS);
    put_seat(Some(choice.seat), &mut bits);
    let fields = round.game.fields(round.game.role(round.seed, choice.seat));
    for (field, chosen) in fields.iter().zip(&choice.choices) {
        bits.put((*chosen).into(), width(field.max));
    }
    frame::write(Kind::Choice, &bits)
}

/// Reads the values of a code's letters.
///
/// # Errors
/// Why they are none of this round.
pub fn read(round: &Round, letters: &[u8]) -> Result<Choice, CodeFault> {
    let mut bits = frame::open(Kind::Choice, letters)?;
    if bits.take(BITS) != experiment(round) {
        return Err(CodeFault::OtherExperiment);
    }
    let number = bits.take(ROUND_BITS);
    if number != u64::from(round.number) {
        return Err(CodeFault::OtherRound {
            round: number as u32,
        });
    }
    let seat = take_seat(&mut bits)?.ok_or(CodeFault::Forged)?;
    let role = round.game.role(round.seed, seat);
    let fields = round.game.fields(role);
    let choices: Vec<u32> = fields
        .iter()
        .map(|field| bits.take(width(field.max)) as u32)
        .collect();
    if !bits.is_done() || !round.game.allows(role, &choices) {
        return Err(CodeFault::Forged);
    }
    Ok(Choice { seat, choices })
}
