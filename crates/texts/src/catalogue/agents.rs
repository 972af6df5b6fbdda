//! The texts about agents: their names, and what is wrong with a text that names none.

/// Agents, said.
#[derive(Debug)]
pub struct AgentTexts {
    pub random: &'static str,
    pub tactical: &'static str,
    pub perfect: &'static str,
    /// Takes the depth.
    pub minimax: fn(u32) -> String,
    /// The same with learned ratings.
    pub rated_minimax: fn(u32) -> String,
    /// Takes the simulations and the switches, which may be none.
    pub uct: fn(&str, &str) -> String,
    /// Each takes the simulations.
    pub flat: fn(&str) -> String,
    pub knowledge: fn(&str) -> String,

    /// Of an agent that is picked: its kinds (random, tactical, minimax, flat Monte Carlo, UCT, UCT with knowledge, perfect), and what is set of
    /// minimax and of those that simulate.
    pub kinds: [&'static str; 7],
    pub of_kind: fn(&str) -> String,
    pub moves_ahead: &'static str,
    pub simulations_per_move: &'static str,
    /// Takes the least and the most.
    pub whole_number: fn(&str, &str) -> String,

    /// Takes the place and what is wrong there.
    pub at: fn(usize, &str) -> String,
    /// Takes the names there are.
    pub missing: fn(&str) -> String,
    /// Takes what was found and the names there are.
    pub unknown: fn(&str, &str) -> String,
    pub not_closed: &'static str,
    pub unexpected: fn(&str) -> String,
    pub takes_nothing: fn(&str) -> String,
    /// Takes what was found.
    pub ratings: fn(&str) -> String,
    /// Each takes what was found, the least and the most.
    pub depth: fn(&str, u64, u64) -> String,
    pub simulations: fn(&str, u64, u64) -> String,
    /// Takes what was found and the switches there are.
    pub unknown_switch: fn(&str, &str) -> String,
    pub repeated: fn(&str) -> String,
    /// Takes the switch, what was found, and what is allowed.
    pub value: fn(&str, &str, &str) -> String,
    pub not_a_search: fn(&str) -> String,
    /// Takes how many were found and how many are allowed.
    pub too_many: fn(usize, usize) -> String,
}
