//! Counterfactual regret minimisation: the lab below the page, and what is told of an iteration.
//!
//! * [`recorded`]: an iteration step by step. [`telling`]: the same in words. [`locks`]: what is fixed. [`strategy_files`], [`lab`].

mod lab;
mod locks;
mod recorded;
mod strategy_files;
#[path = "../../../../engines/tests/engines/regret/support.rs"]
#[allow(dead_code, reason = "some of it is for the engines' tests alone")]
mod support;
mod telling;
