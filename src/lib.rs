//! Saddlepoint: a game-theory laboratory in one static web page.

pub mod engines;
pub mod experiments;
pub mod games;
pub mod random;
pub mod texts;
