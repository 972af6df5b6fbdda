//! Faults of entries.

use thiserror::Error;

/// What is wrong with one entry.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("“{entry}”: {fault:?}")]
pub struct LockError {
    /// The entry, as it was found.
    pub entry: String,
    pub fault: LockFault,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq)]
pub enum LockFault {
    /// Not of the form `information set:probability`.
    Form,
    /// Not a number or a fraction from 0 to 1.
    Probability { found: String },
    /// Probabilities that do not add up to 1.
    Sum { sum: f64 },
    /// An information set or a player that is fixed twice.
    Repeated,
    /// More entries than [`super::MAX_ENTRIES`].
    TooMany { found: usize },
    /// An information set that the game does not have; some that it has.
    Unknown { known: String },
    /// Not as many probabilities as actions.
    Count { found: usize, actions: String },
}
