//! Lab of Rrrats, as the page shows it.
//!
//! * [`steps`]: what of a game by hand is looked at. [`commands`]: what keys and buttons do. [`standing`]: where the game stands, and the last turns.
//! * [`price`]: what decisions cost.

pub mod commands;
mod lab;
pub mod price;
pub mod standing;
pub mod steps;
