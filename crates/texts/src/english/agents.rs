//! Agents in English.

use super::numbers::grouped;
use crate::AgentTexts;

pub(super) const AGENTS: AgentTexts = AgentTexts {
    random: "Random moves",
    tactical: "Wins and blocks, else random",
    perfect: "Perfect play",
    minimax: |depth| match depth {
        1 => "Minimax, 1 move ahead".to_owned(),
        _ => format!("Minimax, {depth} moves ahead"),
    },
    rated_minimax: |depth| match depth {
        1 => "Minimax, 1 move ahead, learned order".to_owned(),
        _ => format!("Minimax, {depth} moves ahead, learned order"),
    },
    uct: |simulations, switches| match switches {
        "" => format!("UCT, {simulations} simulations"),
        _ => format!("UCT, {simulations} simulations, {switches}"),
    },
    flat: |simulations| match simulations {
        "1" => "Flat Monte Carlo, 1 simulation".to_owned(),
        _ => format!("Flat Monte Carlo, {simulations} simulations"),
    },
    knowledge: |simulations| format!("UCT with knowledge, {simulations} simulations"),
    kinds: [
        "Random moves",
        "Wins and blocks, else random",
        "Minimax",
        "Flat Monte Carlo",
        "UCT",
        "UCT with knowledge",
        "Perfect play",
    ],
    of_kind: |whom| format!("{whom}: kind of player"),
    moves_ahead: "moves ahead",
    simulations_per_move: "simulations",
    whole_number: |least, most| format!("A whole number from {least} to {most} is needed."),
    at: |place, fault| format!("at character {place}, {fault}."),
    missing: |names| format!("an agent is missing; choose one of: {names}"),
    unknown: |found, names| format!("there is no agent “{found}”; choose one of: {names}"),
    not_closed: "a parenthesis is opened and not closed",
    unexpected: |found| format!("“{found}” was not expected"),
    takes_nothing: |agent| format!("{agent} takes nothing in parentheses"),
    ratings: |found| {
        format!(
            "minimax takes its depth and learned ratings, as in minimax(6,elo:700/120), but not “{found}”"
        )
    },
    depth: |found, least, most| {
        format!(
            "the depth of minimax is “{found}”, but it must be a whole number from {least} to {most}, as in minimax(6)"
        )
    },
    simulations: |found, least, most| {
        format!(
            "the number of simulations is “{found}”, but it must be a whole number from {} to {}, as in uct(1000)",
            grouped(least),
            grouped(most)
        )
    },
    unknown_switch: |found, names| format!("there is no switch “{found}”; choose one of: {names}"),
    repeated: |switch| format!("{switch} is set twice"),
    value: |switch, found, allowed| format!("{switch} is “{found}”, but it must be {allowed}"),
    not_a_search: |found| {
        format!("“{found}” does not run simulations; use flat, uct or knowledge, as in uct(1000)")
    },
    too_many: |found, most| format!("the list has {found} agents, but up to {most} are allowed"),
};
