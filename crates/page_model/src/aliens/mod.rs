//! Lab of Aliens, as the page shows it.
//!
//! * [`watched`]: the agent's game, as a worker plays it. [`shown`]: the moment of a game that is looked at, and ways to others.
//! * [`keys`]: what is held while a game is played by hand. [`live`]: that game, step by step. [`motion`]: where things are between steps.
//! * [`space`]: the rules as a point of the space of games. [`results`]: many games.

pub mod keys;
mod lab;
pub mod live;
pub mod motion;
pub mod results;
pub mod shown;
pub mod space;
pub mod watched;
