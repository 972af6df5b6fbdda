//! Ladder of opponents, as the page shows it.
//!
//! * [`verdict`]: who is better, and how sure that is. [`choosing`]: changes of who plays.

pub mod choosing;
pub mod verdict;
