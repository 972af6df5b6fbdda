//! Lab of War, as the page shows it.
//!
//! * [`watched`]: the game that a worker plays. [`cards`]: names of cards, and how they lie. [`story`]: what has happened in a round.

pub mod cards;
pub mod story;
pub mod watched;
