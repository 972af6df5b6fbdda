//! An entry of the library: a strategy with a name.

use super::fault::Wrong;
use crate::repeated::stage_game::Seat;
use games::fraction::Fraction;

/// A strategy with a name.
#[derive(Debug)]
pub struct Entry {
    pub name: &'static str,
    pub others: &'static [&'static str],
    /// Who thought of it, where, and when.
    pub source: &'static str,
    pub text: Text,
}

/// Makes a memory-one strategy from payoffs and numbers; none where it is none.
pub type Make = fn([Fraction; 4], &[Fraction]) -> Option<[Fraction; 5]>;

/// What the name stands for.
#[derive(Debug)]
pub enum Text {
    /// A text, with `C` and `D` for the two actions.
    Written(&'static str),
    /// A text that depends on the player's payoffs after CC, CD, DC and DD, as integers.
    Made(fn([i64; 4]) -> String),
    /// A memory-one strategy that depends on the payoffs and on numbers that may stand after the name.
    MemoryOne(Numbers, Make),
}

/// How many numbers a name takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub least: usize,
    pub most: usize,
    /// What they are, in words.
    pub allowed: &'static str,
}

impl Entry {
    /// The memory-one strategy that it is with these numbers, if it takes any.
    ///
    /// # Errors
    /// If there is none in this game.
    pub fn memory_one(
        &self,
        numbers: &[Fraction],
        seat: Seat,
    ) -> Result<Option<[Fraction; 5]>, Wrong> {
        let Text::MemoryOne(_, make) = &self.text else {
            return Ok(None);
        };
        let units = seat.game.units(seat.player);
        let payoffs =
            core::array::from_fn(|outcome| Fraction::new(units[outcome], seat.game.denominator()));
        let is_probability = |part: &Fraction| (Fraction::ZERO..=Fraction::ONE).contains(part);
        let made = make(payoffs, numbers).filter(|made| made.iter().all(is_probability));
        made.map(Some).ok_or(Wrong::OutsideGame(self.name))
    }
}

/// One with a text.
pub const fn written(
    name: &'static str,
    others: &'static [&'static str],
    text: &'static str,
    source: &'static str,
) -> Entry {
    let text = Text::Written(text);
    Entry {
        name,
        others,
        source,
        text,
    }
}
