//! Settings of a match: how long it goes on, and what goes wrong in it.

use games::fraction::Fraction;

/// A match has at most this many rounds.
pub const MAX_ROUNDS: u32 = 1_000_000;

/// When a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// After so many rounds, at least one, which both players know.
    Rounds(u32),
    /// After each round it goes on with this probability, the continuation probability, below 1.
    Continuation(Fraction),
}

/// Probabilities of errors. An action of more than one alternative goes wrong to each of the others alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noise {
    /// That a player does something else than they decided; both see what was done.
    pub execution: Fraction,
    /// That a player sees something else than the other did; each player errs independently.
    pub perception: Fraction,
}

impl Noise {
    pub const NONE: Self = Self {
        execution: Fraction::ZERO,
        perception: Fraction::ZERO,
    };
}
