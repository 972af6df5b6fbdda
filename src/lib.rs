//! Saddlepoint: a game-theory laboratory in one static web page.

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engines;
pub mod experiments;
pub mod games;
pub mod random;
pub mod runner;
pub mod texts;
