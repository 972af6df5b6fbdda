//! Faults of a typed continuous game, with their places.

use crate::formula::TextError;
use crate::formula::operations::NoValue;
use crate::formula::written::MAX_DIGITS;
use core::ops::Range;
use games::counted::counted;
use games::fraction::Fraction;
use thiserror::Error;

/// Names that stand for formulas at most.
pub const MAX_DEFINITIONS: usize = 20;
/// Actions between this and its negative.
pub const MAX_ACTION: i64 = 1_000_000;
/// Operations of all formulas together.
pub const MAX_OPERATIONS: usize = 300;
/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{what}")]
pub struct Fault {
    /// Bytes of the text.
    pub place: Range<usize>,
    pub what: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Wrong {
    #[error(
        "there is no game; its first lines name the players, such as “Firm 1: q1 from 0 to 12”"
    )]
    Empty,
    #[error(
        "“{0}” is none of the lines that are allowed: a player with an action (“Firm 1: q1 from 0 to 12”), a name for a formula (“price = 12 - q1 - q2”) or “payoff Firm 1 = …”"
    )]
    Line(String),
    #[error("{}; a continuous game has two, each in a line before all others", counted(*.0, "player"))]
    Players(usize),
    #[error("“{0}” is no interval; write “from 0 to 12”, with numbers such as 12, 0.5 or 1/2")]
    Interval(String),
    #[error(
        "the interval from {0} to {1} has no numbers inside; its second end must be more than its first"
    )]
    NoInside(Fraction, Fraction),
    #[error("{0} is too far from 0; actions are between \u{2212}{MAX_ACTION} and {MAX_ACTION}")]
    TooFar(Fraction),
    #[error("“{0}” is no name for a number; names are letters, then letters, digits and “_”")]
    NoName(String),
    #[error("“{0}” has a meaning of its own in formulas; another name is needed")]
    Reserved(String),
    #[error("“{0}” is there twice")]
    NameTwice(String),
    #[error("“{0}” is no player")]
    UnknownPlayer(String),
    #[error("there is no line “payoff {0} = …”")]
    NoPayoff(String),
    #[error("{0} has a payoff already")]
    PayoffTwice(String),
    #[error("a definition stands before the payoffs that use it")]
    TooLate,
    #[error("more than {MAX_DEFINITIONS} names for formulas")]
    Definitions,
    #[error("{0} operations in all formulas together; there may be {MAX_OPERATIONS}")]
    Operations(usize),
    #[error("a number of more than {MAX_DIGITS} digits")]
    Digits,
    /// At a character of the formula; the place is there.
    #[error("{0}")]
    Formula(TextError),
    #[error("the formula has no value where {names} are {at}: {why}")]
    NoValue {
        names: String,
        at: String,
        why: NoValue,
    },
}
