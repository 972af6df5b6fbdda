//! Strategies of repeated games, as data.
//!
//! * [`strategy`]: what all kinds have in common. [`rules`]: lists that are read from above. [`automaton`]: states.
//! * [`memory`]: what a player remembers of a match. [`program`]: rules that are followed. [`compile`]: rules as an automaton, where they are one, by what they look at ([`sight`]).
//!   [`player`]: a strategy that is played.

pub mod automaton;
pub mod compile;
pub mod memory;
pub mod player;
pub mod program;
pub mod rules;
pub mod sight;
pub mod strategy;
