//! Errors in the text of an agent: where, what was found, what is allowed.

use super::switches::Allowed;
use thiserror::Error;

/// A text that names no agent.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("not an agent, from character {place} on: {fault:?}")]
pub struct AgentError {
    /// The character at which the wrong part begins, counted from 1.
    pub place: usize,
    pub fault: AgentFault,
}

/// What is wrong there.
#[derive(Clone, Debug, PartialEq)]
pub enum AgentFault {
    /// No agent where one is asked for.
    Missing,
    /// Not one of [`super::Agent::NAMES`].
    Unknown { found: String },
    /// An opening parenthesis that is not closed.
    NotClosed,
    /// Something after the closing parenthesis, or a parenthesis within parentheses.
    Unexpected { found: String },
    /// An agent that takes nothing in parentheses.
    TakesNothing { agent: &'static str },
    /// Not a depth of minimax.
    Depth { found: String },
    /// Something after the depth of minimax that are no ratings.
    Ratings { found: String },
    /// Not a number of simulations.
    Simulations { found: String },
    /// Not one of the switches of UCT.
    UnknownSwitch { found: String },
    /// A switch that is set twice.
    Repeated { switch: &'static str },
    /// A value that the switch does not take.
    Value {
        switch: &'static str,
        found: String,
        allowed: Allowed,
    },
    /// An agent that does not simulate, where only simulations make sense.
    NotASearch { found: String },
    /// A list with more agents than [`super::Agents::MAX_COUNT`].
    TooMany { found: usize },
}
