//! Agents as text.
//!
//! ```text
//! agent  = "random" | "tactical" | "perfect" | "minimax(" depth [ ",elo:" ratings ] ")" | "flat(" simulations ")"
//!        | ("uct" | "knowledge") "(" simulations { "," switch } ")"
//! switch = name [ ":" value ]
//! agents = agent { "," agent }
//! ```
//!
//! Switches stand in any order, each at most once, and spaces may surround every part. Canonical text has no spaces,
//! and the switches that differ from plain UCT in the order of their table; an agent that is the preset is
//! `knowledge`, any other is `uct`.

use super::agent::{Agent, UctAgent};
use super::error::{AgentError, AgentFault};
use super::switches::{SWITCHES, Switch, whole_number};
use core::fmt::{self, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;

/// Some agents, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Agents(Vec<Agent>);

impl Agents {
    /// Most agents in a list.
    pub const MAX_COUNT: usize = 32;

    /// These agents; `None` if there are none or more than [`Agents::MAX_COUNT`].
    pub fn new(agents: Vec<Agent>) -> Option<Self> {
        (1..=Self::MAX_COUNT)
            .contains(&agents.len())
            .then_some(Self(agents))
    }

    /// Reads a list of agents that all simulate.
    ///
    /// # Errors
    /// As `FromStr`, and [`AgentFault::NotASearch`].
    pub fn searchers(text: &str) -> Result<Self, AgentError> {
        list(text, searcher)
    }

    /// In their order.
    pub fn as_slice(&self) -> &[Agent] {
        &self.0
    }
}

/// A part of a text and how many characters are before it.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    before: usize,
}

impl<'a> Part<'a> {
    fn whole(text: &'a str) -> Self {
        Self { text, before: 0 }.trimmed()
    }

    /// From byte `start` to byte `end`, which are borders of characters.
    fn slice(self, start: usize, end: usize) -> Self {
        let before = self.before + self.text[..start].chars().count();
        let text = &self.text[start..end];
        Self { text, before }
    }

    fn trimmed(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        let end = start + self.text.trim().len();
        self.slice(start, end)
    }

    /// What stands between the commas that are in no parentheses.
    fn split(self) -> Vec<Self> {
        let (mut depth, mut start, mut parts) = (0_i64, 0, Vec::new());
        for (index, symbol) in self.text.char_indices() {
            match symbol {
                '(' => depth += 1,
                ')' => depth -= 1,
                ',' if depth <= 0 => {
                    parts.push(self.slice(start, index).trimmed());
                    start = index + 1;
                }
                _ => {}
            }
        }
        parts.push(self.slice(start, self.text.len()).trimmed());
        parts
    }

    /// What stands before and after the first `symbol`.
    fn split_once(self, symbol: char) -> Option<(Self, Self)> {
        let index = self.text.find(symbol)?;
        let after = index + symbol.len_utf8();
        let first = self.slice(0, index).trimmed();
        Some((first, self.slice(after, self.text.len()).trimmed()))
    }

    fn wrong(self, fault: impl FnOnce(String) -> AgentFault) -> AgentError {
        AgentError {
            place: self.before + 1,
            fault: fault(self.text.to_owned()),
        }
    }
}

impl FromStr for Agent {
    type Err = AgentError;

    fn from_str(text: &str) -> Result<Self, AgentError> {
        agent(Part::whole(text))
    }
}

impl FromStr for Agents {
    type Err = AgentError;

    fn from_str(text: &str) -> Result<Self, AgentError> {
        list(text, agent)
    }
}

fn list(
    text: &str,
    read: impl Fn(Part<'_>) -> Result<Agent, AgentError>,
) -> Result<Agents, AgentError> {
    let parts = Part::whole(text).split();
    let found = parts.len();
    if let Some(first_too_many) = parts.get(Agents::MAX_COUNT) {
        return Err(first_too_many.wrong(|_| AgentFault::TooMany { found }));
    }
    let agents = parts.into_iter().map(read);
    agents.collect::<Result<_, _>>().map(Agents)
}

/// An agent that simulates.
fn searcher(part: Part<'_>) -> Result<Agent, AgentError> {
    let agent = agent(part)?;
    match agent.simulations() {
        Some(_) => Ok(agent),
        None => Err(part.wrong(|found| AgentFault::NotASearch { found })),
    }
}

fn agent(part: Part<'_>) -> Result<Agent, AgentError> {
    let (name, inside) = match part.split_once('(') {
        Some((name, rest)) => (name, Some(within_parentheses(rest)?)),
        None => (part, None),
    };
    let alone = |agent, name: &'static str| match inside {
        Some(inside) => Err(inside.wrong(|_| AgentFault::TakesNothing { agent: name })),
        None => Ok(agent),
    };
    // Without parentheses the number is missing just after the name.
    let inside = inside.unwrap_or_else(|| part.slice(part.text.len(), part.text.len()));
    match name.text {
        "random" => alone(Agent::Random, "random"),
        "tactical" => alone(Agent::Tactical, "tactical"),
        "perfect" => alone(Agent::Perfect, "perfect"),
        "minimax" => minimax(inside),
        "flat" => Ok(Agent::Flat {
            simulations: simulations(inside)?,
        }),
        "uct" => uct(UctAgent::plain(1), inside),
        "knowledge" => uct(UctAgent::knowledge(1), inside),
        "" => Err(name.wrong(|_| AgentFault::Missing)),
        _ => Err(name.wrong(|found| AgentFault::Unknown { found })),
    }
}

