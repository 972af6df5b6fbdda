//! Evolution: the loop, what it records, what it finds; the lab and the reproduction below the page.
//!
//! * [`algorithms`]: whom an offspring must beat, the step rule, the records. [`lab`]: links, snapshots, results.
//! * [`reproduction`]: tables beside the published ones.

mod algorithms;
mod lab;
mod reproduction;
