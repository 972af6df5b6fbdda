//! Lab of tournaments, as the page shows it.
//!
//! * [`analysis`]: a tournament with what has been found of it, and names of entrants. [`sentence`]: how the lab's sentence speaks of it.
//! * [`ranking`]: who gets what. [`pairs`]: who gets it from whom, as colours. [`pair`]: two of them.
//! * [`entrants`]: who takes part, and changes of that. [`codes`]: strategies that a class hands in.
//! * [`changes`]: what errors and entrants change, and a question about it. [`entry_and_exit`]: the table with one fewer or one more. [`ecology`]: shares of a
//!   population. [`as_game`]: the way to the lab of populations.

pub mod analysis;
pub mod as_game;
pub mod changes;
pub mod codes;
pub mod ecology;
pub mod entrants;
pub mod entry_and_exit;
mod lab;
pub mod pair;
pub mod pairs;
pub mod ranking;
pub mod sentence;
