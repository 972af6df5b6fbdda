//! Links: whatever somebody pastes, the program says what is wrong and goes on.
//!
//! * [`fuzz`]: no text makes it panic.
//! * [`round_trip`]: every experiment is its link and back, in canonical form.
//! * [`problems`]: each thing that can be wrong, with the sentence that says so; [`minimax_problems`] has those of
//!   one lab alone, [`agent_problems`] those of agents.
//! * [`refused`]: links that open nothing.
//! * [`texts`]: every parameter can be explained.
//! * [`labs`]: random experiments to try all that on.

mod agent_problems;
mod decimals;
mod fuzz;
mod labs;
mod minimax_problems;
mod problems;
mod refused;
mod round_trip;
mod texts;
