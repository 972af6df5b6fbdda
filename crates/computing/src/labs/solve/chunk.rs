//! The work of one move: what the position after it is worth.

use crate::Chunk;
use crate::common::opening_book;
use engines::Status;
use engines::solver::{Bounds, Goal, Solvable, Solver, bounds_at_a_glance};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::solve::Snapshot;
use games::connect_four::ConnectFour;

/// One move. First it is found out whether it wins, draws or loses, then how soon.
pub struct SolveChunk<S: Solvable> {
    /// `None` where nothing is to be searched.
    solver: Option<Solver<S>>,
    goal: Goal,
    bounds: Bounds,
    nodes: u64,
    budget: u64,
}

impl<S: Solvable + 'static> SolveChunk<S> {
    /// `after` is the position after the move.
    pub fn new(after: &ConnectFour<S>, budget: u64) -> Self {
        let in_book = opening_book::score(after).map(Bounds::exactly);
        let bounds = in_book.unwrap_or_else(|| bounds_at_a_glance(after));
        // Its tables are large: none where the answer is there, or not wanted.
        let is_open = bounds.score().is_none() && budget > 0;
        let solver = is_open.then(|| {
            let mut solver = opening_book::solver_for(after);
            solver.begin(after, Goal::Outcome);
            solver
        });
        Self {
            solver,
            goal: Goal::Outcome,
            bounds,
            nodes: 0,
            budget,
        }
    }

    fn is_finished(&self) -> bool {
        self.solver.is_none() || self.bounds.score().is_some() || self.nodes >= self.budget
    }
}

impl<S: Solvable + 'static> Chunk for SolveChunk<S> {
    fn advance(&mut self, budget: u64) -> Status {
        let Some(solver) = &mut self.solver else {
            return Status::Finished;
        };
        let budget = budget.min(self.budget.saturating_sub(self.nodes));
        if budget > 0 {
            let status = solver.advance(budget);
            (self.bounds, self.nodes) = (solver.bounds(), solver.nodes());
            if status == Status::Finished && self.goal == Goal::Outcome {
                self.goal = Goal::Score;
                solver.aim(Goal::Score);
            }
        }
        if self.is_finished() {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In moves: nobody knows how many nodes there will be.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.is_finished()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let bounds = self.bounds.reversed();
        let snapshot = Snapshot {
            lower: bounds.lower as i8,
            upper: bounds.upper as i8,
            nodes: self.nodes,
            is_finished: self.is_finished(),
        };
        encode(&snapshot)
    }
}
