//! Snapshot of a block of games.

use crate::common::points::Points;
use engines::racing::Outcome;
use games::war::GameEnd;
use serde::{Deserialize, Serialize};

/// Games of the first strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub points: Points,
    /// Games that were stopped.
    pub unfinished: u64,
    /// Of all games.
    pub rounds: u64,
}

impl Tally {
    /// Counts a game.
    pub fn count(&mut self, end: &GameEnd) {
        self.points.add(Outcome::of_score(end.score));
        self.unfinished += u64::from(!end.is_finished);
        self.rounds += u64::from(end.rounds);
    }

    /// Adds the games of another block.
    pub fn add(&mut self, other: &Self) {
        self.points = self.points.plus(other.points);
        self.unfinished = self.unfinished.saturating_add(other.unfinished);
        self.rounds = self.rounds.saturating_add(other.rounds);
    }

    /// Whether it can be of at most so many games of at most so many rounds.
    pub(super) fn fits(&self, games: u64, rounds: u64) -> bool {
        let played = self.points.games();
        played <= games
            && self.unfinished <= played
            && self.rounds >= played
            && self.rounds <= played.saturating_mul(rounds)
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct Snapshot {
    /// The fingerprint of the experiment and the chunk: a snapshot of another one is foreign.
    question: u64,
    tally: Tally,
}

impl Snapshot {
    /// As bytes, for a worker's message or a file.
    pub fn encode(question: u64, tally: Tally) -> Vec<u8> {
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(&Self { question, tally }).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file.
    pub fn decode(bytes: &[u8], question: u64) -> Option<Tally> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        (snapshot.question == question).then_some(snapshot.tally)
    }
}
