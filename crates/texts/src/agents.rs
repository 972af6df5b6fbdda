//! The texts about agents: their names, and what is wrong with a text that names none.

use crate::english::numbers::grouped;

texts! {
    /// Agents, said.
    pub struct AgentTexts {
        random = "Random moves",
        tactical = "Wins and blocks, else random",
        perfect = "Perfect play",
        minimax(depth: u32) = match depth {
            1 => "Minimax, 1 move ahead".to_owned(),
            _ => format!("Minimax, {depth} moves ahead"),
        },
        /// The same with learned ratings.
        rated_minimax(depth: u32) = match depth {
            1 => "Minimax, 1 move ahead, learned order".to_owned(),
            _ => format!("Minimax, {depth} moves ahead, learned order"),
        },
        /// In place of the numbers.
        learned_ratings = "learned ratings",
        uct(simulations: &str, switches: &str) = match switches {
            "" => format!("UCT, {simulations} simulations"),
            _ => format!("UCT, {simulations} simulations, {switches}"),
        },
        /// Each takes the simulations.
        flat(simulations: &str) = match simulations {
            "1" => "Flat Monte Carlo, 1 simulation".to_owned(),
            _ => format!("Flat Monte Carlo, {simulations} simulations"),
        },
        knowledge(simulations: &str) = format!("UCT with knowledge, {simulations} simulations"),
        /// Of an agent that is picked: its kinds (random, tactical, minimax, flat Monte Carlo, UCT, UCT with
        /// knowledge, perfect), and what is set of minimax and of those that simulate.
        kinds: [&'static str; 7] = [
            "Random moves", "Wins and blocks, else random", "Minimax", "Flat Monte Carlo", "UCT", "UCT with knowledge",
            "Perfect play",
        ],
        of_kind(whom: &str) = format!("{whom}: kind of player"),
        moves_ahead = "moves ahead",
        simulations_per_move = "simulations",
        whole_number(least: &str, most: &str) = format!("A whole number from {least} to {most} is needed."),
        at(place: usize, fault: &str) = format!("at character {place}, {fault}."),
        missing(names: &str) = format!("an agent is missing; choose one of: {names}"),
        unknown(found: &str, names: &str) = format!("there is no agent “{found}”; choose one of: {names}"),
        not_closed = "a parenthesis is opened and not closed",
        unexpected(found: &str) = format!("“{found}” was not expected"),
        takes_nothing(agent: &str) = format!("{agent} takes nothing in parentheses"),
        ratings(found: &str) =
            format!("minimax takes its depth and learned ratings, as in minimax(6,elo:700/120), but not “{found}”"),
        /// Each takes what was found, the least and the most.
        depth(found: &str, least: u64, most: u64) = format!(
            "the depth of minimax is “{found}”, but it must be a whole number from {least} to {most}, as in minimax(6)"
        ),
        simulations(found: &str, least: u64, most: u64) = format!(
            "the number of simulations is “{found}”, but it must be a whole number from {} to {}, as in uct(1000)",
            grouped(least), grouped(most)
        ),
        unknown_switch(found: &str, names: &str) = format!("there is no switch “{found}”; choose one of: {names}"),
        repeated(switch: &str) = format!("{switch} is set twice"),
        value(switch: &str, found: &str, allowed: &str) = format!("{switch} is “{found}”, but it must be {allowed}"),
        not_a_search(found: &str) =
            format!("“{found}” does not run simulations; use flat, uct or knowledge, as in uct(1000)"),
        too_many(found: usize, most: usize) = format!("the list has {found} agents, but up to {most} are allowed"),
    }
}
