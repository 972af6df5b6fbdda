//! Evolving Aliens for agents of different skill: by which rules does the better of two agents win more often than the other, or
//! the worse one win as often as possible?
//!
//! Source: D. Perez-Liebana and others, "General video game artificial intelligence", 2019, section 7.3: the space of games of
//! listing 7.3, searched for a gap between agents. An evaluation is a game of each agent whose wins count, both by the point's
//! rules, with random numbers of their own. Wins rather than points: points are rules themselves, and a gap in points grows with
//! what an alien is worth. Nobody knows the true values.

use super::chosen::{Chosen, ChosenDimension};
use crate::Experiment;
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::PlanningSettings;
use crate::parameters::{Parameters, choices};
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use games::aliens::{DIMENSIONS, Rules};
use serde::Serialize;
use statistics::Range;
use texts::Texts;
use ts_rs::TS;

choices! {
    /// What the rules shall do.
    pub enum AimName {
        /// The skilled agent's wins less those of the unskilled one.
        Gap = "gap",
        /// The unskilled agent's wins.
        Unskilled = "unskilled",
    }
}

/// Rules for two agents.
#[derive(Clone, Debug)]
pub struct AliensProblem {
    pub aim: AimName,
    pub skilled: PlanningSettings,
    pub unskilled: PlanningSettings,
    chosen: Chosen,
}

/// A dimension with its final value, as in the source's listing 7.3.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Described {
    pub name: &'static str,
    pub value: i16,
    pub size: usize,
    pub values: Vec<i16>,
    pub description: &'static str,
}

impl AliensProblem {
    /// For these two. The names and values of `chosen` are those of rules.
    pub fn new(
        aim: AimName,
        skilled: PlanningSettings,
        unskilled: PlanningSettings,
        chosen: Chosen,
    ) -> Self {
        Self {
            aim,
            skilled,
            unskilled,
            chosen,
        }
    }

    /// The whole space of games.
    pub fn usual() -> Chosen {
        Chosen::usual(DIMENSIONS.iter().map(|dimension| {
            let values = dimension.values.iter().map(i16::to_string);
            (dimension.name, values.collect())
        }))
    }

    fn parameters_of(&self, point: &Point) -> AliensRules {
        let mut rules = AliensRules::default();
        for (name, value) in self.chosen.values_at(point) {
            let read = rules.read(name, value);
            debug_assert!(read.is_ok(), "{name} = {value}");
        }
        rules
    }

    /// The rules that a point stands for: those of the start, but for what is chosen.
    pub fn rules_of(&self, point: &Point) -> Rules {
        self.parameters_of(point).rules()
    }

    /// The dimensions with what a point has in them.
    pub fn described(&self, point: &Point, texts: &'static Texts) -> Vec<Described> {
        let number = |text: &str| text.parse().unwrap_or_default();
        let row = |(chosen, (name, value)): (&ChosenDimension, (&'static str, &str))| Described {
            name,
            value: number(value),
            size: chosen.values.len(),
            values: chosen.values.iter().map(|value| number(value)).collect(),
            description: Self::description_of(name, texts).unwrap_or_default(),
        };
        let chosen = self.chosen.as_slice().iter();
        chosen.zip(self.chosen.values_at(point)).map(row).collect()
    }

    /// What a rule is, in a sentence.
    pub fn description_of(dimension: &str, texts: &'static Texts) -> Option<&'static str> {
        let mut parameters = AliensRules::schema().iter();
        let parameter = parameters.find(|parameter| parameter.key == dimension)?;
        Some((parameter.text)(texts).help)
    }

    /// The lab in which the game is played, and the agent whose wins it was evolved for is watched.
    pub fn to_play(&self, point: &Point) -> Experiment {
        let rules = self.parameters_of(point);
        let player = match self.aim {
            AimName::Gap => self.skilled,
            AimName::Unskilled => self.unskilled,
        };
        Experiment::aliens_by(rules, player)
    }
}

impl Problem for AliensProblem {
    fn space(&self) -> &Space {
        self.chosen.space()
    }

    fn dimensions(&self) -> Vec<Dimension> {
        self.chosen.dimensions()
    }

    fn true_value(&self, _: &Point) -> Option<f64> {
        None
    }

    fn range(&self) -> Range {
        match self.aim {
            AimName::Gap => Range {
                low: -1.0,
                high: 1.0,
            },
            AimName::Unskilled => Range::UNIT,
        }
    }

    fn best_value(&self) -> Option<f64> {
        None
    }
}
