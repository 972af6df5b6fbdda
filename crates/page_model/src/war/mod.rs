//! Lab of War, as the page shows it.
//!
//! * [`watched`]: the game that a worker plays. [`story`]: the cards, and what has happened in a round.

mod lab;
pub mod story;
pub mod watched;
