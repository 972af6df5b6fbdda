//! Tuning rolling-horizon evolution: its own parameters, on a game of Aliens.
//!
//! An evaluation is a game by fixed rules with a fixed budget; its value is the points, so the true value of a point is the mean of
//! points, which nobody knows.

use super::chosen::Chosen;
use crate::Experiment;
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::{PlannerName, PlanningSettings};
use crate::parameters::Parameters;
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use statistics::Range;

const HORIZONS: [u64; 7] = [3, 5, 10, 15, 20, 30, 50];
const POPULATIONS: [u64; 5] = [1, 2, 5, 10, 20];
const MUTATIONS: [f64; 6] = [0.0, 0.05, 0.1, 0.2, 0.4, 0.8];
const SHIFTS: [bool; 2] = [false, true];

/// The parameters that are tuned.
pub(super) const NAMES: [&str; 4] = ["horizon", "population", "mutation", "shift"];

/// The tuning of such an agent.
#[derive(Clone, Debug)]
pub struct RollingHorizonProblem {
    pub rules: AliensRules,
    pub budget: u64,
    chosen: Chosen,
}

impl RollingHorizonProblem {
    /// By these rules, with this budget. The names and values of `chosen` are those of such an agent's parameters.
    pub fn new(rules: AliensRules, budget: u64, chosen: Chosen) -> Self {
        Self {
            rules,
            budget,
            chosen,
        }
    }

    /// All four parameters with the values that are usual.
    pub fn usual() -> Chosen {
        let on_or_off = |shift: &bool| if *shift { "on" } else { "off" }.to_owned();
        let values = [
            HORIZONS.iter().map(u64::to_string).collect(),
            POPULATIONS.iter().map(u64::to_string).collect(),
            MUTATIONS.iter().map(f64::to_string).collect(),
            SHIFTS.iter().map(on_or_off).collect(),
        ];
        Chosen::usual(NAMES.into_iter().zip(values))
    }

    /// The agent that a point stands for: the usual one, but for what is chosen.
    pub fn agent_of(&self, point: &Point) -> PlanningSettings {
        let mut agent = PlanningSettings::usual(PlannerName::RollingHorizon, self.budget);
        for (name, value) in self.chosen.values_at(point) {
            let read = agent.read(name, value);
            debug_assert!(read.is_ok(), "{name} = {value}");
        }
        agent
    }

    /// The lab in which it plays.
    pub fn to_play(&self, point: &Point) -> Experiment {
        Experiment::aliens_by(self.rules, self.agent_of(point))
    }
}

impl Problem for RollingHorizonProblem {
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
        Range::ANY
    }

    fn best_value(&self) -> Option<f64> {
        None
    }
}
