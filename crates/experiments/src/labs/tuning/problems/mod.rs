//! Problems whose evaluations are games.
//!
//! * [`agent`]: switches of a tree search, tuned against an opponent in Connect Four.
//! * [`connect`]: boards for connecting stones, on which the better of two agents wins.
//! * [`rrrats`]: rules of Rrrats, by which the better of two players wins.
//! * `board_game`: a game of two agents on a board of any shape.

pub mod agent;
mod board_game;
pub mod connect;
pub mod rrrats;

pub use agent::{AgentDimension, AgentProblem};
pub use connect::ConnectProblem;
pub use rrrats::RrratsProblem;
