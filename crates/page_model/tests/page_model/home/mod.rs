//! First page: tests of what the page decides.
//!
//! * [`tiles`]: what tiles show. [`queue`]: when they work.

mod queue;
mod tiles;
