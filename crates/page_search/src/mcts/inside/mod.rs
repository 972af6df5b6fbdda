//! Inside the search at a moment of it.
//!
//! * [`looking`]: the moment, fetched from a worker.
//! * [`search_tree`], [`whole`]: the whole tree.
//! * [`path`]: every choice of the simulation with its arithmetic. [`words`]: sentences.

pub mod looking;
pub mod path;
mod search_tree;
pub mod whole;
pub mod words;
