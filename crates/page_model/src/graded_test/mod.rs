//! Graded test, as the page shows it.
//!
//! * [`words`]: opponents, standings and the verdict. [`speed`]: what three seconds per move are on this machine.

pub mod speed;
pub mod words;
