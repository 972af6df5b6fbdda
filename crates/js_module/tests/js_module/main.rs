//! Tests of what the JavaScript module does in Rust.

mod pool;
mod questions;
mod runs;
