//! Lab of Bayesian games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`sentence`]: how the lab's sentence speaks of it. [`strategies`]: what each type does, believes and gets.
//!   [`equilibria`]: all of them, and a question. [`knowing`]: what knowing is worth. [`dominance`]: what nobody does. [`payoffs`]: tables by state. [`as_game`]: the way to the labs of trees and
//!   matrices.

pub mod analysis;
pub mod as_game;
pub mod dominance;
pub mod equilibria;
pub mod knowing;
mod lab;
pub mod payoffs;
pub mod sentence;
pub mod strategies;
