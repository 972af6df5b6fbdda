//! Inside the search at a moment of it.
//!
//! * [`looking`]: the moment, fetched from a worker.
//! * [`whole`]: the whole tree.
//! * [`path`]: every choice of the simulation with its arithmetic.

pub mod looking;
pub mod path;
pub mod whole;
