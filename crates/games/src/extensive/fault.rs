//! Faults: why something is no finite extensive game of perfect recall.

use crate::counted::counted;
use thiserror::Error;

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ExtensiveFault {
    #[error("{}; there are 2 to 4", counted(*.0, "player"))]
    Players(usize),
    #[error("player {player} decides, and there are {players}")]
    Decider { player: usize, players: usize },
    #[error("an end pays {}", counted(*.0, "player"))]
    Payoffs(usize),
    #[error("a payoff that is no number")]
    Infinite,
    #[error("nothing can be done at {0}")]
    NoActions(String),
    #[error("the probabilities of a step of chance add up to {0}, or one of them is not positive")]
    Probabilities(f64),
    #[error("the information set {0} belongs to two players")]
    TwoOwners(String),
    #[error("not the same can be done everywhere in the information set {0}")]
    Actions(String),
    #[error("in the information set {0} its player has forgotten what was done before")]
    Forgotten(String),
}
