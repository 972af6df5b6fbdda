//! The games whose strategies are evolved.
//!
//! * [`war`]: the order of won cards. [`rrrats`]: when to roll on.
//! * [`connect_four`]: what open lines are worth to a player who looks a few moves ahead.

pub mod connect_four;
pub mod rrrats;
pub mod war;

pub use connect_four::ConnectFourContest;
pub use rrrats::RrratsContest;
pub use war::WarContest;
