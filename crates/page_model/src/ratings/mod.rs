//! Ratings of features of moves, as the page shows them.
//!
//! * [`uses`]: the way to searches that are told them. [`scale`]: the scale of their dots.

pub mod scale;
pub mod uses;
