//! The Monte Carlo tree search lab: play against UCT, see what it thinks, step through the game, share the moment.
//!
//! The experiment comes from the address and goes back into it; what the machine has found is in the reducer
//! of [`thinking`]. The rest of the folder draws.

mod board;
#[cfg(feature = "labs")]
mod charts;
#[cfg(feature = "labs")]
mod coach;
#[cfg(feature = "labs")]
mod commands;
#[cfg(feature = "labs")]
mod driver;
#[cfg(feature = "labs")]
mod inside;
#[cfg(feature = "labs")]
mod page;
#[cfg(feature = "labs")]
mod panel;
#[cfg(feature = "labs")]
mod running_row;
#[cfg(feature = "labs")]
mod sight_words;
#[cfg(feature = "labs")]
mod thinking;
#[cfg(feature = "labs")]
mod thoughts_table;
#[cfg(feature = "labs")]
mod truth;

pub use board::Board;
#[cfg(feature = "labs")]
pub use page::MctsPage;
