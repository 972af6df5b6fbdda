//! Evolution: the loop, what it records, what it finds; the lab and the reproduction below the page.
//!
//! * [`algorithms`]: whom an offspring must beat, the step rule, the records. [`lab`]: links, snapshots, results.
//! * [`generation`]: one generation done again, game by game. [`landscape`]: what strategies are worth, exactly.
//!   [`reproduction`]: tables beside the published ones.

mod algorithms;
mod generation;
mod lab;
mod landscape;
mod reproduction;
mod start;
