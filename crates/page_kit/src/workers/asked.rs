//! Questions to workers, and who waits for the answers.

use runner::asks::Asker;
use runner::protocol::AskId;
use runner::scheduler::Answer;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Anyone who waits for an answer.
pub type Listener = Box<dyn FnOnce(Answer)>;

thread_local! {
    static ASKED: RefCell<BTreeMap<AskId, (Asker, Listener)>> = const { RefCell::new(BTreeMap::new()) };
}

/// Waits for the answer to `ask`.
pub fn wait(ask: AskId, asker: Asker, listener: Listener) {
    ASKED.with_borrow_mut(|asked| asked.insert(ask, (asker, listener)));
}

/// This asker waits for nothing any more.
pub fn forget(asker: Asker) {
    // Dropped outside the borrow: a listener may own somebody who asks.
    drop(take(|_, of| of == asker));
}

fn take(which: impl Fn(AskId, Asker) -> bool) -> Vec<Listener> {
    ASKED.with_borrow_mut(|asked| {
        let (taken, rest) = core::mem::take(asked)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(ask, (asker, _))| which(*ask, *asker));
        *asked = rest;
        taken.into_values().map(|(_, listener)| listener).collect()
    })
}

/// Tells anyone who waits for it; what the same asker had asked before is answered by nobody any more.
pub fn tell(ask: AskId, answer: Answer) {
    let asker = ASKED.with_borrow(|asked| asked.get(&ask).map(|(asker, _)| *asker));
    let mut taken = take(|other, of| Some(of) == asker && other <= ask);
    // Outside the borrow: a listener may ask again.
    if let Some(listener) = taken.pop() {
        listener(answer);
    }
}
