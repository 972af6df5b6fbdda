//! Table to play at, against the average strategy that was learned.
//!
//! * [`playing`]: what has been played, and what is kept of it. [`commands`]: what keys and buttons ask for.
//! * [`naming`]: what happens, in words. [`felt`]: what of the cards and chips is seen. [`score`]: the score and the last hands.

pub mod commands;
pub mod felt;
pub mod naming;
pub mod playing;
pub mod score;
