//! The Monte Carlo tree search lab: play against UCT, see what it thinks, step through the game, share the moment.
//!
//! The experiment comes from the address and goes back into it; what the machine has found is in the reducer
//! of [`thinking`]. The rest of the folder draws.

mod charts;
mod coach;
mod commands;
mod driver;
mod inside;
mod page;
mod panel;
mod running_row;
mod sight_words;
mod thinking;
mod thoughts_table;
mod truth;

pub use page::MctsPage;
