//! Races: the labs below their pages.

mod curves;
mod lab;
