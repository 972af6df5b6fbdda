//! Runs as files: what was saved opens as it was; everything else is a typed error, never a panic.

mod continuing;
mod errors;
mod file;
mod fuzz;
mod kept;
mod round_trip;
