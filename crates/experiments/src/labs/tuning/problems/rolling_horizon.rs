//! Tuning rolling-horizon evolution: its own parameters, on a game of Aliens.
//!
//! An evaluation is a game by fixed rules with a fixed budget; its value is the points, so the true value of a point is the mean of
//! points, which nobody knows.

use crate::Experiment;
use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::{PlannerName, PlanningSettings};
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use statistics::Range;

const HORIZONS: [u64; 7] = [3, 5, 10, 15, 20, 30, 50];
const POPULATIONS: [u64; 5] = [1, 2, 5, 10, 20];
const MUTATIONS: [f64; 6] = [0.0, 0.05, 0.1, 0.2, 0.4, 0.8];
const SHIFTS: [bool; 2] = [false, true];

/// The tuning of such an agent.
#[derive(Clone, Debug)]
pub struct RollingHorizonProblem {
    pub rules: AliensRules,
    pub budget: u64,
    space: Space,
}

impl RollingHorizonProblem {
    /// By these rules, with this budget.
    pub fn new(rules: AliensRules, budget: u64) -> Self {
        let sizes = [
            HORIZONS.len(),
            POPULATIONS.len(),
            MUTATIONS.len(),
            SHIFTS.len(),
        ];
        let space = Space::new(sizes.map(|size| size as u16).to_vec());
        Self {
            rules,
            budget,
            space: space.unwrap_or_else(|_| unreachable!("it has four small dimensions")),
        }
    }

    /// The agent that a point stands for.
    pub fn agent_of(&self, point: &Point) -> PlanningSettings {
        let [horizon, population, mutation, shift] =
            [0, 1, 2, 3].map(|place| usize::from(point[place]));
        PlanningSettings {
            horizon: HORIZONS[horizon],
            population: POPULATIONS[population],
            mutation: MUTATIONS[mutation],
            shift: SHIFTS[shift],
            ..PlanningSettings::usual(PlannerName::RollingHorizon, self.budget)
        }
    }

    /// The lab in which it plays.
    pub fn to_play(&self, point: &Point) -> Experiment {
        Experiment::aliens_by(self.rules, self.agent_of(point))
    }
}

impl Problem for RollingHorizonProblem {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        let dimension = |name: &str, values: Vec<String>| Dimension {
            name: name.to_owned(),
            values,
        };
        let on_or_off = |shift: &bool| if *shift { "on" } else { "off" }.to_owned();
        vec![
            dimension("horizon", HORIZONS.iter().map(u64::to_string).collect()),
            dimension(
                "population",
                POPULATIONS.iter().map(u64::to_string).collect(),
            ),
            dimension("mutation", MUTATIONS.iter().map(f64::to_string).collect()),
            dimension("shift", SHIFTS.iter().map(on_or_off).collect()),
        ]
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
