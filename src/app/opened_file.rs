//! Opened file: what it held, on its way from the lab in which it was opened to the lab that it belongs to.

use experiments::{Experiment, Sent};
use std::cell::RefCell;

type Snapshots = Vec<Option<Sent>>;

thread_local! {
    static OPENED: RefCell<Option<(Experiment, Snapshots)>> = const { RefCell::new(None) };
}

/// Keeps what was found until its lab asks for it.
pub fn keep(experiment: Experiment, snapshots: Snapshots) {
    OPENED.set(Some((experiment, snapshots)));
}

/// What was found in this experiment, if a file with it has just been opened. Forgets it.
pub fn take(experiment: &Experiment) -> Option<Snapshots> {
    OPENED
        .take()
        .filter(|(kept, _)| kept == experiment)
        .map(|(_, snapshots)| snapshots)
}
