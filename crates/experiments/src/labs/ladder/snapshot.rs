//! Snapshot of a block of games: results, and the moves of its last game, as bytes.

use crate::common::counts::Counts;
use engines::racing::Verdict;
use games::Player;
use games::connect_four::{Column, Setup};
use serde::{Deserialize, Serialize};

/// What one block has found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The fingerprint of the experiment: a snapshot of another one, in a file whose link was edited, is foreign.
    question: u64,
    /// The contender's results as first and as second player.
    pub counts: [Counts; 2],
    /// Stones in all games together.
    pub plies: u64,
    /// Moves of perfect players that were not proven to be the best.
    pub unproven: u64,
    /// Of the race, once it has one.
    pub verdict: Option<Verdict>,
    /// The columns of the last game that was finished, from 0.
    pub last_moves: Vec<u8>,
    /// Whether the contender was the second player in it.
    pub last_as_second: bool,
}

impl Snapshot {
    /// Of no games.
    pub fn new(question: u64) -> Self {
        Self {
            question,
            counts: [Counts::default(); 2],
            plies: 0,
            unproven: 0,
            verdict: None,
            last_moves: Vec::new(),
            last_as_second: false,
        }
    }

    /// Games finished.
    pub fn done(&self) -> u64 {
        self.counts.iter().map(Counts::games).sum()
    }

    /// Adds a game that the contender has played as `side`.
    pub fn add(&mut self, side: Player, winner: Option<Player>, moves: &[Column], unproven: u64) {
        self.counts[side.index()].add(winner.map(|winner| winner == side));
        self.plies += moves.len() as u64;
        self.unproven += unproven;
        self.last_moves = moves.iter().map(|column| column.index()).collect();
        self.last_as_second = side == Player::Second;
    }

    /// As bytes, for a worker's message or a file.
    pub fn encode(&self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of a block of up to `games` games of
    /// the experiment with this fingerprint, on this board.
    pub fn decode(bytes: &[u8], question: u64, games: u64, setup: Setup) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        snapshot.fits(question, games, setup).then_some(snapshot)
    }

    /// Whether it can be of such a block.
    pub fn fits(&self, question: u64, games: u64, setup: Setup) -> bool {
        let snapshot = self;
        let cells = u64::from(setup.width()) * u64::from(setup.height());
        // Each number alone first: sums of numbers from outside could overflow.
        let each_is_small = |counts: &Counts| {
            [counts.won, counts.drawn, counts.lost]
                .iter()
                .all(|&count| count <= games)
        };
        snapshot.question == question
            && snapshot.counts.iter().all(each_is_small)
            && snapshot.done() <= games
            && snapshot.plies <= games * cells
            && snapshot.unproven <= games * cells
            && snapshot.last_moves.len() as u64 <= cells
            && snapshot
                .last_moves
                .iter()
                .all(|&column| column < setup.width())
    }
}
