//! Problems whose evaluations are games.
//!
//! * [`agent`]: switches of a tree search, tuned against an opponent in Connect Four.
//! * [`connect`]: boards for connecting stones, on which the better of two agents wins.
//! * [`rrrats`]: rules of Rrrats, by which the better of two players wins.
//! * [`aliens`]: rules of Aliens, by which agents of different skill win. [`rolling_horizon`]: such an agent's own parameters.
//! * [`chosen`]: the dimensions of those whose space somebody may give. [`tunable`]: which ones there are.

pub mod agent;
pub mod aliens;
pub mod chosen;
pub mod connect;
pub mod rolling_horizon;
pub mod rrrats;
pub mod tunable;

pub use agent::{AgentDimension, AgentProblem};
pub use aliens::{AimName, AliensProblem, Described};
pub use chosen::{Chosen, ChosenDimension};
pub use connect::ConnectProblem;
pub use rolling_horizon::RollingHorizonProblem;
pub use rrrats::RrratsProblem;
pub use tunable::Tunable;
