//! Tuning an agent: switches of a tree search for Connect Four against a fixed opponent.
//!
//! An evaluation is a game; who begins is drawn. Its value is 1, ½ or 0 for the agent that is tuned, so the true value of a
//! point is its share of points against the opponent, which nobody knows.

use super::board_game::{Board, board};
use crate::engines::agents::switches::set_switch;
use crate::engines::agents::{Agent, UctAgent};
use crate::engines::tuning::problems::{Dimension, Evaluator, Problem};
use crate::engines::tuning::space::{Point, Space};
use crate::games::Player;
use crate::games::connect_four::Setup;
use crate::random::Random;

/// A switch that is tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentDimension {
    Exploration,
    FirstPlay,
    Choice,
    Tactical,
    Solver,
    Decisive,
    Pruning,
    Ordering,
    Prior,
    Rave,
    Widening,
}

const OFF_ON: &[&str] = &["off", "on"];

impl AgentDimension {
    /// All there are.
    pub const ALL: [Self; 11] = [
        Self::Exploration,
        Self::FirstPlay,
        Self::Choice,
        Self::Tactical,
        Self::Solver,
        Self::Decisive,
        Self::Pruning,
        Self::Ordering,
        Self::Prior,
        Self::Rave,
        Self::Widening,
    ];

    /// The switch's name in the text of an agent, and the values that are tried.
    pub fn switch(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Exploration => ("c", &["0", "0.3", "0.5", "0.7", "1", "1.4", "2"]),
            Self::FirstPlay => ("first_play", &["none", "0.5", "0.8", "1", "1.2"]),
            Self::Choice => ("choice", &["visits", "mean", "secure"]),
            Self::Tactical => ("tactical", OFF_ON),
            Self::Solver => ("solver", OFF_ON),
            Self::Decisive => ("decisive", OFF_ON),
            Self::Pruning => ("pruning", OFF_ON),
            Self::Ordering => ("ordering", OFF_ON),
            Self::Prior => ("prior", &["0", "3", "10", "30"]),
            Self::Rave => ("rave", &["0", "50", "500", "5000"]),
            Self::Widening => ("widening", &["0", "0.3", "0.5", "0.7"]),
        }
    }
}

/// The tuning of an agent.
#[derive(Clone, Debug)]
pub struct AgentProblem {
    setup: Setup,
    base: UctAgent,
    opponent: Agent,
    dimensions: Vec<AgentDimension>,
    space: Space,
}

impl AgentProblem {
    /// `base` is what is tuned: its simulations, and the switches that are not in `dimensions`. Each of those is taken
    /// once; none of them stands for all.
    pub fn new(
        setup: Setup,
        base: UctAgent,
        opponent: Agent,
        dimensions: &[AgentDimension],
    ) -> Self {
        let mut chosen: Vec<AgentDimension> = Vec::new();
        for dimension in dimensions {
            if !chosen.contains(dimension) {
                chosen.push(*dimension);
            }
        }
        if chosen.is_empty() {
            chosen = AgentDimension::ALL.to_vec();
        }
        let sizes = chosen.iter().map(|chosen| chosen.switch().1.len() as u16);
        let space = Space::new(sizes.collect());
        Self {
            setup,
            base,
            opponent,
            dimensions: chosen,
            space: space.unwrap_or_else(|_| unreachable!("a few switches have a few values each")),
        }
    }

    /// The agent that a point stands for.
    pub fn agent_of(&self, point: &Point) -> UctAgent {
        let mut agent = self.base;
        for (dimension, &value) in self.dimensions.iter().zip(point) {
            let (name, values) = dimension.switch();
            let is_set = set_switch(&mut agent, name, values[usize::from(value)]);
            debug_assert!(is_set, "{name}");
        }
        agent
    }
}

impl Problem for AgentProblem {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        let dimension = |dimension: &AgentDimension| {
            let (name, values) = dimension.switch();
            Dimension {
                name: name.to_owned(),
                values: values.iter().copied().map(str::to_owned).collect(),
            }
        };
        self.dimensions.iter().map(dimension).collect()
    }

    fn true_value(&self, _: &Point) -> Option<f64> {
        None
    }

    fn best_value(&self) -> Option<f64> {
        None
    }

    fn evaluator(&self) -> Box<dyn Evaluator> {
        Box::new(AgentEvaluator {
            problem: self.clone(),
            board: board(self.setup, [Agent::Uct(self.base), self.opponent]),
            side: Player::First,
        })
    }
}

struct AgentEvaluator {
    problem: AgentProblem,
    board: Box<dyn Board>,
    /// Of the agent that is tuned, in the game under way.
    side: Player,
}

impl Evaluator for AgentEvaluator {
    fn begin(&mut self, point: &Point, mut random: Random) {
        let agent = Agent::Uct(self.problem.agent_of(point));
        self.side = Player::BOTH[random.below(2) as usize];
        let players = match self.side {
            Player::First => [agent, self.problem.opponent],
            Player::Second => [self.problem.opponent, agent],
        };
        self.board.begin(players, random.bits());
    }

    fn step(&mut self) -> Option<f64> {
        let ended = self.board.step()?;
        Some(ended.score(self.side))
    }
}
