//! Races: who of two is better, decided by playing until confidence bounds say so.
//!
//! Source: A. Jakóbczyk, "Application of stochastic optimization to partially observable games", thesis, Wrocław
//! University of Science and Technology 2023, chapters 1 and 2. Names of its formulas: result X_i ∈ {0, ½, 1} of game i
//! for the first player, t games, mean X̄, empirical variance σ̄², test n, its error probability δ_n, precision ε, error
//! probability δ, f(n) games at test n, bounds LB and UB of the mean. All of it is from the first player's point of view.
//!
//! * [`rules`]: the races as data. [`concentration`]: the inequalities behind the bounds.
//! * [`plan`]: the numbers that follow from a race's rules, ε and δ. [`race`]: one race, fed a result at a time.
//! * [`error_bound`]: what the source says about wrong verdicts. [`exact`]: what is true of them, and of the number of games, but
//!   for the width rule; `band` and [`binomial`] are what it is made of.
//! * [`wanted_error`]: the δ for a wanted error, by the source's bound. [`wanted_exactly`]: by the exact error.

mod band;
pub mod binomial;
pub mod concentration;
pub mod error_bound;
pub mod exact;
mod lowest;
pub mod plan;
pub mod race;
pub mod rules;
mod tail;
pub mod wanted_error;
pub mod wanted_exactly;

pub use concentration::Concentration;
pub use error_bound::{BoundingRace, ErrorBound};
pub use exact::{Exact, ExactRace};
pub use plan::Plan;
pub use race::{Outcome, Race, Reason, Test, Verdict};
pub use rules::{Correction, Rules, Schedule};
pub use wanted_error::{BoundAnswer, BoundSearch, WantedError};
pub use wanted_exactly::{ExactAnswer, ExactSearch, WantedExactly};
