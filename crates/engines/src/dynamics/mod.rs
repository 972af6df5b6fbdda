//! Dynamics of games of two: how strategies move when everybody learns or imitates, as orbits and as fields of directions.
//!
//! * [`payoffs`]: a game as plain numbers, and points of its strategies. [`dynamic`]: the dynamics as data, and their directions. [`orbit`]: where
//!   one leads from a start.
//! * [`repeated`]: opponents in a game that is played by hand, round after round.
//! * [`replicator`], [`best_response`], [`logit`]: in continuous time. [`fictitious_play`], [`regret_matching`]: in rounds.
//!
//! All are deterministic. Source on all of them: J. Hofbauer and K. Sigmund, "Evolutionary Games and Population Dynamics" (1998).

pub mod best_response;
pub mod dynamic;
pub mod fictitious_play;
pub mod logit;
pub mod orbit;
pub mod payoffs;
pub mod regret_matching;
pub mod repeated;
pub mod replicator;
mod runge_kutta;

pub use dynamic::{Dynamic, direction};
pub use orbit::Orbit;
pub use payoffs::{Payoffs, Point};
