//! Effort, counted: so that tests can see that no step is long without looking at a clock.
//!
//! An operation is what takes about ten nanoseconds: a round of War, a turn of Rrrats, some of the products of a sum. Inner
//! loops are counted as a whole, and in programs built for use nothing is. The count is the thread's own.

use core::cell::Cell;

thread_local! {
    static SPENT: Cell<u64> = const { Cell::new(0) };
}

/// Counts operations.
#[inline(always)]
pub fn spend(operations: u64) {
    if cfg!(debug_assertions) {
        SPENT.with(|spent| spent.set(spent.get().wrapping_add(operations)));
    }
}

/// All operations of this thread so far; 0 in programs built for use.
pub fn spent() -> u64 {
    SPENT.with(Cell::get)
}
