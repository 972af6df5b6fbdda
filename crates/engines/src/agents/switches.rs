//! The switches of UCT as text: `c:1.4`, `tactical`, `choice:mean`.
//!
//! One table: name, place in [`UctAgent`], what is allowed. Reading, writing and error messages are made from it.

use super::agent::UctAgent;
use crate::mcts::{FinalChoice, Playout};
use crate::ratings::Ratings;

/// What a switch takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Allowed {
    /// `on` or `off`; the name alone is on.
    OnOff,
    Real {
        minimum: f64,
        maximum: f64,
    },
    /// The same, or `none`.
    RealOrNone {
        minimum: f64,
        maximum: f64,
    },
    Whole {
        minimum: u64,
        maximum: u64,
    },
    Words(&'static [&'static str]),
    /// Ratings as [`Ratings`] has them, or `none`.
    RatingsOrNone,
}

/// A switch: how its value is written, and how one is read (false if it is not allowed).
pub(super) struct Switch {
    pub name: &'static str,
    pub allowed: Allowed,
    pub write: fn(&UctAgent) -> String,
    read: fn(&mut UctAgent, Value),
}

/// A value that is allowed.
#[derive(Clone, Copy, Debug)]
enum Value {
    On(bool),
    Real(f64),
    Nothing,
    Whole(u64),
    Word(usize),
    Ratings(Ratings),
}

const CHOICES: [FinalChoice; 3] = [FinalChoice::Visits, FinalChoice::Mean, FinalChoice::Secure];
const CHOICE_NAMES: &[&str] = &["visits", "mean", "secure"];

macro_rules! on_off {
    ($name:literal, $field:ident) => {
        Switch {
            name: $name,
            allowed: Allowed::OnOff,
            write: |agent| on_or_off(agent.parameters.$field),
            read: |agent, value| {
                if let Value::On(on) = value {
                    agent.parameters.$field = on;
                }
            },
        }
    };
}

macro_rules! real {
    ($name:literal, $field:ident, $minimum:literal, $maximum:literal) => {
        Switch {
            name: $name,
            allowed: Allowed::Real {
                minimum: $minimum,
                maximum: $maximum,
            },
            write: |agent| agent.parameters.$field.to_string(),
            read: |agent, value| {
                if let Value::Real(number) = value {
                    agent.parameters.$field = number;
                }
            },
        }
    };
}

macro_rules! whole {
    ($name:literal, $field:ident: $type:ty, $minimum:literal, $maximum:literal) => {
        Switch {
            name: $name,
            allowed: Allowed::Whole {
                minimum: $minimum,
                maximum: $maximum,
            },
            write: |agent| agent.parameters.$field.to_string(),
            read: |agent, value| {
                if let Value::Whole(number) = value {
                    agent.parameters.$field = number as $type;
                }
            },
        }
    };
}

/// All switches, in the order in which they are written.
pub(super) const SWITCHES: &[Switch] = &[
    real!("c", exploration, 0.0, 100.0),
    Switch {
        name: "tactical",
        allowed: Allowed::OnOff,
        write: |agent| on_or_off(agent.parameters.playout == Playout::Tactical),
        read: |agent, value| {
            if let Value::On(on) = value {
                agent.parameters.playout = if on {
                    Playout::Tactical
                } else {
                    Playout::Random
                };
            }
        },
    },
    on_off!("rootless", rootless),
    on_off!("solver", solver),
    on_off!("decisive", decisive),
    on_off!("pruning", pruning),
    on_off!("ordering", ordering),
    whole!("prior", prior_visits: u32, 0, 10_000),
    real!("rave", rave, 0.0, 1e9),
    real!("widening", widening, 0.0, 1.0),
    real!("base", widening_base, 0.001, 100.0),
    Switch {
        name: "first_play",
        allowed: Allowed::RealOrNone {
            minimum: 0.0,
            maximum: 100.0,
        },
        write: |agent| match agent.parameters.first_play {
            Some(number) => number.to_string(),
            None => "none".to_owned(),
        },
        read: |agent, value| {
            agent.parameters.first_play = match value {
                Value::Real(number) => Some(number),
                _ => None,
            };
        },
    },
    Switch {
        name: "choice",
        allowed: Allowed::Words(CHOICE_NAMES),
        write: |agent| {
            let is_chosen = |choice: &FinalChoice| *choice == agent.choice;
            let index = CHOICES.iter().position(is_chosen).unwrap_or_default();
            CHOICE_NAMES[index].to_owned()
        },
        read: |agent, value| {
            if let Value::Word(index) = value {
                agent.choice = CHOICES[index];
            }
        },
    },
    real!("epsilon", epsilon, 1e-12, 0.1),
    whole!("nodes", most_nodes: usize, 1_000, 20_000_000),
    Switch {
        name: "elo",
        allowed: Allowed::RatingsOrNone,
        write: |agent| match agent.parameters.ratings {
            Some(ratings) => ratings.to_string(),
            None => "none".to_owned(),
        },
        read: |agent, value| {
            agent.parameters.ratings = match value {
                Value::Ratings(ratings) => Some(ratings),
                _ => None,
            };
        },
    },
];

