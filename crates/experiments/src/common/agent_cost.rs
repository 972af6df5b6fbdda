//! Cost of agents: what a move of each is worth, about.

use crate::cost::{Cost, Work};
use engines::agents::{Agent, UctAgent};
use engines::mcts::UctParameters;
use games::connect_four::Setup;

/// Moves among which alpha-beta is left to choose, on average.
const BRANCHING: u64 = 4;
/// Positions that the perfect player looks at for a move, in the middle of a game on the standard board.
const PERFECT_POSITIONS: u64 = 1_300_000;

/// A move of `agent` on this board. Random and tactical players cost next to nothing.
pub fn cost_of_move(agent: &Agent, setup: Setup) -> Cost {
    match agent {
        Agent::Random | Agent::Tactical => Work::Position.times(1),
        Agent::Minimax { depth, .. } => Work::Position.times(BRANCHING.pow(*depth)),
        Agent::Perfect => Work::Position.times(PERFECT_POSITIONS),
        Agent::Flat { simulations } => Work::SimulationCell.times(*simulations) * cells(setup),
        Agent::Uct(UctAgent {
            simulations,
            parameters,
            ..
        }) => cost_of_search(*simulations, parameters, setup),
    }
}

/// A search of so many simulations.
pub fn cost_of_search(simulations: u64, parameters: &UctParameters, setup: Setup) -> Cost {
    let plain = UctParameters {
        exploration: parameters.exploration,
        rootless: parameters.rootless,
        ..UctParameters::PLAIN
    };
    let work = if *parameters == plain {
        Work::SimulationCell
    } else {
        Work::KnowingSimulationCell
    };
    work.times(simulations) * cells(setup)
}

/// Moves of each side in a game: most end before the board is full.
pub fn moves_of_a_side(setup: Setup) -> u64 {
    (cells(setup) * 3 / 10).max(1)
}

/// How many cells the board has.
pub fn cells(setup: Setup) -> u64 {
    u64::from(setup.width()) * u64::from(setup.height())
}
