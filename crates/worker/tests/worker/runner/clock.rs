//! A clock that goes on by the same time whenever it is read: each test's own, turned by the test.

use std::cell::Cell;

thread_local! {
    static NOW: Cell<f64> = const { Cell::new(0.0) };
    static STEP: Cell<f64> = const { Cell::new(1.0) };
}

/// The clock, as services want it.
pub fn clock() -> f64 {
    NOW.set(NOW.get() + STEP.get());
    NOW.get()
}

/// How many milliseconds go by from one reading to the next.
pub fn set_step(milliseconds: f64) {
    STEP.set(milliseconds);
}

/// Time goes by.
pub fn wait(milliseconds: f64) {
    NOW.set(NOW.get() + milliseconds);
}
