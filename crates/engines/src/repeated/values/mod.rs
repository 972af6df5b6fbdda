//! Exact values: what two automata get from each other, without playing, with or without noise, in the long run, discounted, or in so many rounds.
//!
//! * [`chain`]: the Markov chain of the pair of states. [`stationary`]: how much time a chain spends where, in fractions or floats ([`crate::exact::number`]).
//! * [`pair`]: what both get. [`shares`]: as what it is said. [`cycle`]: what two automata that never mix do again and again.
//!   [`recovery`]: how soon they cooperate again after a mistake.

pub mod chain;
pub mod cycle;
pub mod pair;
pub mod recovery;
pub mod shares;
pub mod stationary;
