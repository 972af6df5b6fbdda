//! Insight: what an agent knows of the position it has thought about, in its own terms: some search, some look one move
//! ahead, some look at nothing, and a perfect player is sure or was not given time.

use crate::solver::Bounds;
use games::connect_four::Column;

/// What an agent knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Insight {
    /// Nothing: it draws one of the legal moves.
    Random,
    /// What it has seen one move ahead.
    Tactical(Tactic),
    /// What minimax has found; `None` while it searches.
    Minimax(Option<Foresight>),
    /// Visits and means: see [`super::Thought::moves`].
    Search,
    /// What the solver knows of each legal move, for who makes it.
    Perfect {
        moves: Vec<(Column, Bounds)>,
        basis: Basis,
    },
}

/// What there is to see one move ahead, and the moves that it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tactic {
    /// These win at once.
    Wins(Vec<Column>),
    /// Nothing wins; these keep the opponent from winning at once.
    Blocks(Vec<Column>),
    /// Neither.
    Nothing,
}

/// What minimax sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Foresight {
    /// For the player to move: within 0.01 of 1 for a certain win and of −1 for a certain loss, else an estimate.
    pub value: f64,
    /// How many moves it has looked ahead.
    pub depth: u32,
    /// Best play, as far as it is known.
    pub line: Vec<Column>,
    /// Positions met.
    pub nodes: u64,
}

/// What a perfect player's choice is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Nothing yet: it is at work.
    Unfinished,
    /// The move wins at once.
    WinsAtOnce,
    /// There is no other move.
    OnlyMove,
    /// The solver.
    Solved(Sureness),
}

/// What is certain of a perfect player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sureness {
    /// No move has a better score.
    BestScore,
    /// No move has a better result, but another might win sooner or lose later.
    BestResult,
    /// It was not solved in time.
    Unproven,
}
