//! Amounts: numbers that are known exactly, or within a bound where fractions would get too long.

use crate::exact::Exact;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Amount {
    Exact(Exact),
    /// Wrong by at most `error`.
    Within {
        value: f64,
        error: f64,
    },
}

impl Amount {
    /// The nearest number of the machine.
    pub fn value(&self) -> f64 {
        match self {
            Self::Exact(exact) => exact.value,
            Self::Within { value, .. } => *value,
        }
    }

    /// The fraction as text, if it is known exactly.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Exact(exact) => Some(&exact.text),
            Self::Within { .. } => None,
        }
    }

    /// As reports have it: a fraction is a text, anything else a number.
    pub fn reported(&self) -> Value {
        self.text()
            .map_or_else(|| json!(self.value()), |text| json!(text))
    }
}
