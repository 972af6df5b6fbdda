//! Strategies of repeated games, as pages let people choose and write them.
//!
//! [`choosing`]: the library in groups. [`writing`]: a text, and what is wrong with it.

pub mod choosing;
pub mod writing;
