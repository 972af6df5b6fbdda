//! Simulating as much as was asked for, in steps.

use crate::answering::Answering;
use crate::common::on_shape::{OnShape, on_shape};
use engines::Status;
use engines::agents::{Agent, Memory, Thought};
use engines::solver::Solvable;
use experiments::graded_test::{GradedTestExperiment, Simulated};
use experiments::inquiry::encode;
use games::connect_four::{Cell, ConnectFour, Setup};
use random::Random;

/// Simulations of a step: less than a few milliseconds.
const A_STEP: u64 = 250;

/// Begins to simulate from an empty board of this side; `None` if there is no such board, or the candidate does not simulate.
pub(super) fn simulate(
    lab: &GradedTestExperiment,
    side: u8,
    simulations: u64,
) -> Option<Box<dyn Answering>> {
    let simulations = simulations.min(*Agent::SIMULATIONS.end());
    let agent = lab.agent.with_simulations(simulations)?;
    let cell = Cell {
        column: side / 2,
        row: side / 2,
    };
    let blocked = lab.blocked.then_some(cell);
    let setup = Setup::new(side, side, lab.in_a_row as u8, blocked).ok()?;
    let answer = Simulated { side, simulations };
    let random = Random::stream(lab.seed, 0);
    Some(on_shape(
        setup,
        Begin {
            agent,
            random,
            answer,
        },
    ))
}

struct Begin {
    agent: Agent,
    random: Random,
    answer: Simulated,
}

impl OnShape for Begin {
    type Output = Box<dyn Answering>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Answering> {
        let position = ConnectFour::new(shape);
        Box::new(Simulating {
            thought: self.agent.think(&position, self.random, Memory::default()),
            left: self.answer.simulations,
            answer: self.answer,
        })
    }
}

/// Simulations under way.
struct Simulating<S: Solvable> {
    thought: Thought<S>,
    left: u64,
    answer: Simulated,
}

impl<S: Solvable> Answering for Simulating<S> {
    fn step(&mut self) -> Status {
        let now = self.left.min(A_STEP);
        self.left -= now;
        let status = self.thought.advance(now);
        if self.left == 0 {
            Status::Finished
        } else {
            status
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.answer)
    }
}
