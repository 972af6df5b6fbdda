//! Experiments: what a link names. A lab, its parameters, a seed; cut into chunks of work that do not depend
//! on each other; merged, in the order of the chunks, into a result. The work itself is done by `computing`.
//!
//! * [`LabExperiment`] (lab.rs): what a lab has to say of itself. [`Experiment`] (experiment.rs): one of any lab.
//! * [`parameters`]: the description that form, link, help and errors are made from. [`diagnostic`], [`link_fault`]: what can be
//!   wrong with them.
//! * [`link`], [`packed`]: parameters as text. [`showing`]: what else an address says.
//! * [`chunk_output`], [`reached`], [`state`]: what a chunk has sent, how far it was then, what it needs to go on.
//!   [`seal`]: what belongs to which question. [`Snapshots`] (snapshots.rs): reading and merging what chunks have sent.
//! * [`FromFile`] (from_file.rs): what a text from elsewhere is read as.
//! * [`saved_run`]: an experiment and what it has found, as a file. continuing.rs: more of the same.
//! * [`inquiry`]: what the page asks a worker about what chunks have sent.
//! * [`cost`]: how much work an experiment is, before any is done.
//! * [`report`]: results as text, JSON and CSV. [`exact`]: numbers that are exact.
//! * [`common`]: what several labs have in common.
//! * labs/: a folder a lab.

mod any_eq;
pub mod chunk_output;
pub mod common;
mod continuing;
pub mod cost;
pub mod declared;
pub mod diagnostic;
pub mod exact;
mod experiment;
mod from_file;
pub mod inquiry;
mod lab;
mod labs;
pub mod link;
pub mod link_fault;
pub mod packed;
pub mod parameters;
pub mod reached;
pub mod report;
pub mod saved_run;
pub mod seal;
pub mod showing;
mod snapshots;
pub mod state;

pub use chunk_output::ChunkOutput;
pub use experiment::{Edit, Opened};
pub use from_file::FromFile;
pub use lab::{LabExperiment, NotRunnable, Progress};
pub use labs::*;
pub use reached::Reached;
pub use snapshots::{ForeignSnapshot, Snapshots};
