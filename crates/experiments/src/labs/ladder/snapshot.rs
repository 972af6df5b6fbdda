//! Snapshot of a block of games: results, and the moves of its last game.

use crate::common::counts::Counts;
use engines::racing::Verdict;
use games::Player;
use games::connect_four::{Column, Setup};
use serde::{Deserialize, Serialize};

/// What one block has found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Snapshot {
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

    /// Whether it can be of a block of up to `games` games on this board.
    pub fn fits(&self, games: u64, setup: Setup) -> bool {
        let cells = u64::from(setup.width()) * u64::from(setup.height());
        // Each number alone first: sums of numbers from outside could overflow.
        let each_is_small = |counts: &Counts| {
            [counts.won, counts.drawn, counts.lost]
                .iter()
                .all(|&count| count <= games)
        };
        self.counts.iter().all(each_is_small)
            && self.done() <= games
            && self.plies <= games * cells
            && self.unproven <= games * cells
            && self.last_moves.len() as u64 <= cells
            && self.last_moves.iter().all(|&column| column < setup.width())
    }
}
