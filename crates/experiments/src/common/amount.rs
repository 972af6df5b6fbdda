//! Amounts: numbers that are known exactly, or within a bound where fractions would get too long.

use crate::exact::Exact;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

/// An amount in a report: a fraction is a text, anything else a number.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum ReportedAmount {
    Fraction(String),
    Number(f64),
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

    /// The fraction, or the number with six decimals.
    pub fn written(&self) -> String {
        match self {
            Self::Exact(exact) => exact.text.clone(),
            Self::Within { value, .. } => format!("{value:.6}"),
        }
    }

    /// As reports have it.
    pub fn reported(&self) -> ReportedAmount {
        match self {
            Self::Exact(exact) => ReportedAmount::Fraction(exact.text.clone()),
            Self::Within { value, .. } => ReportedAmount::Number(*value),
        }
    }
}
