//! A match, round by round.
//!
//! * [`mind`]: how a player decides in it. [`table`]: automata as flat tables. [`played`]: the match.

pub mod mind;
pub mod played;
pub mod table;
