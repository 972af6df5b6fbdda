//! Agents from outside: what their texts mean, and that they play as they say.
//!
//! * [`grammar`]: texts there and back, and what is said about texts that are no agents.
//! * [`tactics`]: wins and blocks that lie open are found.
//! * [`perfect`]: perfect play against plain minimax, position by position.
//! * [`repetition`]: same agent, position and stream, same move; cut into steps in any way, same move.

mod grammar;
mod perfect;
mod repetition;
pub mod support;
mod tactics;
