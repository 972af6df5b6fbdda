//! Races.
//!
//! * [`plans`]: n_max and n_min against the numbers of the thesis and of another program.
//! * [`races`]: one race game by game.
//! * [`errors`]: how probable wrong verdicts are.

mod errors;
mod plans;
mod races;
mod support;
mod wanted;
