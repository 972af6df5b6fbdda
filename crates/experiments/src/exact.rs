//! Exact numbers as findings have them.

use core::fmt::{self, Display};
use serde::{Deserialize, Serialize};

/// An exact number: as text, and as near as the machine has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exact {
    pub text: String,
    pub value: f64,
}

impl Display for Exact {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl Exact {
    /// As a page shows it, with a minus sign.
    pub fn shown(&self) -> String {
        self.text.replace('-', "\u{2212}")
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.text == "0"
    }
}

/// Numbers as texts, as results have them.
pub fn texts(numbers: &[Exact]) -> Vec<String> {
    numbers.iter().map(Exact::to_string).collect()
}

/// A mixed strategy, or what is done at an information set: a probability for each action.
pub type Mixed = Vec<Exact>;