/// What stands before the closing parenthesis, which is the end.
fn within_parentheses(rest: Part<'_>) -> Result<Part<'_>, AgentError> {
    let Some((inside, after)) = rest.split_once(')') else {
        return Err(rest.wrong(|_| AgentFault::NotClosed));
    };
    if let Some(index) = inside.text.find('(') {
        let nested = inside.slice(index, inside.text.len());
        return Err(nested.wrong(|found| AgentFault::Unexpected { found }));
    }
    if !after.text.is_empty() {
        return Err(after.wrong(|found| AgentFault::Unexpected { found }));
    }
    Ok(inside)
}

fn number(part: Part<'_>, allowed: &RangeInclusive<u64>) -> Option<u64> {
    whole_number(part.text).filter(|number| allowed.contains(number))
}

fn minimax(inside: Part<'_>) -> Result<Agent, AgentError> {
    let (first, rest) = match inside.split_once(',') {
        Some((first, rest)) => (first, Some(rest)),
        None => (inside, None),
    };
    let depth = number(first, &Agent::DEPTHS);
    let depth = depth.ok_or_else(|| first.wrong(|found| AgentFault::Depth { found }))?;
    let ratings = rest.map(|rest| {
        let text = rest.split_once(':').filter(|(name, _)| name.text == "elo");
        let ratings = text.and_then(|(_, text)| text.text.parse().ok());
        ratings.ok_or_else(|| rest.wrong(|found| AgentFault::Ratings { found }))
    });
    Ok(Agent::Minimax {
        depth: depth as u32,
        ratings: ratings.transpose()?,
    })
}

fn simulations(part: Part<'_>) -> Result<u64, AgentError> {
    let number = number(part, &Agent::SIMULATIONS);
    number.ok_or_else(|| part.wrong(|found| AgentFault::Simulations { found }))
}

fn uct(mut agent: UctAgent, inside: Part<'_>) -> Result<Agent, AgentError> {
    let parts = inside.split();
    agent.simulations = simulations(parts[0])?;
    let mut seen = Vec::new();
    for &part in &parts[1..] {
        let (name, value) = match part.split_once(':') {
            Some((name, value)) => (name, Some(value)),
            None => (part, None),
        };
        let switch = Switch::find(name.text)
            .ok_or_else(|| name.wrong(|found| AgentFault::UnknownSwitch { found }))?;
        if seen.contains(&switch.name) {
            return Err(name.wrong(|_| AgentFault::Repeated {
                switch: switch.name,
            }));
        }
        seen.push(switch.name);
        if !switch.set(&mut agent, value.map(|value| value.text)) {
            let place = value.unwrap_or_else(|| part.slice(part.text.len(), part.text.len()));
            return Err(place.wrong(|found| AgentFault::Value {
                switch: switch.name,
                found,
                allowed: switch.allowed,
            }));
        }
    }
    Ok(Agent::Uct(agent))
}

impl Display for Agent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => formatter.write_str("random"),
            Self::Tactical => formatter.write_str("tactical"),
            Self::Perfect => formatter.write_str("perfect"),
            Self::Minimax {
                depth,
                ratings: None,
            } => write!(formatter, "minimax({depth})"),
            Self::Minimax {
                depth,
                ratings: Some(ratings),
            } => write!(formatter, "minimax({depth},elo:{ratings})"),
            Self::Flat { simulations } => write!(formatter, "flat({simulations})"),
            Self::Uct(agent) => agent.fmt(formatter),
        }
    }
}

impl Display for UctAgent {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_knowledge() {
            return write!(formatter, "knowledge({})", self.simulations);
        }
        write!(formatter, "uct({}", self.simulations)?;
        let plain = Self::plain(self.simulations);
        for switch in SWITCHES {
            if let Some(text) = switch.differing(self, &plain) {
                write!(formatter, ",{text}")?;
            }
        }
        formatter.write_str(")")
    }
}

impl Display for Agents {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, agent) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(formatter, "{comma}{agent}")?;
        }
        Ok(())
    }
}
