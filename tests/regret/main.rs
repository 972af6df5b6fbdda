//! Counterfactual regret minimisation: games, walk, variants, and what is told of it.
//!
//! * [`games`]: the rules, by counts and values. [`oracles`]: curves of another implementation.

mod games;
mod oracles;
mod support;
