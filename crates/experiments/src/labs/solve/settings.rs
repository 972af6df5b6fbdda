//! Parameters of the solver, as they stand in links, forms and help.

use crate::common::board::Board;
use crate::parameters::{Integer, IntegerOrEnd, Moves, OneOf, choices, parameters};
use games::connect_four::{Column, GameRecord};

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Board = "board",
        Table = "table",
    }
}

parameters! {
    /// One experiment: a position, and how long may be thought about each of its moves.
    pub struct SolveExperiment, texts labs.solve.parameters {
        /// The game, as columns.
        moves: String = String::new(), Moves { max_characters: 144 }, Stage;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 144 }, Stage;
        ..board: Board, as declared;
        /// Nodes that may be visited for each move.
        budget: u64 = 50_000_000, Integer { minimum: 0, maximum: 1_000_000_000_000 }, Everyone;
        view: View = View::All, OneOf(View::NAMES), Look;
    }
}

impl SolveExperiment {
    /// What is asked about the end of a game, with so many nodes for each move.
    pub fn about(board: Board, game: &GameRecord, budget: u64) -> Self {
        Self {
            moves: game.moves_text(),
            ply: None,
            board,
            budget,
            view: View::All,
        }
    }

    /// The same about the position after a further move.
    #[must_use]
    pub fn after(&self, column: Column) -> Self {
        let mut moves = self.game_so_far().moves_text();
        moves.push(column.symbol());
        self.with_moves(moves)
    }

    /// The same about the position before the last move; `None` at the beginning.
    pub fn before_last(&self) -> Option<Self> {
        let mut moves = self.game_so_far().moves_text();
        moves.pop()?;
        Some(self.with_moves(moves))
    }

    fn with_moves(&self, moves: String) -> Self {
        Self {
            moves,
            ply: None,
            ..self.clone()
        }
    }
}
