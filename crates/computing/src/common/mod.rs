//! Common parts of what several labs compute.
//!
//! * [`agent_game`]: a game between two agents; [`any_game`]: the same on whatever board. [`aliens_game`]: one that an agent plays alone. [`opening_book`]: the solver's book, where it is at hand.
//! * [`repeated`]: repeated games: numbers as findings have them, and who plays.
//! * [`nash_subsets`]: how equilibria are connected, by their places in a list.
//! * [`on_shape`]: boards of Connect Four of whatever shape is the fastest for them.

pub mod agent_game;
pub mod aliens_game;
pub mod any_game;
pub mod nash_subsets;
pub mod on_shape;
pub mod opening_book;
pub mod repeated;
