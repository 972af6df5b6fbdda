//! Strategies of repeated games, as pages let people choose and write them: tests.

mod choosing;
mod handing_in;
mod writing;
