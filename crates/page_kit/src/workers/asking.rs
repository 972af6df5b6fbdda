//! Askers: the player who wants to know something about what chunks have sent, and hears the answer of a worker.

use super::asked::{self, Listener};
use super::pool;
use experiments::inquiry::Inquiry;
use experiments::{ChunkOutput, Experiment};
use runner::asks;
use runner::scheduler::Failure;
use serde::de::DeserializeOwned;
use std::cell::Cell;

thread_local! {
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// Somebody who asks. When it is dropped nobody waits for its answers any more.
pub struct Asker(asks::Asker);

impl Asker {
    /// One that has not asked anything yet, with a number that no other has.
    pub fn unique() -> Self {
        let number = NEXT.get();
        NEXT.set(number + 1);
        Self(asks::Asker(number))
    }

    /// Asks a worker; `listener` hears the answer, unless something else is asked before a worker was free for this.
    pub fn ask<A: DeserializeOwned + 'static>(
        &self,
        experiment: &Experiment,
        inquiry: &Inquiry<A>,
        snapshots: &[Option<ChunkOutput>],
        listener: impl FnOnce(Result<A, Failure>) + 'static,
    ) {
        let (ask, commands) = pool::with_scheduler(|scheduler| {
            scheduler.ask(self.0, experiment, inquiry.bytes(), snapshots)
        });
        let inquiry = inquiry.clone();
        let listener: Listener = Box::new(move |answer| {
            let read = |bytes: Vec<u8>| inquiry.read(&bytes).ok_or_else(unreadable);
            listener(answer.and_then(read));
        });
        asked::wait(ask, self.0, listener);
        pool::carry_out(commands);
    }

    /// Waits for nothing any more.
    pub fn withdraw(&self) {
        pool::with_scheduler(|scheduler| scheduler.withdraw(self.0));
        asked::forget(self.0);
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        self.withdraw();
    }
}

/// Bytes come from our own workers, but they come from outside.
fn unreadable() -> Failure {
    Failure::Refused("the answer cannot be read".to_owned())
}
