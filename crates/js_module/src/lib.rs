//! JavaScript module `saddlepoint.js`: what it does in Rust, for pages, notebooks and programs of other people.
//!
//! * [`runs`]: links that are run in a pool of workers. Events in, actions out; the script owns workers and timers.
//! * [`questions`]: what needs no worker: labs and their parameters, links, games in and out.
//! * [`declarations`]: the types of all that for TypeScript.
//! * [`fault`]: what is wrong, for programs and for people. [`strict`]: links without fault.

//!
//! Nothing here knows JavaScript: the program of the workers, which the module begins on its page too, translates
//! (`crates/worker/src/browser/js_module.rs`).

pub mod declarations;
pub mod fault;
pub mod questions;
pub mod runs;
pub mod strict;
