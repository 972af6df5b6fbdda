//! The exact score of one move, as far as a budget of nodes reaches.

use crate::engines::Status;
use crate::engines::solver::{Bounds, Goal, Solvable, Solver};
use crate::experiments::{Chunk, Progress};
use crate::games::connect_four::ConnectFour;
use serde::{Deserialize, Serialize};

/// A unit of the chunk's work is so many nodes: about what a simulation takes.
const NODES_A_UNIT: u64 = 100;

/// What is known of a move, for whoever makes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct ExactSnapshot {
    question: u64,
    lower: i32,
    upper: i32,
    /// Nodes of the solver so far.
    pub nodes: u64,
    /// Whether the score is known or the budget spent.
    pub is_over: bool,
}

impl ExactSnapshot {
    /// Reads bytes from a worker or a file; `None` if they cannot be a snapshot of this question.
    pub fn decode(bytes: &[u8], question: u64) -> Option<Self> {
        let snapshot: Self = postcard::from_bytes(bytes).ok()?;
        let (open, bounds) = (Bounds::OPEN, snapshot.bounds());
        let is_sound = snapshot.question == question
            && open.lower <= bounds.lower
            && bounds.lower <= bounds.upper
            && bounds.upper <= open.upper
            && snapshot.nodes < 1 << 48;
        is_sound.then_some(snapshot)
    }

    /// The score lies between these.
    pub fn bounds(&self) -> Bounds {
        Bounds {
            lower: self.lower,
            upper: self.upper,
        }
    }

    /// How far it is, with this budget of nodes.
    pub fn progress(&self, budget: u64) -> Progress {
        let done = self.nodes / NODES_A_UNIT;
        let open = not_begun(budget);
        self.finished().unwrap_or(Progress { done, ..open })
    }

    /// How far it was at its end; `None` before.
    pub fn finished(&self) -> Option<Progress> {
        let done = self.nodes / NODES_A_UNIT;
        self.is_over.then_some(Progress { done, total: done })
    }
}

/// How far a chunk with this budget of nodes is at its beginning.
pub(super) fn not_begun(budget: u64) -> Progress {
    Progress {
        done: 0,
        total: budget / NODES_A_UNIT,
    }
}

/// Solves the position after a move.
pub(super) struct ExactChunk<S: Solvable> {
    solver: Box<Solver<S>>,
    budget: u64,
    question: u64,
    is_over: bool,
}

impl<S: Solvable> ExactChunk<S> {
    /// Nothing known yet of `after`, the position after the move, which may cost `budget` nodes.
    pub fn new(after: &ConnectFour<S>, budget: u64, question: u64) -> Self {
        let mut solver = Box::new(Solver::new(*after.shape()));
        solver.begin(after, Goal::Score);
        Self {
            solver,
            budget,
            question,
            is_over: false,
        }
    }

    fn found(&self) -> ExactSnapshot {
        let bounds = self.solver.bounds().reversed();
        ExactSnapshot {
            question: self.question,
            lower: bounds.lower,
            upper: bounds.upper,
            nodes: self.solver.nodes(),
            is_over: self.is_over,
        }
    }
}

impl<S: Solvable> Chunk for ExactChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if self.is_over {
                break;
            }
            // Always the same step, so that where the budget ends does not depend on how the work is cut.
            let status = self.solver.advance(NODES_A_UNIT);
            self.is_over = status == Status::Finished || self.solver.nodes() >= self.budget;
        }
        if self.is_over {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        self.found().progress(self.budget)
    }

    fn snapshot(&self) -> Vec<u8> {
        // Numbers in memory: postcard has no way to fail here.
        postcard::to_stdvec(&self.found()).unwrap_or_default()
    }
}
