//! Computing: what experiments are worked on by. Anyone who reads an experiment, its parameters and what it has found needs none
//! of this: `experiments` says what there is to compute, and this crate does it.
//!
//! * [`Chunk`] (chunk.rs): a piece of an experiment's work. [`answering`]: an answer to an inquiry, under way.
//! * [`Compute`] (compute.rs): what a lab computes. [`ComputeAny`] (experiment.rs): the same of an experiment of any lab.
//! * [`Computing`] (module.rs): what is in one [`experiments::Module`], for programs that fetch the code of each when it is asked for.
//! * [`common`]: what several labs have in common.
//! * labs/: a folder a lab.

pub mod answering;
mod chunk;
pub mod common;
mod compute;
mod exact;
mod experiment;
mod labs;
mod module;

pub use chunk::Chunk;
pub use compute::Compute;
pub use experiment::{ComputeAny, answer};
pub use labs::*;
pub use module::Computing;
