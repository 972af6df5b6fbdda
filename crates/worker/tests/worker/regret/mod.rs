//! Counterfactual regret minimisation: the lab below the page.
//!
//! * [`recorded`]: an iteration step by step. [`locks`]: what is fixed. [`lab`].

mod lab;
mod locks;
mod recorded;
#[path = "../../../../engines/tests/engines/regret/support.rs"]
#[allow(dead_code, reason = "some of it is for the engines' tests alone")]
mod support;
