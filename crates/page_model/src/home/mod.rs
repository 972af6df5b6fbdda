//! First page, as the page shows it: what the tiles show, and when they work.
//!
//! * [`picture`]: what a tile shows, as data. [`findings`]: what experiments have found as pictures.
//!   [`sketch`]: what stands there until then.
//! * [`mcts`], [`racing`], [`ratings`]: labs with pictures of their own. [`queue`]: when a tile works.

pub mod findings;
pub mod mcts;
pub mod picture;
pub mod queue;
pub mod racing;
pub mod ratings;
pub mod sketch;
