//! A moment of a generation, and the game that leads to it.

use crate::racing::Moment;
use engines::evolution::Trace;
use engines::racing::Outcome;
use games::Player;
use serde::{Deserialize, Serialize};

/// A game of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSeen {
    pub opponent: u32,
    /// First, if the offspring begins.
    pub begins: Player,
    pub outcome: Outcome,
}

/// A generation after some of its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GenerationMoment {
    /// The place of the race under way, or just over, in the generation.
    pub race: usize,
    /// The last game; `None` before the first.
    pub game: Option<GameSeen>,
    /// Where the race stands.
    pub moment: Moment,
    /// How it went there.
    pub trace: Trace,
}
