//! Repeated games: numbers of the engine as findings have them, and who plays.

use crate::exact::exact;
use engines::exact::rational::Rational;
use engines::repeated::language::resolve::player;
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::player::Player;
use engines::repeated::strategies::strategy::Strategy;
use engines::repeated::values::shares;
use experiments::common::amount::Amount;

/// A fraction with more digits is told as a number of the machine: nobody reads it.
const MAX_DIGITS: usize = 2_000;

/// A number of the engine.
pub(crate) fn amount(amount: &shares::Amount) -> Amount {
    match amount {
        shares::Amount::Exact(number) => rational(number, MAX_DIGITS),
        &shares::Amount::Within { value, error } => Amount::Within { value, error },
    }
}

/// A fraction, as text unless that is longer than this.
pub(crate) fn rational(number: &Rational, max_digits: usize) -> Amount {
    let exact = exact(number);
    if exact.text.len() <= max_digits {
        return Amount::Exact(exact);
    }
    let error = exact.value.abs() * f64::EPSILON;
    Amount::Within {
        value: exact.value,
        error,
    }
}

/// Who plays these strategies, the first player first; none if a name stands for nothing in this game.
pub(crate) fn players(game: &StageGame, strategies: &[Strategy; 2]) -> Option<[Player; 2]> {
    let of = |side: usize| player(&strategies[side], Seat { game, player: side }).ok();
    Some([of(0)?, of(1)?])
}
