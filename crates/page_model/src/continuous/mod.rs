//! Lab of continuous games, as the page shows it.
//!
//! * [`analysis`]: a game with what has been found of it. [`sentence`]: how the lab's sentence speaks of it. [`plane`]: both reaction curves and all that is drawn over them;
//!   [`equilibria`]: what follows from it. [`payoffs`]: commitment and agreement, and a question. [`path`]: best responses over time. [`elimination`]: what nobody does.

pub mod analysis;
pub mod elimination;
pub mod equilibria;
mod lab;
pub mod path;
pub mod payoffs;
pub mod plane;
pub mod sentence;
