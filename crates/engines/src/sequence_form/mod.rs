//! The sequence form: a game of two with perfect recall as one small matrix, and its value or an equilibrium, exactly.
//!
//! A player's strategy is a *realization plan*: for each sequence of own actions the probability that the player's own choices allow it. Payoffs are linear in
//! each plan, and plans are what a few linear equations leave, so games are solved by linear programmes as large as their trees, where the strategic
//! form would be exponentially large. Source: B. von Stengel, "Efficient computation of behavior strategies" (1996); D. Koller, N. Megiddo, B. von
//! Stengel, "Fast algorithms for finding randomized strategies in game trees" (1994).
//!
//! * [`form`]: the sequences, sets and payoffs of a game. [`responses`]: best responses to a plan.
//! * `restricted`: the linear programme of a game in which only some actions are allowed.
//! * [`whole`]: that of the whole game. [`optimal`]: what is optimal, and why.
//! * [`zero_sum`]: the value, by allowing ever more actions, or from the whole game. [`lemke`]: one equilibrium of a game that is not zero-sum.

pub mod form;
pub mod lemke;
pub mod optimal;
pub mod responses;
mod restricted;
pub mod whole;
pub mod zero_sum;
