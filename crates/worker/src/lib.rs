//! Workers: they take chunks of experiments and work on them, with the same result everywhere.
//!
//! * [`service`]: the worker's side of a pool of workers, as a state machine without any browser in it.
//! * [`code`]: what it has of the labs.
//! * `answers`: what is asked of it beside its chunk.
//! * [`threads`]: the command line's backend.
//! * [`inline`]: everything on the caller's own thread, for tests and examples.
//!
//! The program beside this library is what a web worker runs (`main.rs`).

mod answers;
mod clock;
pub mod code;
pub mod inline;
pub mod service;
#[cfg(not(target_arch = "wasm32"))]
pub mod threads;
