//! The problem, made from the parameters, and what of it is known at once.

use super::problems::{AgentProblem, ConnectProblem, RrratsProblem};
use super::settings::{GameName, ProblemName, TuningLab};
use crate::Experiment;
use crate::problem::Problem as LinkProblem;
use engines::agents::UctAgent;
use engines::tuning::SpaceError;
use engines::tuning::problems::{Fitness, Known, Problem, Shape, WinRates};
use games::connect_four::Setup;

impl TuningLab {
    /// The board of the agents. [`repair`](crate::Lab::repair) has made sure that there is one; until then the standard one stands in.
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
        AgentProblem::new(self.setup(), base, self.opponent, self.tune.as_slice())
    }

    fn connect_problem(&self) -> ConnectProblem {
        ConnectProblem::new(self.stronger, self.weaker, self.penalty)
    }

    fn rrrats_problem(&self) -> RrratsProblem {
        RrratsProblem::new(self.weaker_rolls, self.penalty)
    }

    /// What is said of what is tuned.
    pub fn problem(&self) -> Box<dyn Problem> {
        self.on_problem(Described)
    }

    /// What is tuned.
    pub(super) fn fitness(&self) -> Box<dyn Fitness> {
        self.on_problem(Evaluated)
    }

    /// [`repair`](crate::Lab::repair) has made sure that there is such a problem.
    fn on_problem<T: OnProblem>(&self, what: T) -> T::Output {
        let wrong = || unreachable!("`repair` has put the defaults in its place");
        match self.problem {
            ProblemName::WinRates => what.on(WinRates::new(self.table)),
            ProblemName::Agent => what.on(self.agent_problem()),
            ProblemName::Game => match self.game {
                GameName::ConnectK => what.on(self.connect_problem()),
                GameName::Rrrats => what.on(self.rrrats_problem()),
            },
            ProblemName::Own => what.on(self.own().unwrap_or_else(|_| self.own_default())),
            _ => what.on(self.known().and_then(Result::ok).unwrap_or_else(wrong)),
        }
    }

    /// Where to play with a point: against the agent, or the game. `None` for other problems.
    pub fn to_play(&self, point: &[u16]) -> Option<Experiment> {
        match (self.problem, self.game) {
            (ProblemName::Agent, _) => Some(self.agent_problem().to_play(point)),
            (ProblemName::Game, GameName::ConnectK) => Some(self.connect_problem().to_play(point)),
            (ProblemName::Game, GameName::Rrrats) => Some(self.rrrats_problem().to_play(point)),
            _ => None,
        }
    }

    /// Puts defaults in the place of what names no space.
    pub(super) fn repair_space(&mut self) -> Option<LinkProblem> {
        let error = self.known()?.err()?;
        let Self {
            dimensions, values, ..
        } = Self::default();
        (self.dimensions, self.values) = (dimensions, values);
        Some(LinkProblem::new("dimensions", error))
    }
}

/// What is done with whichever problem it is. Who only describes problems does not carry along what evaluates them.
trait OnProblem {
    type Output;

    fn on<P: Fitness + 'static>(self, problem: P) -> Self::Output;
}

struct Described;

impl OnProblem for Described {
    type Output = Box<dyn Problem>;

    fn on<P: Fitness + 'static>(self, problem: P) -> Self::Output {
        Box::new(problem)
    }
}

struct Evaluated;

impl OnProblem for Evaluated {
    type Output = Box<dyn Fitness>;

    fn on<P: Fitness + 'static>(self, problem: P) -> Self::Output {
        Box::new(problem)
    }
}
