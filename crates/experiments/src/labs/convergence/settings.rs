//! Parameters of the convergence lab, as they stand in links, forms and help.

use crate::common::agents::SearcherList;
use crate::common::board::Board;
use crate::parameters::{Integer, IntegerOrEnd, Moves, OneOf, SEED, choices, parameters};
use engines::agents::{Agent, Agents};

fn agents() -> Agents {
    let agents = vec![Agent::uct(100_000), Agent::knowledge(100_000)];
    Agents::new(agents).unwrap_or_else(|| unreachable!("not too many"))
}

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Curves = "curves",
        Exact = "exact",
        Table = "table",
        Position = "position",
    }
}

parameters! {
    /// One experiment: a position, and which searches are compared on it.
    pub struct ConvergenceExperiment, texts labs.convergence.parameters {
        /// The game, as columns.
        moves: String = "444444326555".to_owned(), Moves { max_characters: 144 }, Everyone;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 144 }, Advanced;
        /// Each runs to its own number of simulations.
        agents: Agents = agents(), SearcherList, Everyone;
        /// Searches of each agent.
        seeds: u64 = 20, Integer { minimum: 1, maximum: 200 }, Everyone;
        /// Nodes of the solver a column.
        solve_budget: u64 = 50_000_000, Integer { minimum: 1_000, maximum: 100_000_000_000 }, Advanced;
        ..board: Board, as declared;
        /// After how many simulations the recommendations are looked at; the end if not given.
        look: Option<u64> = None, IntegerOrEnd { minimum: 1, maximum: 1_000_000_000 }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
