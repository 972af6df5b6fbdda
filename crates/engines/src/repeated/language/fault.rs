//! Faults in the text of a strategy: what is wrong, where, and what is allowed.

use crate::repeated::strategies::rules::{MAX_RULES, MAX_WINDOW};
use core::ops::Range;
use thiserror::Error;

/// A text has at most this many bytes.
pub const MAX_LENGTH: usize = 4000;
/// Parentheses are at most this deep.
pub const MAX_DEPTH: usize = 16;
/// An automaton has at most this many states.
pub const MAX_STATES: usize = 64;

/// A text that is no strategy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{wrong}")]
pub struct StrategyFault {
    /// The bytes that are wrong.
    pub place: Range<usize>,
    pub wrong: Wrong,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Wrong {
    #[error(
        "nothing is written; a strategy is a name such as TitForTat, or rules such as first: C; else: copy"
    )]
    Empty,
    #[error("{0} bytes; a strategy has at most {MAX_LENGTH}")]
    TooLong(usize),
    #[error("“{found}”, where {allowed} must be")]
    Unexpected {
        found: String,
        allowed: &'static str,
    },
    #[error("“{0}” is no sign of the language")]
    Sign(char),
    #[error("a quotation mark that is not closed")]
    NotClosed,
    #[error("“{found}” is no action of this game; there are {allowed}")]
    Action { found: String, allowed: String },
    #[error("“{0}” is no strategy of the library, and no rule begins with it")]
    Name(String),
    #[error("“{found}” is no number from {} to {}", .allowed[0], .allowed[1])]
    Number { found: String, allowed: [i64; 2] },
    #[error("“{0}” is no probability: it must be from 0 to 1")]
    Probability(String),
    #[error("parentheses more than {MAX_DEPTH} deep")]
    TooDeep,
    #[error("more than {MAX_RULES} rules")]
    TooManyRules,
    #[error("a pattern of more than {MAX_WINDOW} rounds")]
    TooLongPattern,
    #[error("more than {MAX_STATES} states")]
    TooManyStates,
    #[error("“{0}” is no state of this automaton")]
    State(String),
    #[error("two states are called “{0}”")]
    StateTwice(String),
    #[error("a number where a condition must be")]
    NoCondition,
    #[error("a condition where a number must be")]
    NoSum,
    #[error("a rule that plays twice; it plays once")]
    PlaysTwice,
    #[error("only for games in which both players have two actions")]
    TwoActions,
    #[error("only for games in which both players have the same number of actions")]
    SameActions,
    #[error("this rule can never hold")]
    Idle,
    #[error("{found} numbers; {name} takes {allowed}")]
    Numbers {
        name: &'static str,
        found: usize,
        allowed: &'static str,
    },
    #[error("with these numbers {0} has probabilities outside 0 to 1 in this game")]
    OutsideGame(&'static str),
}

impl Wrong {
    /// The fault of being wrong there.
    pub fn at(self, place: Range<usize>) -> StrategyFault {
        StrategyFault { place, wrong: self }
    }
}
