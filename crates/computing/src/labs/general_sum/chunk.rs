//! The work of one run: iterations, interrupted at growing numbers of them to see how good the strategies are.

use crate::Chunk;
use engines::Status;
use engines::regret::several::{KeptRun, SeveralSolver};
use experiments::Progress;
use experiments::common::checkpoints::checkpoints;
use experiments::general_sum::Compiled;
use experiments::general_sum::snapshot::{Snapshot, moments};
use experiments::inquiry::encode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a run needs to go on.
#[derive(Serialize, Deserialize)]
struct State<'a> {
    found: &'a [u8],
    solver: KeptRun,
}

/// One run.
pub(super) struct RunChunk {
    compiled: Arc<Compiled>,
    solver: SeveralSolver,
    iterations: u64,
    checkpoints: Vec<u64>,
    moments: Vec<u64>,
    found: Snapshot,
}

impl RunChunk {
    /// Nothing done yet.
    pub fn new(compiled: Arc<Compiled>, solver: SeveralSolver, iterations: u64) -> Self {
        Self {
            checkpoints: checkpoints(iterations),
            moments: moments(&compiled, iterations),
            compiled,
            solver,
            iterations,
            found: Snapshot::default(),
        }
    }

    /// How many iterations there are until something is to be shown.
    fn until_next(&self) -> u64 {
        let checkpoint = self.checkpoints.get(self.found.checkpoints.len());
        let moment = self.moments.get(self.found.past.len());
        let next = checkpoint.into_iter().chain(moment).min();
        next.map_or(0, |next| next - self.found.done)
    }

    fn look(&mut self) {
        let is_at = |points: &[u64], seen: usize, done| points.get(seen) == Some(&done);
        let done = self.found.done;
        if is_at(&self.checkpoints, self.found.checkpoints.len(), done) {
            self.found.look(&self.solver);
        }
        if is_at(&self.moments, self.found.past.len(), done) {
            self.found.keep(&self.solver);
        }
    }
}

impl Chunk for RunChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && self.found.done < self.iterations {
            let step = left.min(self.until_next());
            self.solver.advance(step);
            self.found.done += step;
            left -= step;
            self.look();
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
        encode(&self.found.with_profiles(&self.solver))
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
            let solver = self.solver.resumed(state.solver)?;
            let is_sound = found.fits(&self.compiled, self.iterations);
            (is_sound && found.done == solver.iterations()).then_some((found, solver))
        };
        let Some((found, solver)) = restored() else {
            return false;
        };
        (self.found, self.solver) = (found, solver);
        true
    }
}
