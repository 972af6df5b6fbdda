//! Snapshots: of the race looked at, of what is calculated, and of races that are run for their verdicts alone.

use super::live::Live;
use super::tally::Tally;
use super::truth::TruthSnapshot;
use serde::{Deserialize, Serialize};

/// What a chunk has found, by the chunks in their order.
#[derive(Debug, Serialize, Deserialize)]
pub enum Snapshot {
    Live(Live),
    Truth(Box<TruthSnapshot>),
    Repeated(Tally),
}
