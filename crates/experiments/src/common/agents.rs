//! Agents as parameters and as people read them: their kinds, their names, and what is wrong with a text that is none.

use super::place::from_character;
use crate::diagnostic::{Fault, Refusal, quote};
use crate::parameters::{Control, Kind, Values};
use core::ops::Range;
use engines::agents::{Agent, AgentError, AgentFault, Agents, Allowed};
use texts::Texts;

/// Somebody who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgentText;

/// Some of those who play, separated by commas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgentList;

/// The same, where all of them have to simulate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearcherList;

const WIDE: Control = Control::Text { is_wide: true };

impl Kind for AgentText {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.agent.to_owned()
    }

    fn control(&self) -> Control {
        WIDE
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        text.parse().map_or_else(
            |_| text.to_owned(),
            |agent: Agent| agent_name(&agent, texts),
        )
    }
}

impl Values<Agent> for AgentText {
    fn read(&self, text: &str) -> Result<Agent, Refusal> {
        text.parse().map_err(Refusal::because::<AgentError>)
    }

    fn write(&self, agent: &Agent) -> String {
        agent.to_string()
    }
}

impl Kind for AgentList {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.agents.to_owned()
    }

    fn control(&self) -> Control {
        WIDE
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        text.parse().map_or_else(
            |_| text.to_owned(),
            |agents: Agents| names_of(&agents, texts),
        )
    }
}

impl Values<Agents> for AgentList {
    fn read(&self, text: &str) -> Result<Agents, Refusal> {
        text.parse().map_err(Refusal::because::<AgentError>)
    }

    fn write(&self, agents: &Agents) -> String {
        agents.to_string()
    }
}

impl Kind for SearcherList {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.searchers.to_owned()
    }

    fn control(&self) -> Control {
        WIDE
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        AgentList.spoken(text, texts)
    }
}

impl Values<Agents> for SearcherList {
    fn read(&self, text: &str) -> Result<Agents, Refusal> {
        Agents::searchers(text).map_err(Refusal::because)
    }

    fn write(&self, agents: &Agents) -> String {
        agents.to_string()
    }
}

impl Fault for AgentError {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.link.agent)(key, &agent_sentence(self, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        agent_sentence(self, texts)
    }

    fn place(&self, _key: &str, text: &str) -> Option<Range<usize>> {
        Some(from_character(text, self.place, None))
    }
}
fn names_of(agents: &Agents, texts: &Texts) -> String {
    let names = agents.as_slice().iter();
    let names: Vec<String> = names.map(|agent| agent_name(agent, texts)).collect();
    names.join("; ")
}

/// The agent's name for people: "UCT, 1 000 simulations".
pub fn agent_name(agent: &Agent, texts: &Texts) -> String {
    let words = &texts.agents;
    match agent {
        Agent::Random => words.random.to_owned(),
        Agent::Tactical => words.tactical.to_owned(),
        Agent::Perfect => words.perfect.to_owned(),
        Agent::Minimax {
            depth,
            ratings: None,
        } => (words.minimax)(*depth),
        Agent::Minimax { depth, .. } => (words.rated_minimax)(*depth),
        Agent::Flat { simulations } => (words.flat)(&(texts.number)(*simulations)),
        Agent::Uct(uct) => {
            let simulations = (texts.number)(uct.simulations);
            if uct.is_knowledge() {
                return (words.knowledge)(&simulations);
            }
            let text = agent.to_string();
            let switches = text.split_once(',').map_or("", |(_, rest)| rest);
            let switches = switches.trim_end_matches(')').split(',');
            let switches: Vec<String> = switches.map(|switch| switch_name(switch, texts)).collect();
            (words.uct)(&simulations, &switches.join(", "))
        }
    }
}

/// A switch as people read it: ratings are twenty numbers, and nobody's name.
fn switch_name(switch: &str, texts: &Texts) -> String {
    match switch.split_once(':') {
        Some(("elo", _)) => texts.agents.learned_ratings.to_owned(),
        Some((name, value)) => format!("{name} {value}"),
        None => switch.to_owned(),
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
        AgentFault::Ratings { found } => (words.ratings)(&quote(found)),
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
        AgentFault::TooMany { found } => (words.too_many)(*found, Agents::MAX_COUNT),
    };
    (words.at)(error.place, &fault)
}

/// What a switch takes, in words.
pub fn allowed_phrase(allowed: Allowed, texts: &Texts) -> String {
    let words = &texts.allowed;
    match allowed {
        Allowed::OnOff => words.switch.to_owned(),
        Allowed::Real { minimum, maximum } => (words.real)(minimum, maximum),
        Allowed::RealOrNone { minimum, maximum } => (words.real_or_none)(minimum, maximum),
        Allowed::Whole { minimum, maximum } => (words.integer)(minimum, maximum),
        Allowed::RatingsOrNone => words.ratings.to_owned(),
        Allowed::Words(names) => (words.choice)(&names.join(", ")),
    }
}
