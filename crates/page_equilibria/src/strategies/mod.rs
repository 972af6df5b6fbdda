//! Strategies on the page, for all labs of repeated games. `game_chooser`: which game is repeated. `library_list`: strategies to choose from.
//! `strategy_field`: a strategy that is being written. `hand_in`: its code, for a class.

pub mod game_chooser;
pub mod hand_in;
pub mod library_list;
pub mod strategy_field;
