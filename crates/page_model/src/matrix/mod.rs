//! Lab of strategic games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`sentence`]: how the lab's sentence speaks of it.
//! * [`tables`]: the matrix of several players. [`marks`]: marks on it. [`reshaped`]: games with other actions and payoffs.
//! * [`geometry`]: best responses and payoffs as lines and areas. [`square`], [`triangles`], [`plane`], [`envelope`]: the pictures of these.
//!   [`dynamics`]: orbits and arrows on them.
//! * [`equilibria`], [`continua`], [`dominance`], [`way`], [`supports`]: what was found, in words.
//! * [`exercise`]: questions about a game. [`playing`]: a game by hand.

pub mod analysis;
pub mod continua;
pub mod dominance;
pub mod dynamics;
pub mod envelope;
pub mod equilibria;
pub mod exercise;
pub mod geometry;
mod lab;
pub mod marks;
pub mod plane;
pub mod playing;
pub mod reshaped;
pub mod sentence;
pub mod square;
pub mod supports;
pub mod tables;
pub mod triangles;
pub mod way;
