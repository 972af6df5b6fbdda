//! Counterfactual regret minimisation: two players of a game with hidden information learn against each other, and the
//! average of their strategies goes towards a Nash equilibrium.
//!
//! Source: M. Zinkevich, M. Johanson, M. Bowling and C. Piccione, "Regret minimization in games with incomplete
//! information", NIPS 2007, and the sources named in [`parameters`] for the variants. Names of formulas:
//! history h, information set I, action a, strategy σ, reach π = π_i·π_−i, payoff u, all values in antes per hand.
//!
//! * [`tree`]: a game as flat arrays, made by `compile` from its rules.
//! * [`parameters`]: the variants as data. [`strategy`]: strategies of both players.
//! * `table`: regrets and strategies of all information sets. `walk`: the one walk; `sweep`: the same without recursion,
//!   where everything is explored and nobody watches, by a `plan`. [`solver`]: a run; `kept`: where it has come to, to be gone on with.
//! * [`record`]: an iteration step by step; `observer` writes it. [`sampled`]: what sampled walks find on average.
//! * [`best_response`]: values, best responses, exploitability, and what each action costs.
//! * [`several`]: any number of players and any payoffs, with what is promised there. [`play`]: a hand against a strategy. [`kuhn_equilibrium`]: Kuhn's equilibria in formulas.

pub mod best_response;
mod compile;
mod kept;
pub mod kuhn_equilibrium;
mod learned;
mod observer;
pub mod parameters;
mod plan;
pub mod play;
mod reach;
pub mod record;
pub mod sampled;
pub mod several;
pub mod solver;
pub mod strategy;
mod sweep;
mod table;
pub mod tree;
mod walk;

pub use best_response::{
    BestResponse, Evaluation, best_response_gap, gains, learners, mean_gain, value,
};
pub use compile::drawn::NotLearned;
pub use kept::Kept;
pub use parameters::{Discount, RegretParameters, Sampling, Updates};
pub use sampled::SampledRegrets;
pub use solver::Solver;
pub use strategy::{Strategy, in_proportion};
pub use table::Locks;
pub use tree::{Actor, BYTES_A_HISTORY, GameTree, InformationSet, MAX_ACTIONS, NodeId};
