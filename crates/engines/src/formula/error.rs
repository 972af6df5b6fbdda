//! Errors in the texts of a space and of a formula, and where a formula has no value.

use super::operations::NoValue;
use crate::tuning::space::SpaceError;
use core::ops::RangeInclusive;
use thiserror::Error;

/// A text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("cannot be read from character {place} on: {fault:?}")]
pub struct TextError {
    /// The character at which the wrong part begins, counted from 1; one after the last if something is missing there.
    pub place: usize,
    pub fault: TextFault,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq)]
pub enum TextFault {
    /// There is no formula.
    Empty,
    /// Something else than what is asked for there.
    Unexpected {
        /// `None` at the end of the text.
        found: Option<char>,
        wanted: Wanted,
    },
    /// A name that is no dimension, word, constant or function.
    UnknownName {
        found: String,
        /// The dimensions that there are, and the words among their values.
        dimensions: Vec<String>,
        words: Vec<String>,
    },
    /// A word, or a dimension with words, where a number is needed.
    WordAsNumber { found: String },
    /// A parenthesis that is not closed.
    NotClosed,
    /// A function with too few or too many arguments.
    Arguments {
        function: &'static str,
        found: usize,
        allowed: RangeInclusive<usize>,
    },
    /// A comparison of what a comparison gives, without parentheses.
    ComparedTwice,
    /// Parentheses and operators within each other, deeper than [`super::program::MAX_DEPTH`].
    TooDeep,
    /// More operations than [`super::program::MAX_OPERATIONS`].
    TooLong,
    /// A number of more than 1.7 · 10³⁰⁸.
    NumberTooLarge { found: String },
    /// A dimension or a word called like a constant or a function.
    Reserved { name: String },
    /// Two dimensions of one name.
    RepeatedName { name: String },
    /// The same value twice in one dimension.
    RepeatedValue { value: String },
    /// A dimension with numbers and words.
    Mixed { name: String },
    /// A word that is the name of a dimension too.
    WordIsDimension { name: String },
    /// A range that ends before it begins.
    EmptyRange { first: f64, last: f64 },
    /// A range whose steps are not above 0.
    Step { found: f64 },
    /// A comma where a decimal point may be meant, since a range's step is one number and other commas of the dimension have
    /// spaces after them.
    DecimalComma { found: String },
    /// More values in a dimension than [`super::values::MAX_VALUES`].
    TooManyValues { name: String },
    /// With this dimension there is no such space.
    Space(SpaceError),
}

/// What may stand somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A number, a name, an opening parenthesis or a minus.
    Operand,
    /// An operator, or the end of the formula.
    Operator,
    /// An operator, a comma or a closing parenthesis.
    OperatorInside,
    /// The opening parenthesis of a function.
    Parenthesis,
    /// The name of a dimension.
    Name,
    /// The colon after it.
    Colon,
    /// The end or step of a range, or what follows a minus.
    Number,
    /// A number or a word.
    Value,
    /// A comma before the next value, a semicolon before the next dimension, or the end.
    Separator,
}

/// A formula that has no value somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no value at character {place}: {why}")]
pub struct EvaluationError {
    /// Of the operation's sign or name in the formula, counted from 1.
    pub place: usize,
    pub why: NoValue,
}
