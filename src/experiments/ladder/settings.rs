//! What the ladder can be told: its parameters, as they stand in links, forms and help.

use crate::engines::agents::{Agent, Agents};
use crate::experiments::parameters::{Kind, parameters};
use crate::games::connect_four::Cell;

/// The default ladder. Each has more than half of the points against the one before, surely; `tests/ladder/rising.rs`
/// plays them. From 100 games on the standard board, shares of points: tactical against random 0.96, and on upwards
/// 0.89, 0.85, 0.63, 0.64, 0.68. Not in it are neighbours that 100 games cannot tell apart: minimax(4) and uct(1000),
/// minimax(4) and minimax(6), minimax(8) and knowledge(10000).
fn rungs() -> Agents {
    let rungs = vec![
        Agent::Random,
        Agent::Tactical,
        Agent::uct(100),
        Agent::Minimax { depth: 2 },
        Agent::Minimax { depth: 4 },
        Agent::uct(3_000),
        Agent::knowledge(1_000),
        Agent::knowledge(10_000),
        Agent::Perfect,
    ];
    Agents::new(rungs).unwrap_or_else(|| unreachable!("not too many"))
}

parameters! {
    /// One experiment: who plays whom, on which board.
    pub struct LadderLab, texts ladder_parameters {
        /// The contender.
        agent: Agent = Agent::uct(1_000), Kind::Agent, Everyone;
        /// The opponents, from the first to the last.
        rungs: Agents = rungs(), Kind::Agents, Everyone;
        /// Against each of them.
        games: u64 = 20, Kind::Even { minimum: 2, maximum: 10_000 }, Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}
