//! Lab of strategic games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`sentence`]: how the lab's sentence speaks of it.
//! * [`tables`]: the matrix of several players. [`marks`]: marks on it. [`reshaped`]: games with other actions and payoffs.
//! * [`geometry`]: best responses and payoffs as lines and areas. [`square`], [`triangles`], [`polytope`], [`plane`], [`envelope`]: the pictures of
//!   these. [`labels`]: what makes a pair of strategies an equilibrium. [`dynamics`]: orbits and arrows on them.
//! * [`listed`]: a game of the catalogue. [`equilibria`], [`continua`], [`dominance`], [`way`], [`supports`]: what was found, in words.
//! * [`elsewhere`]: the game in other labs. [`quantal`]: quantal responses. [`observed`]: people who chose. [`exercise`]: questions about a game. [`playing`], [`crossing`]: a game by hand, and actions that are crossed out by hand.

pub mod analysis;
pub mod continua;
pub mod crossing;
pub mod dominance;
pub mod dynamics;
pub mod elsewhere;
pub mod envelope;
pub mod equilibria;
pub mod exercise;
pub mod geometry;
mod lab;
pub mod labels;
pub mod listed;
pub mod marks;
pub mod observed;
pub mod plane;
pub mod playing;
pub mod polytope;
pub mod quantal;
pub mod reshaped;
pub mod sentence;
pub mod square;
pub mod supports;
pub mod tables;
pub mod triangles;
pub mod way;
