//! Workers: they take chunks of experiments and work on them, with the same result everywhere.
//!
//! * [`service`]: the worker's side of a pool of workers, as a state machine without any browser in it.
//! * [`code`]: what it has of the labs.
//! * `answers`: what is asked of it beside its chunk.
//! * [`threads`]: the command line's backend.
//! * [`inline`]: everything on the caller's own thread, for tests and examples.
//!
//! The program beside this library is what a web worker runs (`main.rs`).
//!
//! ```
//! use experiments::Experiment;
//! use worker::inline;
//!
//! // First has three in a row with both ends open: there is a win at once.
//! let opened = Experiment::open("mcts?moves=445566&simulations=500&seed=7&exact=0").unwrap();
//! assert!(opened.problems.is_empty());
//! let snapshots = inline::run(&opened.experiment);
//! let report = opened.experiment.report(&snapshots).unwrap();
//! let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
//! let best = json["result"]["best"].as_u64().unwrap();
//! assert!(best == 3 || best == 7);
//! ```

mod answers;
mod clock;
pub mod code;
pub mod inline;
pub mod service;
#[cfg(not(target_arch = "wasm32"))]
pub mod threads;
