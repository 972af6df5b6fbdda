//! Agents as people read them: their names, and what is wrong with a text that is none.

use super::link::quote;
use engines::agents::{Agent, AgentError, AgentFault, Agents, Allowed};
use texts::Texts;

/// The agent's name for people: "UCT, 1 000 simulations".
pub fn agent_name(agent: &Agent, texts: &Texts) -> String {
    let words = &texts.agents;
    match agent {
        Agent::Random => words.random.to_owned(),
        Agent::Tactical => words.tactical.to_owned(),
        Agent::Perfect => words.perfect.to_owned(),
        Agent::Minimax { depth } => (words.minimax)(*depth),
        Agent::Uct(uct) => {
            let simulations = (texts.number)(uct.simulations);
            if uct.is_knowledge() {
                return (words.knowledge)(&simulations);
            }
            let text = agent.to_string();
            let switches = text.split_once(',').map_or("", |(_, rest)| rest);
            (words.uct)(&simulations, switches.trim_end_matches(')'))
        }
    }
}

/// What is wrong with the text of an agent, as a sentence with its place.
pub fn agent_sentence(error: &AgentError, texts: &Texts) -> String {
    let words = &texts.agents;
    let names = Agent::NAMES.join(", ");
    let fault = match &error.fault {
        AgentFault::Missing => (words.missing)(&names),
        AgentFault::Unknown { found } => (words.unknown)(&quote(found), &names),
        AgentFault::NotClosed => words.not_closed.to_owned(),
        AgentFault::Unexpected { found } => (words.unexpected)(&quote(found)),
        AgentFault::TakesNothing { agent } => (words.takes_nothing)(agent),
        AgentFault::Depth { found } => {
            (words.depth)(&quote(found), *Agent::DEPTHS.start(), *Agent::DEPTHS.end())
        }
        AgentFault::Simulations { found } => {
            let (least, most) = (*Agent::SIMULATIONS.start(), *Agent::SIMULATIONS.end());
            (words.simulations)(&quote(found), least, most)
        }
        AgentFault::UnknownSwitch { found } => {
            (words.unknown_switch)(&quote(found), &Allowed::switch_names().join(", "))
        }
        AgentFault::Repeated { switch } => (words.repeated)(switch),
        AgentFault::Value {
            switch,
            found,
            allowed,
        } => (words.value)(switch, &quote(found), &allowed_phrase(*allowed, texts)),
        AgentFault::NotASearch { found } => (words.not_a_search)(&quote(found)),
        AgentFault::TooMany { found } => (words.too_many)(*found, Agents::MOST),
    };
    (words.at)(error.place, &fault)
}

fn allowed_phrase(allowed: Allowed, texts: &Texts) -> String {
    let words = &texts.allowed;
    match allowed {
        Allowed::OnOff => words.switch.to_owned(),
        Allowed::Real { minimum, maximum } => (words.real)(minimum, maximum),
        Allowed::RealOrNone { minimum, maximum } => (words.real_or_none)(minimum, maximum),
        Allowed::Whole { minimum, maximum } => (words.integer)(minimum, maximum),
        Allowed::Words(names) => (words.choice)(&names.join(", ")),
    }
}
