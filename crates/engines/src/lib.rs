//! Algorithms, and nothing but algorithms: they know games through the traits of [`games`] and
//! nothing of pages, clocks or where the random numbers come from.
//!
//! Long work is a step, and loops belong to callers: an engine has `advance(&mut self, budget) -> Status`.

pub mod absent_minded;
pub mod agents;
pub mod assessment;
pub mod auctions;
pub mod bayesian;
pub mod continuous;
pub mod dynamics;
pub mod effort;
pub mod equilibria;
pub mod evolution;
pub mod exact;
pub mod formula;
pub mod intervals;
pub mod mcts;
pub mod minimax;
pub mod planning;
pub mod populations;
pub mod quantal;
pub mod racing;
pub mod ratings;
pub mod regret;
pub mod repeated;
pub mod rrrats;
pub mod sequence_form;
pub mod solver;
pub mod subgame_perfect;
pub mod tuning;

/// What an engine says after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    Running,
    /// Nothing is left to do: the budget of the experiment is spent or the answer is final.
    Finished,
}
