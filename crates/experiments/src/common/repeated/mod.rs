//! Repeated games as parameters and findings: what is played, by which strategies, for how long, and numbers that say how it goes.
//!
//! * [`stage`]: the game of every round. [`strategy`]: strategies as texts. [`library`]: those of the library that a game has.
//! * [`length`]: how long a match is. [`settings`]: that and its errors.
//! * [`sums`]: many values, summed up.

pub mod length;
pub mod library;
pub mod settings;
pub mod stage;
pub mod strategy;
pub mod sums;
