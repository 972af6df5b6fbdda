//! Convergence of searches, as the page shows it.
//!
//! * [`position`]: what the searches recommend at the moment looked at. [`curves`]: their common axis. [`exact`]: exact scores in words.

pub mod curves;
pub mod exact;
pub mod position;
