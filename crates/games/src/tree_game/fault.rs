//! Faults: why something is no game of the sizes that are taken.

use super::sizes::{MAX_ACTIONS, MAX_NAME, MAX_NODES, MAX_PLAYERS, MIN_PLAYERS};
use crate::counted::counted;
use crate::fraction::Fraction;
use thiserror::Error;

/// What was wrong. Players are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TreeGameFault {
    #[error("there is no game in the text")]
    Empty,
    #[error("{}; a game has {MIN_PLAYERS} to {MAX_PLAYERS}", counted(*.0, "player"))]
    Players(usize),
    #[error("player {found}; this game has {players}")]
    Player { found: usize, players: usize },
    #[error("more than {MAX_NODES} nodes")]
    Nodes,
    #[error("{0} actions at one node; there may be 1 to {MAX_ACTIONS}")]
    Actions(usize),
    #[error("a name of more than {MAX_NAME} characters")]
    LongName,
    #[error("{}, where the game has {}", counted(*found, "payoff"), counted(*wanted, "player"))]
    Payoffs { found: usize, wanted: usize },
    #[error(
        "the information set “{name}” of player {player} has {found} here and {wanted} at its first node; a player who cannot tell nodes apart has the same actions at all of them"
    )]
    OtherActions {
        name: String,
        player: usize,
        found: String,
        wanted: String,
    },
    #[error(
        "the information set “{name}” belongs to player {wanted}, and player {found} is to move here"
    )]
    OtherPlayer {
        name: String,
        found: usize,
        wanted: usize,
    },
    #[error("the probability {0}; probabilities are 0 to 1")]
    Probability(Fraction),
    #[error("the probabilities of a chance node add up to {0}; they must add up to 1")]
    ProbabilitySum(String),
    #[error("payoffs along one way add up to more digits than are kept")]
    TooManyDigits,
}
