//! Races.
//!
//! * [`plans`]: n_max and n_min against the numbers of the thesis and of another program.
//! * [`races`]: one race game by game.
//! * [`errors`]: how probable wrong verdicts are.
//! * [`lab`], [`curves`]: the labs below their pages.

mod curves;
mod errors;
mod lab;
mod plans;
mod races;
mod support;
mod wanted;
