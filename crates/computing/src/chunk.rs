//! Chunks: the pieces that an experiment's work is cut into.

use engines::Status;
use experiments::Progress;
use experiments::seal::Seal;

/// A piece of an experiment's work. Its result depends on the experiment and its own number alone.
pub trait Chunk {
    /// Does up to `budget` units of work.
    fn advance(&mut self, budget: u64) -> Status;

    /// How far it is.
    fn progress(&self) -> Progress;

    /// What it has found so far: the lab's own snapshot type, as postcard, and under a seal when it leaves the worker. Small, since it
    /// is sent often and stands in files.
    fn snapshot(&self) -> Vec<u8>;

    /// What is to be shown once the chunk is finished, if it is too large for a snapshot: the lab's own
    /// bytes. Sent once, never kept in files: the experiment gives it again.
    fn record(&mut self) -> Vec<u8> {
        Vec::new()
    }

    /// What it needs to go on from here, as the lab's own bytes; `None` if that is too large to be kept, or not worth it.
    /// Asked for seldom. See [`experiments::state`].
    fn state(&self) -> Option<Vec<u8>> {
        None
    }

    /// Takes over a state, before any work: from there it goes on as the chunk whose state it is would have. False for
    /// bytes that cannot be a state of this chunk; then it is of no use any more.
    fn restore(&mut self, _state: &[u8]) -> bool {
        false
    }
}

/// Steps until `is_over` or the budget is spent: how most chunks advance.
pub fn step_until_over<C>(
    chunk: &mut C,
    budget: u64,
    is_over: impl Fn(&C) -> bool,
    step: impl Fn(&mut C),
) -> Status {
    for _ in 0..budget {
        if is_over(chunk) {
            break;
        }
        step(chunk);
    }
    if is_over(chunk) {
        Status::Finished
    } else {
        Status::Running
    }
}

/// Operations of a unit of chunks that count work and not steps, as [`engines::effort`] counts them: a tenth of a millisecond.
pub const UNIT: u64 = 10_000;

/// Works until `is_over` or the budget is spent, where steps differ a thousandfold in length: `step` says how many operations it took.
pub fn work_until_over<C>(
    chunk: &mut C,
    budget: u64,
    is_over: impl Fn(&C) -> bool,
    step: impl Fn(&mut C) -> u64,
) -> Status {
    let mut left = budget.saturating_mul(UNIT);
    while left > 0 && !is_over(chunk) {
        left = left.saturating_sub(step(chunk));
    }
    if is_over(chunk) {
        Status::Finished
    } else {
        Status::Running
    }
}

/// A chunk with the seal of its snapshots.
pub struct Sealed {
    pub seal: Seal,
    pub chunk: Box<dyn Chunk>,
}

impl Chunk for Sealed {
    fn advance(&mut self, budget: u64) -> Status {
        self.chunk.advance(budget)
    }

    fn progress(&self) -> Progress {
        self.chunk.progress()
    }

    fn snapshot(&self) -> Vec<u8> {
        self.seal.put_on(&self.chunk.snapshot())
    }

    fn record(&mut self) -> Vec<u8> {
        self.chunk.record()
    }

    fn state(&self) -> Option<Vec<u8>> {
        self.chunk.state()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        self.chunk.restore(state)
    }
}
