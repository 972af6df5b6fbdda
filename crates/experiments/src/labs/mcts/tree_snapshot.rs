//! Snapshot of a tree: a few numbers per move.

use engines::mcts::tree::Prior;
use engines::mcts::{MoveStatistics, Proven, ProvenBounds};
use games::connect_four::Column;
use serde::{Deserialize, Serialize};

/// Points of the history of a search, evenly spaced over its simulations.
pub const HISTORY_POINTS: u64 = 64;
/// No count in a snapshot is larger: more than a computer can count to in years, and the sum of many of them
/// still fits into 64 bits.
const MAX_COUNT: u64 = 1 << 48;

/// What one tree knows of a move.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct MoveNumbers {
    pub visits: u64,
    pub total: f64,
    pub prior_visits: u32,
    pub prior_mean: f64,
    /// Half-points between which the result is proven to lie, for the player to move.
    pub proven: (u8, u8),
}

impl MoveNumbers {
    /// Of a move's statistics.
    pub fn of(statistics: MoveStatistics<Column>) -> Self {
        let bounds = statistics.bounds;
        Self {
            visits: statistics.visits,
            total: statistics.total,
            prior_visits: statistics.prior.visits,
            prior_mean: statistics.prior.mean,
            proven: (bounds.lower as u8, bounds.upper as u8),
        }
    }

    /// The virtual visits.
    pub fn prior(&self) -> Prior {
        Prior {
            visits: self.prior_visits,
            mean: self.prior_mean,
        }
    }

    /// What is proven.
    pub fn bounds(&self) -> ProvenBounds {
        let proven = |half_points: u8| Proven::of_half_points(half_points.into());
        ProvenBounds {
            lower: proven(self.proven.0),
            upper: proven(self.proven.1),
        }
    }

    pub(super) fn is_believable(&self) -> bool {
        is_believable(&(self.visits, self.total))
            && (0.0..=1.0).contains(&self.prior_mean)
            && self.proven.0 <= self.proven.1
            && self.proven.1 <= 2
    }
}

fn is_believable(&(visits, total): &(u64, f64)) -> bool {
    visits <= MAX_COUNT && (0.0..=visits as f64).contains(&total)
}

/// What one tree has found. In the history moves are (visits, sum of results) in the order of the legal moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TreeSnapshot {
    pub done: u64,
    /// `None` while an earlier turn is thought about.
    pub moves: Option<Vec<MoveNumbers>>,
    pub history: Vec<Vec<(u64, f64)>>,
    pub nodes: u64,
    pub full: bool,
}

impl TreeSnapshot {
    /// Whether it can be of a position with so many legal moves.
    pub fn is_believable(&self, legal_moves: usize) -> bool {
        let sound_now = |moves: &Vec<MoveNumbers>| {
            moves.len() == legal_moves && moves.iter().all(MoveNumbers::is_believable)
        };
        let sound_then =
            |moves: &Vec<(u64, f64)>| moves.len() == legal_moves && moves.iter().all(is_believable);
        let moves_are_sound =
            self.moves.iter().all(sound_now) && self.history.iter().all(sound_then);
        let counts_are_sound = self.done <= MAX_COUNT
            && self.nodes <= MAX_COUNT
            && self.history.len() as u64 <= HISTORY_POINTS;
        moves_are_sound && counts_are_sound
    }
}
