//! What one tree tells: a few numbers a move, as bytes.

use serde::{Deserialize, Serialize};

/// Points of the history of a search, evenly spaced over its simulations.
pub const HISTORY_POINTS: u64 = 64;
/// No count in a snapshot is larger: more than a computer can count to in years, and the sum of many of them
/// still fits into 64 bits.
const MOST: u64 = 1 << 48;

/// What one tree has found. Moves are (visits, sum of results) in the order of the legal moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The fingerprint of the question: a snapshot of another one, in a file whose link was edited, is foreign.
    pub question: u64,
    pub done: u64,
    /// `None` while an earlier turn is thought about.
    pub moves: Option<Vec<(u64, f64)>>,
    pub history: Vec<Vec<(u64, f64)>>,
    pub nodes: u64,
    pub full: bool,
}

impl Snapshot {
    /// As bytes, for a worker's message or a file.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of the question with this
    /// fingerprint, in whose position there are `legal_moves` moves.
    pub fn decode(bytes: &[u8], question: u64, legal_moves: usize) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        if snapshot.question != question {
            return None;
        }
        let moves = snapshot.moves.iter().chain(&snapshot.history);
        let sound = |moves: &Vec<(u64, f64)>| {
            let believable = |&(visits, total): &(u64, f64)| {
                visits <= MOST && (0.0..=visits as f64).contains(&total)
            };
            moves.len() == legal_moves && moves.iter().all(believable)
        };
        let moves_are_sound = moves.into_iter().all(sound);
        let counts_are_sound = snapshot.done <= MOST
            && snapshot.nodes <= MOST
            && snapshot.history.len() as u64 <= HISTORY_POINTS;
        (moves_are_sound && counts_are_sound).then_some(snapshot)
    }
}
