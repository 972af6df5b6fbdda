//! Askers: whoever wants to know something about what chunks have sent, and hears the answer of a worker.

use super::pool;
use experiments::inquiry::Inquiry;
use experiments::{Experiment, Sent};
use runner::asks;
use runner::protocol::AskId;
use runner::scheduler::{Answer, Failure};
use serde::de::DeserializeOwned;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

type Listener = Box<dyn FnOnce(Answer)>;

thread_local! {
    static NEXT: Cell<u32> = const { Cell::new(0) };
    /// What is waited for.
    static ASKED: RefCell<BTreeMap<AskId, (asks::Asker, Listener)>> = const { RefCell::new(BTreeMap::new()) };
}

/// Somebody who asks. When it is dropped nobody waits for its answers any more.
pub struct Asker(asks::Asker);

impl Asker {
    /// Who has not asked anything yet.
    pub fn new() -> Self {
        let number = NEXT.get();
        NEXT.set(number + 1);
        Self(asks::Asker(number))
    }

    /// Asks a worker; `listener` hears the answer, unless something else is asked before a worker was free for this.
    pub fn ask<A: DeserializeOwned + 'static>(
        &self,
        experiment: &Experiment,
        inquiry: &Inquiry<A>,
        snapshots: &[Option<Sent>],
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
        ASKED.with_borrow_mut(|asked| asked.insert(ask, (self.0, listener)));
        pool::carry_out(commands);
    }

    /// Waits for nothing any more.
    pub fn withdraw(&self) {
        pool::with_scheduler(|scheduler| scheduler.withdraw(self.0));
        let forgotten = take(|_, asker| asker == self.0);
        drop(forgotten);
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

fn take(which: impl Fn(AskId, asks::Asker) -> bool) -> Vec<Listener> {
    ASKED.with_borrow_mut(|asked| {
        let (taken, rest) = core::mem::take(asked)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(ask, (asker, _))| which(*ask, *asker));
        *asked = rest;
        taken.into_values().map(|(_, listener)| listener).collect()
    })
}

/// Tells whoever waits for it; what the same asker had asked before is answered by nobody any more.
pub(super) fn tell(ask: AskId, answer: Answer) {
    let asker = ASKED.with_borrow(|asked| asked.get(&ask).map(|(asker, _)| *asker));
    let mut taken = take(|other, of| Some(of) == asker && other <= ask);
    // Outside the borrow: a listener may ask again.
    if let Some(listener) = taken.pop() {
        listener(answer);
    }
}
