//! The theory of repeated games, exactly: what patience can support.
//!
//! * [`polygon`]: convex sets of payoff pairs. [`payoffs`]: which are feasible, which individually rational. [`supported`]: which subgame-perfect equilibria
//!   support with public randomisation, and without it from below ([`paths`]) and above ([`grid`]).
//! * [`perfection`]: whether a pair of automata is subgame perfect, and for which δ, by [`polynomial`]s. [`simplest`]: fractions that numbers most likely are.
//! * [`zero_determinant`]: lines that one player can hold the payoffs of both to.

pub mod grid;
pub mod paths;
pub mod payoffs;
pub mod perfection;
pub mod polygon;
pub mod polynomial;
pub mod simplest;
pub mod supported;
pub mod zero_determinant;
