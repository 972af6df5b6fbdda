//! Saddlepoint: a game-theory laboratory in one static web page.

pub mod engines;
pub mod games;
pub mod random;
