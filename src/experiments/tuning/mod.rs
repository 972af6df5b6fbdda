//! Tuning: optimizers on problems whose evaluations are games.

pub mod problems;
