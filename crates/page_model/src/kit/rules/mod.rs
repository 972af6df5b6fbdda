//! Rules of games and problems: `game`: whose, and how they read. `of_experiment`: which an experiment needs.

mod game;
mod of_experiment;

pub use game::GameRules;
