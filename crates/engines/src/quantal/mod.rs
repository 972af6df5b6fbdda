//! Quantal responses: players who choose an action the more often, the more it pays. In a logit quantal response equilibrium the probability of an action is
//! in proportion to exp(λ u), u being what it pays against the others; λ, the precision, goes from 0, where all actions are alike, to infinity, where only best responses
//! are left.
//!
//! Source: R. D. McKelvey and T. R. Palfrey, "Quantal response equilibria for normal form games" (1995).
//!
//! * `system`: the equations. `plane`: their solution across a direction, and what is proved about it. [`branch`]: the branch that begins at λ = 0, step by step.
//! * [`two_by_two`]: all branches of games with two actions each. [`at`]: the principal branch where λ is given.
//! * [`fit`]: λ from what people did. [`levels`]: players who think so many steps ahead, and a population of them.

pub mod at;
pub mod branch;
pub mod fit;
pub mod levels;
mod plane;
mod system;
pub mod two_by_two;
