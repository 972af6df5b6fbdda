//! The work of one run: iterations, interrupted at growing numbers of them to see how good the strategies are.

use crate::Chunk;
use engines::Status;
use engines::regret::record::Iteration;
use engines::regret::{Kept, Solver};
use experiments::Progress;
use experiments::common::checkpoints::checkpoints;
use experiments::inquiry::encode;
use experiments::regret::{Snapshot, moments};
use serde::{Deserialize, Serialize};

/// What a run needs to go on.
#[derive(Serialize, Deserialize)]
struct State<'a> {
    found: &'a [u8],
    solver: Kept,
}

/// One run.
pub(super) struct RunChunk {
    solver: Solver,
    iterations: u64,
    checkpoints: Vec<u64>,
    /// Of the main run; other runs keep none.
    moments: Vec<u64>,
    found: Snapshot,
    /// Whether the game is small enough for an iteration to be kept step by step.
    is_recorded: bool,
    /// The main run's last iteration, step by step.
    last: Option<Iteration>,
}

impl RunChunk {
    /// Nothing done yet; `is_recorded` says whether the last iteration is kept step by step.
    pub fn new(solver: Solver, iterations: u64, found: Snapshot, is_recorded: bool) -> Self {
        let moments = match &found.strategies {
            Some(_) => moments(iterations, solver.tree().slot_count()),
            None => Vec::new(),
        };
        Self {
            solver,
            iterations,
            checkpoints: checkpoints(iterations),
            moments,
            found,
            is_recorded,
            last: None,
        }
    }

    fn step(&mut self, iterations: u64) {
        let is_main = self.found.strategies.is_some();
        if is_main && self.is_recorded && self.found.done + iterations == self.iterations {
            self.solver.advance(iterations - 1);
            self.last = Some(self.solver.iterate_recorded());
        } else {
            self.solver.advance(iterations);
        }
        self.found.done += iterations;
    }
}

impl Chunk for RunChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && self.found.done < self.iterations {
            let checkpoint = self.checkpoints[self.found.checkpoints.len()];
            let moment = self.moments.get(self.found.kept()).copied();
            let next = moment.map_or(checkpoint, |moment| moment.min(checkpoint));
            let step = left.min(next - self.found.done);
            self.step(step);
            left -= step;
            if self.found.done == checkpoint {
                self.found.look(&self.solver);
            }
            if Some(self.found.done) == moment {
                self.found.keep(&self.solver);
            }
        }
        if self.found.done == self.iterations {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// In iterations.
    fn progress(&self) -> Progress {
        Progress {
            done: self.found.done,
            total: self.iterations,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found.with_strategies(&self.solver))
    }

    fn state(&self) -> Option<Vec<u8>> {
        let state = State {
            found: &self.snapshot(),
            solver: self.solver.kept(),
        };
        postcard::to_stdvec(&state).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let restored = || {
            let state: State = postcard::from_bytes(state).ok()?;
            let found: Snapshot = postcard::from_bytes(state.found).ok()?;
            let is_main = self.found.strategies.is_some();
            let found = found.to_go_on(self.iterations, self.solver.tree(), is_main)?;
            let solver = self.solver.resumed(state.solver)?;
            (found.done == solver.iterations()).then_some((found, solver))
        };
        let Some((found, solver)) = restored() else {
            return false;
        };
        (self.found, self.solver) = (found, solver);
        true
    }

    fn record(&mut self) -> Vec<u8> {
        // Numbers and lists in memory: postcard has no way to fail here.
        let bytes = self.last.take().map(|last| postcard::to_stdvec(&last));
        bytes.and_then(Result::ok).unwrap_or_default()
    }
}
