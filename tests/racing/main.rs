//! Races.
//!
//! * [`plans`]: n_max and n_min against the numbers of the thesis and of another program.
//! * [`races`]: one race game by game.

mod plans;
mod races;
