//! Real workers: the runner's state machines with a browser around them.
//!
//! Workers run a program of their own, with the engines and without the page; see [`program`].

mod asked;
mod asking;
mod pool;
mod program;
mod reader;
mod real_worker;
mod room;

pub use asking::Asker;
pub use pool::{JobHandle, hardware_concurrency, submit};
pub use reader::{Reader, ReaderProgram};

/// Milliseconds since the page began.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}
