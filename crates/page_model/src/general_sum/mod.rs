//! Lab of several players, as the page shows it.
//!
//! * [`game`]: what of the game the words depend on. [`convergence`]: gain and regret by iterations, and what is promised.
//! * [`paths`]: the mixtures of games of one choice. [`strategies`]: what each player does. [`payoffs`]: what each gets, from every start.
//! * [`asking`]: a question about the averages.

pub mod asking;
pub mod convergence;
pub mod game;
pub mod paths;
pub mod payoffs;
pub mod strategies;
