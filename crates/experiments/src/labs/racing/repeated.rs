//! Snapshot of races that are run one after the other, for their verdicts alone.

use super::tally::Tally;
use engines::racing::Plan;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Snapshot {
    question: u64,
    tally: Tally,
}

/// As bytes, for a worker's message or a file.
pub fn encode(question: u64, tally: Tally) -> Vec<u8> {
    // Numbers in memory: postcard has no way to fail here.
    postcard::to_stdvec(&Snapshot { question, tally }).unwrap_or_default()
}

/// Reads bytes from a worker or a file; `None` if they cannot be of `races` races of the experiment with this
/// fingerprint.
pub fn decode(bytes: &[u8], question: u64, races: u64, plan: &Plan) -> Option<Tally> {
    let snapshot: Snapshot = postcard::from_bytes(bytes).ok()?;
    let is_sound =
        snapshot.question == question && snapshot.tally.is_sound(races, plan.most_games());
    is_sound.then_some(snapshot.tally)
}
