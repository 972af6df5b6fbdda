//! Evolution: the lab and the reproduction below the page.
//!
//! * [`lab`]: links, snapshots, results.
//! * [`generation`]: one generation done again, game by game. [`landscape`]: what strategies are worth, exactly.
//!   [`reproduction`]: tables beside the published ones.

mod generation;
mod lab;
mod landscape;
mod reproduction;
mod start;
