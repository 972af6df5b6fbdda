//! Agents: ways to choose a move in Connect Four, on any board.
//!
//! An [`Agent`] is data with a text form, `knowledge(1000)`, so that links can name opponents and lists of them
//! ([`Agents`]). It thinks about a position in steps ([`Thought`]), so that anyone who asked can pause, stop and show
//! progress.
//!
//! * [`agent`]: what there is to choose from.
//! * [`grammar`], [`switches`]: agents as text; [`error`]: what can be wrong with such a text.
//! * [`thought`]: thinking about one position; [`insight`]: what is known then.
//! * [`hasty`]: minimax that prefers to win soon; [`perfect`]: play by the exact solver, [`Sureness`]: what is certain of it.

pub mod agent;
pub mod error;
pub mod grammar;
pub mod hasty;
pub mod insight;
pub mod perfect;
pub mod switches;
pub mod thought;

pub use agent::{Agent, UctAgent};
pub use error::{AgentError, AgentFault};
pub use grammar::Agents;
pub use insight::{Basis, Foresight, Insight, Sureness, Tactic};
pub use switches::Allowed;
pub use thought::{Memory, Thought};
