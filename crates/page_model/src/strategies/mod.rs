//! Strategies of repeated games, as pages let people choose and write them.
//!
//! [`choosing`]: the library in groups. [`writing`]: a text, and what is wrong with it. [`handing_in`]: its code, for a class.

pub mod choosing;
pub mod handing_in;
pub mod writing;
