//! The problem, made from the parameters, and what of it is known at once.

use super::problems::{
    AgentProblem, AliensProblem, ConnectProblem, RollingHorizonProblem, RrratsProblem,
};
use super::settings::{GameName, ProblemName, TuningExperiment};
use crate::Experiment;
use crate::common::planning_agents::PlanningSettings;
use crate::diagnostic::Diagnostic;
use engines::agents::UctAgent;
use engines::tuning::SpaceError;
use engines::tuning::problems::{FormulaProblem, Known, Problem, Shape, WinRates};
use games::connect_four::Setup;

/// A problem of whichever kind. Who only describes it does not carry along what evaluates it.
pub enum Tuned {
    WinRates(WinRates),
    Known(Known),
    Agent(AgentProblem),
    Connect(ConnectProblem),
    Rrrats(RrratsProblem),
    Aliens(AliensProblem),
    RollingHorizon(RollingHorizonProblem),
    Own(FormulaProblem),
}

impl TuningExperiment {
    /// The board of the agents. [`repair`](crate::LabExperiment::repair) has made sure that there is one; until then the standard one stands in.
    pub fn setup(&self) -> Setup {
        self.board.setup()
    }

    /// The shape and the noise of a problem that is known; `None` for the others.
    fn known(&self) -> Option<Result<Known, SpaceError>> {
        let (shape, dimensions, values) = match self.problem {
            ProblemName::NoisyOneMax => (Shape::OneMax, self.bits, 2),
            ProblemName::NoisyTrap => (Shape::Trap, self.dimensions, self.values),
            ProblemName::Hill => (Shape::Hill, self.dimensions, self.values),
            _ => return None,
        };
        Some(Known::new(
            shape,
            dimensions as usize,
            values as u16,
            self.noise,
        ))
    }

    fn agent_problem(&self) -> AgentProblem {
        let base = UctAgent::plain(self.simulations);
        let chosen = self.chosen_or(AgentProblem::usual(self.tune.as_slice()));
        AgentProblem::new(self.setup(), base, self.opponent, chosen)
    }

    fn connect_problem(&self) -> ConnectProblem {
        ConnectProblem::new(self.stronger, self.weaker, self.penalty)
    }

    fn rrrats_problem(&self) -> RrratsProblem {
        RrratsProblem::new(self.weaker_rolls, self.penalty)
    }

    /// Rules of Aliens, whatever the problem is.
    pub(super) fn aliens_problem(&self) -> AliensProblem {
        AliensProblem::new(
            self.aim,
            PlanningSettings::usual(self.skilled, self.skilled_budget),
            PlanningSettings::usual(self.unskilled, self.unskilled_budget),
            self.chosen_or(AliensProblem::usual()),
        )
    }

    fn rolling_horizon_problem(&self) -> RollingHorizonProblem {
        let chosen = self.chosen_or(RollingHorizonProblem::usual());
        RollingHorizonProblem::new(self.rules, self.plan_budget, chosen)
    }

    /// What is said about what is tuned.
    pub fn problem(&self) -> Box<dyn Problem> {
        match self.tuned() {
            Tuned::WinRates(problem) => Box::new(problem),
            Tuned::Known(problem) => Box::new(problem),
            Tuned::Agent(problem) => Box::new(problem),
            Tuned::Connect(problem) => Box::new(problem),
            Tuned::Rrrats(problem) => Box::new(problem),
            Tuned::Aliens(problem) => Box::new(problem),
            Tuned::RollingHorizon(problem) => Box::new(problem),
            Tuned::Own(problem) => Box::new(problem),
        }
    }

    /// What is tuned. [`repair`](crate::LabExperiment::repair) has made sure that there is such a problem.
    pub fn tuned(&self) -> Tuned {
        let wrong = || unreachable!("`repair` has put the defaults in its place");
        match self.problem {
            ProblemName::WinRates => Tuned::WinRates(WinRates::new(self.table)),
            ProblemName::Agent => Tuned::Agent(self.agent_problem()),
            ProblemName::Game => match self.game {
                GameName::ConnectK => Tuned::Connect(self.connect_problem()),
                GameName::Rrrats => Tuned::Rrrats(self.rrrats_problem()),
            },
            ProblemName::Aliens => Tuned::Aliens(self.aliens_problem()),
            ProblemName::RollingHorizon => Tuned::RollingHorizon(self.rolling_horizon_problem()),
            ProblemName::Own => Tuned::Own(self.own().unwrap_or_else(|_| self.own_default())),
            _ => Tuned::Known(self.known().and_then(Result::ok).unwrap_or_else(wrong)),
        }
    }

    /// Where to play with a point: against the agent, or the game. `None` for other problems.
    pub fn to_play(&self, point: &[u16]) -> Option<Experiment> {
        match (self.problem, self.game) {
            (ProblemName::Agent, _) => Some(self.agent_problem().to_play(point)),
            (ProblemName::Game, GameName::ConnectK) => Some(self.connect_problem().to_play(point)),
            (ProblemName::Game, GameName::Rrrats) => Some(self.rrrats_problem().to_play(point)),
            (ProblemName::Aliens, _) => Some(self.aliens_problem().to_play(point)),
            (ProblemName::RollingHorizon, _) => Some(self.rolling_horizon_problem().to_play(point)),
            _ => None,
        }
    }

    /// Puts defaults in the place of what names no space.
    pub(super) fn repair_space(&mut self) -> Option<Diagnostic> {
        let error = self.known()?.err()?;
        let Self {
            dimensions, values, ..
        } = Self::default();
        (self.dimensions, self.values) = (dimensions, values);
        Some(Diagnostic::new("dimensions", error))
    }
}
