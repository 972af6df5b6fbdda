//! Errors in a file with a strategy.

use super::{COLUMNS, MAX_BYTES, VERSION};
use texts::Texts;
use thiserror::Error;

/// Why a file gives no strategy of the game.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum StrategyFileError {
    #[error("the file has {bytes} bytes; up to {MAX_BYTES} are allowed")]
    TooLong { bytes: usize },
    /// Neither JSON of one of the forms nor CSV.
    #[error("the file is no strategy")]
    NotAStrategy,
    #[error("the file is of version {found}; version {VERSION} is read")]
    Version { found: u64 },
    #[error("the column {name} is missing")]
    NoColumn { name: &'static str },
    #[error("the file is of {found}, not of {wanted}")]
    OtherGame { found: String, wanted: String },
    #[error("the game has no information set {key}")]
    UnknownInformationSet { key: String },
    #[error("{key} has no action {action}; there is: {known}")]
    UnknownAction {
        key: String,
        action: String,
        known: String,
    },
    #[error("{key}, {action} is there twice")]
    Repeated { key: String, action: String },
    #[error("{key}, {action} is missing")]
    Missing { key: String, action: String },
    #[error("the probability of {key}, {action} is {found}, which is not a number from 0 to 1")]
    Probability {
        key: String,
        action: String,
        found: String,
    },
    #[error("the probabilities of {key} add up to {sum}, not to 1")]
    Sum { key: String, sum: f64 },
}

impl StrategyFileError {
    /// As a sentence that names the row and what is allowed.
    pub fn sentence(&self, texts: &Texts) -> String {
        let words = &texts.labs.regret.strategy_file;
        match self {
            Self::TooLong { bytes } => (texts.file.too_long)(*bytes, MAX_BYTES),
            Self::NotAStrategy => words.not_a_strategy.to_owned(),
            Self::Version { found } => (texts.file.version)(*found, VERSION),
            Self::NoColumn { name } => (words.no_column)(name, &COLUMNS.join(", ")),
            Self::OtherGame { found, wanted } => (words.other_game)(found, wanted),
            Self::UnknownInformationSet { key } => (words.unknown_information_set)(key),
            Self::UnknownAction { key, action, known } => {
                (words.unknown_action)(key, action, known)
            }
            Self::Repeated { key, action } => (words.repeated)(key, action),
            Self::Missing { key, action } => (words.missing)(key, action),
            Self::Probability { key, action, found } => (words.probability)(key, action, found),
            Self::Sum { key, sum } => (words.sum)(key, *sum),
        }
    }
}
