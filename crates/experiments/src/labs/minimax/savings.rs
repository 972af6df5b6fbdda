//! Savings of each improvement of the search: plain minimax, then with one more of them each time, on the same position.
//!
//! No step is kept, so much larger trees are counted than can be shown; a search with more than [`MAX_NODES`] nodes is left
//! where it is, and its row says so.

use super::searching::How;
use super::settings::{Algorithm, MinimaxLab, Side};
use super::shown::Shown;
use super::snapshot::Snapshot;
use crate::inquiry::{Answering, Inquiry, NoAnswer, encode};
use crate::{Chunk, Lab};
use engines::Status;
use engines::minimax::ordering::Ordering;
use serde::{Deserialize, Serialize};

/// More nodes of one search are not counted: a worker meets so many in a second.
pub const MAX_NODES: u64 = 1_000_000;
/// Nodes that are met in one step.
const NODES_A_STEP: u64 = 256;

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
    pub fn of(self, lab: &MinimaxLab) -> MinimaxLab {
        let has = |improvement| self as u8 >= improvement as u8;
        let all = has(Self::Ordering);
        MinimaxLab {
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
enum MinimaxInquiry {
    Savings,
}

impl MinimaxLab {
    /// Asks what each improvement saves here; about no snapshot.
    pub fn savings(&self) -> Inquiry<Vec<Saving>> {
        Inquiry::of_lab(&MinimaxInquiry::Savings)
    }

    pub(super) fn begin_answer(&self, inquiry: &[u8]) -> Result<Box<dyn Answering>, NoAnswer> {
        match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
            MinimaxInquiry::Savings => Ok(Box::new(Counting {
                lab: self.clone(),
                under_way: None,
                found: Vec::new(),
            })),
        }
    }
}

/// The searches, one after the other.
struct Counting {
    lab: MinimaxLab,
    under_way: Option<(MinimaxLab, Box<dyn Chunk>)>,
    found: Vec<Saving>,
}

impl Answering for Counting {
    fn step(&mut self) -> Status {
        let Some(&improvement) = Improvement::ALL.get(self.found.len()) else {
            return Status::Finished;
        };
        let Some((lab, mut chunk)) = self.under_way.take() else {
            let lab = improvement.of(&self.lab);
            let options = lab.options(Side::Main);
            let chunk = lab.searching(How {
                options,
                is_kept: false,
            });
            self.under_way = Some((lab, chunk));
            return Status::Running;
        };
        let status = chunk.advance(NODES_A_STEP);
        if status == Status::Running && chunk.progress().done < MAX_NODES {
            self.under_way = Some((lab, chunk));
            return Status::Running;
        }
        let snapshot = Snapshot::decode(&chunk.snapshot(), lab.fingerprint()).unwrap_or_default();
        let value = snapshot.found.filter(|_| snapshot.is_finished);
        self.found.push(Saving {
            improvement,
            nodes: snapshot.nodes,
            leaves: snapshot.leaves,
            cuts: snapshot.cuts,
            table_hits: snapshot.table_hits,
            value: value.map(|found| found.value),
        });
        if self.found.len() < Improvement::ALL.len() {
            Status::Running
        } else {
            Status::Finished
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
