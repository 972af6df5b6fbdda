//! Tuning: the lab below the page, its problems, and what its links say.

mod aliens;
mod certainty;
mod ends;
mod games;
mod lab;
mod own_space;
#[path = "../../../../engines/tests/engines/tuning/support.rs"]
#[allow(dead_code, reason = "runs of optimizers are for the engines' tests")]
mod support;
mod tuples;
