//! Parameters of the convergence lab, as they stand in links, forms and help.

use crate::parameters::{Kind, parameters};
use engines::agents::{Agent, Agents};
use games::connect_four::Cell;

fn agents() -> Agents {
    let agents = vec![Agent::uct(100_000), Agent::knowledge(100_000)];
    Agents::new(agents).unwrap_or_else(|| unreachable!("not too many"))
}

parameters! {
    /// One experiment: a position, and which searches are compared on it.
    pub struct ConvergenceLab, texts convergence_parameters {
        /// The game, as columns.
        moves: String = "444444326555".to_owned(), Kind::Moves { most: 144 }, Everyone;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 144 }, Advanced;
        /// Each runs to its own number of simulations.
        agents: Agents = agents(), Kind::Searchers, Everyone;
        /// Searches of each agent.
        seeds: u64 = 20, Kind::Integer { minimum: 1, maximum: 200 }, Everyone;
        /// Nodes of the solver a column.
        solve_budget: u64 = 50_000_000, Kind::Integer { minimum: 1_000, maximum: 100_000_000_000 }, Advanced;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}
