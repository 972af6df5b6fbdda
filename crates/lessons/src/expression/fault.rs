//! Faults of expressions: in their text, and in what they meet.

use super::function::Function;
use core::fmt;
use serde::{Deserialize, Serialize};
use texts::Texts;

/// What is wrong with the text of an expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadingFault {
    /// Where, in bytes.
    pub at: usize,
    pub kind: ReadingFaultKind,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadingFaultKind {
    /// Something else should stand here; empty at the end of the text.
    Unexpected(String),
    UnknownFunction(String),
    /// More than anybody needs.
    TooLong,
}

impl ReadingFault {
    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        let words = &texts.lessons.faults;
        match &self.kind {
            ReadingFaultKind::Unexpected(found) => (words.unexpected)(found),
            ReadingFaultKind::UnknownFunction(found) => {
                (words.unknown_function)(found, &Function::NAMES.join(", "))
            }
            ReadingFaultKind::TooLong => words.expression_too_long.to_owned(),
        }
    }
}

impl fmt::Display for ReadingFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:?} at {}", self.kind, self.at)
    }
}

/// Why an expression is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvaluationFault {
    /// No parameter of the lab; with those that there are.
    UnknownName(String, Vec<&'static str>),
    /// No field of the record; with those that there are.
    NoField(String, Vec<String>),
    /// No item of a list of this length.
    NoItem(String, usize),
    /// A number, a list and so on was wanted, and this is none.
    Not(Wanted, String),
    /// So many arguments are wrong for the function.
    Arguments(Function, usize),
    /// Not a number that can be written.
    NotFinite,
    /// Nothing was found yet.
    NoResult,
}

/// What was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Number,
    Truth,
    List,
    Record,
}

impl EvaluationFault {
    /// As a sentence.
    pub fn sentence(&self, texts: &Texts) -> String {
        let words = &texts.lessons.faults;
        match self {
            Self::UnknownName(found, allowed) => (words.unknown_name)(found, &allowed.join(", ")),
            Self::NoField(found, allowed) => (words.no_field)(found, &allowed.join(", ")),
            Self::NoItem(found, length) => (words.no_item)(found, *length),
            Self::Not(wanted, found) => (words.not)(found, words.wanted[*wanted as usize]),
            Self::Arguments(function, count) => (words.arguments)(function.name(), *count),
            Self::NotFinite => words.not_finite.to_owned(),
            Self::NoResult => words.no_result.to_owned(),
        }
    }
}
