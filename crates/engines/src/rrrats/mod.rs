//! Rrrats, computed: exact win probabilities and exact best play.
//!
//! Between turns the game is a finite Markov chain: how many tokens are in the pile and in both banks, and whose turn it
//! is. Positions recur, since what is lost goes back to the pile, so there is no order in which the values could be
//! computed once; they are improved until nothing changes ([`Values`]).
//!
//! * [`states`]: the positions between turns. [`values`]: what each is worth to the player who rolls next. `sweeps`: the
//!   order in which values are improved.
//! * [`exact`]: two strategies that look at nothing but the hand, against each other.
//! * [`best_play`]: the player who decides by everything on the table, best, against such a strategy or another of the same kind.
//! * [`three_numbers`]: the best strategy that looks at the hand alone. [`equilibrium`]: one that no other beats.
//! * [`table`]: a game roll by roll.

pub mod best_play;
pub mod equilibrium;
pub mod exact;
pub mod states;
mod sweeps;
pub mod table;
pub mod three_numbers;
pub mod values;

pub use best_play::{BestPlay, Choice};
pub use exact::{ExactPlay, WinProbability, win_probability};
pub use states::States;
pub use values::Values;
