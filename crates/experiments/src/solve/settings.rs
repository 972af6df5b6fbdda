//! Parameters of the solver, as they stand in links, forms and help.

use crate::parameters::{Kind, parameters};
use games::connect_four::Cell;

parameters! {
    /// One experiment: a position, and how long may be thought about each of its moves.
    pub struct SolveLab, texts solve_parameters {
        /// The game, as columns.
        moves: String = String::new(), Kind::Moves { most: 144 }, Stage;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 144 }, Stage;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        /// Nodes that may be visited for each move.
        budget: u64 = 50_000_000, Kind::Integer { minimum: 0, maximum: 1_000_000_000_000 }, Everyone;
    }
}
