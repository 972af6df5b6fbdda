//! Parameters of the solver, as they stand in links, forms and help.

use crate::common::board::Board;
use crate::parameters::{Integer, IntegerOrEnd, Moves, parameters};
use games::connect_four::GameRecord;

parameters! {
    /// One experiment: a position, and how long may be thought about each of its moves.
    pub struct SolveLab, texts labs.solve.parameters {
        /// The game, as columns.
        moves: String = String::new(), Moves { max_characters: 144 }, Stage;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 144 }, Stage;
        ..board: Board, as declared;
        /// Nodes that may be visited for each move.
        budget: u64 = 50_000_000, Integer { minimum: 0, maximum: 1_000_000_000_000 }, Everyone;
    }
}

impl SolveLab {
    /// What is asked about the end of a game, with so many nodes for each move.
    pub fn about(board: Board, game: &GameRecord, budget: u64) -> Self {
        Self {
            moves: game.moves_text(),
            ply: None,
            board,
            budget,
        }
    }
}
