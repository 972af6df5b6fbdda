//! Savings of each improvement of the search: plain minimax, then with one more of them each time, on the same position.
//!
//! No step is kept, so much larger trees are counted than can be shown; a search with more than [`MAX_NODES`] nodes is left
//! where it is, and its row says so.

use super::settings::{Algorithm, MinimaxExperiment};
use super::shown::Shown;
use crate::inquiry::Inquiry;
use engines::minimax::ordering::Ordering;
use serde::{Deserialize, Serialize};

/// More nodes of one search are not counted: a worker meets so many in a second.
pub const MAX_NODES: u64 = 1_000_000;

/// One more improvement each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Improvement {
    Plain,
    AlphaBeta,
    Ordering,
    Table,
    PrincipalVariation,
}

impl Improvement {
    pub const ALL: [Self; 5] = [
        Self::Plain,
        Self::AlphaBeta,
        Self::Ordering,
        Self::Table,
        Self::PrincipalVariation,
    ];

    /// The experiment that has this improvement and those before it: same position, same depth, one search.
    pub fn of(self, lab: &MinimaxExperiment) -> MinimaxExperiment {
        let has = |improvement| self as u8 >= improvement as u8;
        let all = has(Self::Ordering);
        MinimaxExperiment {
            algorithm: match self {
                Self::Plain => Algorithm::Minimax,
                Self::PrincipalVariation => Algorithm::PrincipalVariation,
                _ => Algorithm::AlphaBeta,
            },
            ordering: Ordering {
                by_promise: all,
                killer: all,
                history: all,
            },
            table: has(Self::Table),
            deepening: false,
            versus: None,
            step: Shown::Opening,
            node: None,
            ..lab.clone()
        }
    }
}

/// What one of the searches came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saving {
    pub improvement: Improvement,
    pub nodes: u64,
    pub leaves: u64,
    pub cuts: u64,
    pub table_hits: u64,
    /// The value of the root; `None` if there were too many nodes.
    pub value: Option<f64>,
}

/// What the lab is asked.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum MinimaxInquiry {
    Savings,
}

impl MinimaxExperiment {
    /// Asks what each improvement saves here; about no snapshot.
    pub fn savings(&self) -> Inquiry<Vec<Saving>> {
        Inquiry::of_lab(&MinimaxInquiry::Savings)
    }
}
