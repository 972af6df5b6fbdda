//! Tunable dimensions of agents and of a game's rules, and the values that they may have: whatever the agents or rules allow.

use super::agent::AgentDimension;
use super::rolling_horizon;
use crate::common::agents::allowed_phrase;
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::PlanningSettings;
use crate::parameters::Parameters;
use engines::agents::switches::set_switch;
use engines::agents::{Allowed, UctAgent};
use texts::Texts;

/// Something that is tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunable {
    /// The rules of Aliens.
    Aliens,
    /// A tree search.
    Agent,
    /// Rolling-horizon evolution.
    RollingHorizon,
}

impl Tunable {
    /// The names of its dimensions.
    pub fn names(self) -> Vec<&'static str> {
        let of_rules = || AliensRules::schema().iter().map(|parameter| parameter.key);
        match self {
            Self::Aliens => of_rules().collect(),
            Self::Agent => AgentDimension::NAMES.to_vec(),
            Self::RollingHorizon => rolling_horizon::NAMES.to_vec(),
        }
    }

    /// Whether a dimension may have a value.
    pub fn takes(self, name: &str, value: &str) -> bool {
        match self {
            Self::Aliens => AliensRules::default().read(name, value).is_ok(),
            Self::Agent => set_switch(&mut UctAgent::plain(1), name, value),
            Self::RollingHorizon => PlanningSettings::default().read(name, value).is_ok(),
        }
    }

    /// The values that a dimension may have, in words.
    pub fn allowed(self, name: &str, texts: &Texts) -> String {
        let phrase = match self {
            Self::Aliens => allowed_by::<AliensRules>(name, texts),
            Self::Agent => Allowed::of(name).map(|allowed| allowed_phrase(allowed, texts)),
            Self::RollingHorizon => allowed_by::<PlanningSettings>(name, texts),
        };
        phrase.unwrap_or_default()
    }
}

fn allowed_by<P: Parameters>(key: &str, texts: &Texts) -> Option<String> {
    P::find(key).map(|parameter| parameter.kind.allowed(texts))
}
