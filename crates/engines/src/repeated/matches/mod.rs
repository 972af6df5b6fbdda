//! A match, round by round.
//!
//! * [`mind`]: how a player decides in it. [`table`]: automata as flat tables. [`played`]: the match. [`likelihood`]: who an opponent may be.

pub mod likelihood;
pub mod mind;
pub mod played;
pub mod table;