/// Sets the switch called `name` to what `text` says. False if there is no such switch, or it takes no such value.
pub fn set_switch(agent: &mut UctAgent, name: &str, text: &str) -> bool {
    Switch::find(name).is_some_and(|switch| switch.set(agent, Some(text)))
}

impl Switch {
    /// The switch of this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        SWITCHES.iter().find(|switch| switch.name == name)
    }

    /// Sets the switch from its text; `None` is a name without a value. False if that is not allowed.
    pub fn set(&self, agent: &mut UctAgent, text: Option<&str>) -> bool {
        let value = self.allowed.value(text);
        if let Some(value) = value {
            (self.read)(agent, value);
        }
        value.is_some()
    }

    /// The switch as it stands in a text, where it is not set as in `base`.
    pub fn differing(&self, agent: &UctAgent, base: &UctAgent) -> Option<String> {
        let value = (self.write)(agent);
        let is_on = self.allowed == Allowed::OnOff && value == "on";
        (value != (self.write)(base)).then(|| {
            if is_on {
                self.name.to_owned()
            } else {
                format!("{}:{value}", self.name)
            }
        })
    }
}

impl Allowed {
    /// What the switch called `name` takes; `None` if there is no such switch.
    pub fn of(name: &str) -> Option<Self> {
        Switch::find(name).map(|switch| switch.allowed)
    }

    /// The names of all switches.
    pub fn switch_names() -> Vec<&'static str> {
        SWITCHES.iter().map(|switch| switch.name).collect()
    }

    fn value(self, text: Option<&str>) -> Option<Value> {
        match (self, text) {
            (Self::OnOff, None | Some("on")) => Some(Value::On(true)),
            (Self::OnOff, Some("off")) => Some(Value::On(false)),
            (Self::RealOrNone { .. } | Self::RatingsOrNone, Some("none")) => Some(Value::Nothing),
            (
                Self::Real { minimum, maximum } | Self::RealOrNone { minimum, maximum },
                Some(text),
            ) => {
                let number: f64 = text.parse().ok()?;
                // −0 would be written differently from 0 and be equal to it.
                let allowed = (minimum..=maximum).contains(&number);
                allowed.then_some(Value::Real(number + 0.0))
            }
            (Self::Whole { minimum, maximum }, Some(text)) => {
                let number = whole_number(text)?;
                let allowed = (minimum..=maximum).contains(&number);
                allowed.then_some(Value::Whole(number))
            }
            (Self::RatingsOrNone, Some(text)) => text.parse().ok().map(Value::Ratings),
            (Self::Words(words), Some(text)) => {
                let index = words.iter().position(|word| *word == text)?;
                Some(Value::Word(index))
            }
            _ => None,
        }
    }
}

/// Digits alone, so that one number has one text.
pub(super) fn whole_number(text: &str) -> Option<u64> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())?
}

fn on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mcts::UctParameters;

    #[test]
    fn every_switch_of_the_search_has_a_text() {
        // A new field of the parameters does not compile here until somebody has thought about it.
        let UctParameters {
            exploration: _,
            rootless: _,
            epsilon: _,
            most_nodes: _,
            first_play: _,
            prior_visits: _,
            ordering: _,
            widening: _,
            widening_base: _,
            pruning: _,
            playout: _,
            solver: _,
            rave: _,
            decisive: _,
            ratings: _,
        } = UctParameters::PLAIN;
        // Those fifteen and the rule of the final choice.
        assert_eq!(SWITCHES.len(), 16);
    }
}
