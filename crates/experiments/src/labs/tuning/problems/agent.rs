//! Tuning an agent: switches of a tree search for Connect Four against a fixed opponent.
//!
//! An evaluation is a game; who begins is drawn. Its value is 1, ½ or 0 for the agent that is tuned, so the true value of a
//! point is its share of points against the opponent, which nobody knows.

use super::chosen::Chosen;
use crate::Experiment;
use crate::parameters::choices;
use engines::agents::switches::set_switch;
use engines::agents::{Agent, UctAgent};
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use games::Player;
use games::connect_four::Setup;
use statistics::Range;

choices! {
    /// A switch that is tuned, by its name in the text of an agent.
    #[derive(PartialOrd, Ord)]
    pub enum AgentDimension {
        Exploration = "c",
        FirstPlay = "first_play",
        Choice = "choice",
        Tactical = "tactical",
        Solver = "solver",
        Decisive = "decisive",
        Pruning = "pruning",
        Ordering = "ordering",
        Prior = "prior",
        Rave = "rave",
        Widening = "widening",
    }
}

const OFF_ON: &[&str] = &["off", "on"];

impl AgentDimension {
    /// Those that change most: 672 points.
    pub const USUAL: [Self; 6] = [
        Self::Exploration,
        Self::Choice,
        Self::Tactical,
        Self::Solver,
        Self::Decisive,
        Self::Rave,
    ];

    /// Its name, and the values that are tried.
    pub fn switch(self) -> (&'static str, &'static [&'static str]) {
        let values: &[&str] = match self {
            Self::Exploration => &["0", "0.3", "0.5", "0.7", "1", "1.4", "2"],
            Self::FirstPlay => &["none", "0.5", "0.8", "1", "1.2"],
            Self::Choice => &["visits", "mean", "secure"],
            Self::Prior => &["0", "3", "10", "30"],
            Self::Rave => &["0", "50", "500", "5000"],
            Self::Widening => &["0", "0.3", "0.5", "0.7"],
            Self::Tactical | Self::Solver | Self::Decisive | Self::Pruning | Self::Ordering => {
                OFF_ON
            }
        };
        (Self::NAMES[self as usize], values)
    }
}

/// The tuning of an agent.
#[derive(Clone, Debug)]
pub struct AgentProblem {
    pub setup: Setup,
    pub base: UctAgent,
    pub opponent: Agent,
    chosen: Chosen,
}

impl AgentProblem {
    /// `base` is what is tuned: its simulations, and the switches that are not in `chosen`, whose names and values are those
    /// of switches.
    pub fn new(setup: Setup, base: UctAgent, opponent: Agent, chosen: Chosen) -> Self {
        Self {
            setup,
            base,
            opponent,
            chosen,
        }
    }

    /// These switches with the values that are usual; they are different, and if there are none, C is tuned.
    pub fn usual(dimensions: &[AgentDimension]) -> Chosen {
        let dimensions = match dimensions {
            [] => &[AgentDimension::Exploration],
            _ => dimensions,
        };
        Chosen::usual(dimensions.iter().map(|dimension| {
            let (name, values) = dimension.switch();
            (name, values.iter().copied().map(str::to_owned).collect())
        }))
    }

    /// The agent that a point stands for.
    pub fn agent_of(&self, point: &Point) -> UctAgent {
        let mut agent = self.base;
        for (name, value) in self.chosen.values_at(point) {
            let is_set = set_switch(&mut agent, name, value);
            debug_assert!(is_set, "{name} = {value}");
        }
        agent
    }

    /// The lab in which somebody plays against it.
    pub fn to_play(&self, point: &Point) -> Experiment {
        let agent = Agent::Uct(self.agent_of(point));
        Experiment::game_against(self.setup, agent, Player::First)
    }
}

impl Problem for AgentProblem {
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
        Range::UNIT
    }

    fn best_value(&self) -> Option<f64> {
        None
    }
}
