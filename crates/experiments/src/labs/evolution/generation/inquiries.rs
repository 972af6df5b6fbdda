//! Inquiries: a race of the generation after some of its games.

use super::moment::GameSeen;
use crate::common::outcomes::Outcomes;
use serde::{Deserialize, Serialize};

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum GenerationInquiry {
    /// How a race went, by the results of its games so far.
    Race {
        /// Its place in the generation.
        race: usize,
        /// The last of the games.
        game: Option<GameSeen>,
        outcomes: Outcomes,
        /// Whether these are all.
        is_end: bool,
    },
}
