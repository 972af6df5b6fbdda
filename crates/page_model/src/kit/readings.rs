//! Readings: what the text from elsewhere that was read last may be, for the page that shows one of them.

use experiments::{Experiment, FromFile};
use std::cell::RefCell;

thread_local! {
    static READINGS: RefCell<Vec<FromFile<Experiment>>> = const { RefCell::new(Vec::new()) };
}

/// Keeps the readings of a text.
pub fn keep(readings: Vec<FromFile<Experiment>>) {
    READINGS.set(readings);
}

/// The readings of the text that was read last.
pub fn last() -> Vec<FromFile<Experiment>> {
    READINGS.with_borrow(Clone::clone)
}
