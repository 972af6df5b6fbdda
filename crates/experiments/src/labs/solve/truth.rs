//! Truth about the moves of a position: the result of the solver.

use super::snapshot::Snapshot;
use crate::report::Table;
use engines::solver::{Bounds, Score};
use games::connect_four::Column;
use serde::Serialize;
use ts_rs::TS;

/// One move, for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTruth {
    pub column: Column,
    pub bounds: Bounds,
    pub nodes: u64,
    /// Nothing more will be found out.
    pub is_finished: bool,
}

/// All legal moves, from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Truth {
    pub moves: Vec<MoveTruth>,
}

impl Truth {
    pub(super) fn new(legal: &[Column]) -> Self {
        let unknown = |&column: &Column| MoveTruth {
            column,
            bounds: Bounds::OPEN,
            nodes: 0,
            is_finished: false,
        };
        Self {
            moves: legal.iter().map(unknown).collect(),
        }
    }

    /// Notes what is known about the move in this place.
    pub fn set(&mut self, index: usize, snapshot: &Snapshot) {
        if let Some(known) = self.moves.get_mut(index) {
            known.bounds = snapshot.bounds();
            known.nodes = snapshot.nodes;
            known.is_finished = snapshot.is_finished;
        }
    }

    /// What is known about a move.
    pub fn of(&self, column: Column) -> Option<&MoveTruth> {
        self.moves.iter().find(|known| known.column == column)
    }

    /// The score of a move, once it is known.
    pub fn score(&self, column: Column) -> Option<Score> {
        self.of(column)?.bounds.score()
    }

    /// The score of the best move, which is that of the position; `None` until it is certain.
    pub fn best(&self) -> Option<Score> {
        let lower = self.moves.iter().map(|known| known.bounds.lower).max()?;
        let upper = self.moves.iter().map(|known| known.bounds.upper).max()?;
        (lower == upper).then_some(lower)
    }

    /// How much worse than the best a move is, from 0; `None` until it is certain.
    pub fn regret(&self, column: Column) -> Option<Score> {
        Some(self.best()? - self.score(column)?)
    }

    /// Whether a move is certainly among the best.
    pub fn is_best(&self, column: Column) -> bool {
        self.regret(column) == Some(0)
    }

    /// Whether no other move is better. May be known where the regret is not; `None` until it is certain.
    pub fn is_optimal(&self, column: Column) -> Option<bool> {
        let bounds = self.of(column)?.bounds;
        let others = self.moves.iter().filter(|known| known.column != column);
        let (mut at_least, mut at_most) = (Bounds::OPEN.lower, Bounds::OPEN.lower);
        for other in others {
            at_least = at_least.max(other.bounds.lower);
            at_most = at_most.max(other.bounds.upper);
        }
        if at_most <= bounds.lower {
            Some(true)
        } else if bounds.upper < at_least {
            Some(false)
        } else {
            None
        }
    }

    /// Nodes visited for all moves.
    pub fn nodes(&self) -> u64 {
        self.moves.iter().map(|known| known.nodes).sum()
    }

    pub(super) fn result(&self) -> TruthResult {
        TruthResult {
            score: self.best(),
            moves: self.moves.iter().map(MoveResult::new).collect(),
        }
    }

    pub(super) fn table(&self) -> Table {
        let header = ["column", "score", "outcome", "at_least", "at_most", "nodes"];
        let row = |known: &MoveTruth| {
            let result = MoveResult::new(known);
            let text =
                |score: Option<Score>| score.map_or_else(String::new, |score| score.to_string());
            vec![
                result.column.to_string(),
                text(result.score),
                result.outcome.unwrap_or_default().to_owned(),
                known.bounds.lower.to_string(),
                known.bounds.upper.to_string(),
                known.nodes.to_string(),
            ]
        };
        Table {
            header: header.map(str::to_owned).to_vec(),
            rows: self.moves.iter().map(row).collect(),
        }
    }
}

/// The result as JSON has it: scores are for the player to move.
#[derive(Serialize, TS)]
pub(super) struct TruthResult {
    /// Of the position.
    score: Option<Score>,
    moves: Vec<MoveResult>,
}

#[derive(Serialize, TS)]
struct MoveResult {
    /// From 1.
    column: u8,
    score: Option<Score>,
    /// `win`, `draw` or `loss`.
    outcome: Option<&'static str>,
    nodes: u64,
}

impl MoveResult {
    fn new(known: &MoveTruth) -> Self {
        Self {
            column: known.column.number(),
            score: known.bounds.score(),
            outcome: outcome_name(known.bounds),
            nodes: known.nodes,
        }
    }
}

/// `win`, `draw` or `loss`, once that is known.
pub fn outcome_name(bounds: Bounds) -> Option<&'static str> {
    Some(match bounds.outcome()? {
        1 => "win",
        0 => "draw",
        _ => "loss",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn truth(bounds: &[(Score, Score)]) -> Truth {
        let known = |(index, &(lower, upper)): (usize, &(Score, Score))| MoveTruth {
            column: Column::new(index as u8).unwrap(),
            bounds: Bounds { lower, upper },
            nodes: 0,
            is_finished: true,
        };
        Truth {
            moves: bounds.iter().enumerate().map(known).collect(),
        }
    }

    #[test]
    fn what_is_not_known_is_not_said() {
        let columns = [0, 1, 2].map(|index| Column::new(index).unwrap());
        // Best is 3, whatever the second column is; its own regret is not known, but that it is not optimal is.
        let known = truth(&[(3, 3), (-2, 1), (-5, -5)]);
        assert_eq!(known.best(), Some(3));
        assert_eq!(
            columns.map(|column| known.regret(column)),
            [Some(0), None, Some(8)]
        );
        assert_eq!(
            columns.map(|column| known.is_optimal(column)),
            [Some(true), Some(false), Some(false)]
        );
        // Now the second may be the best.
        let unknown = truth(&[(3, 3), (-2, 4), (-5, -5)]);
        assert_eq!(unknown.best(), None);
        assert_eq!(
            columns.map(|column| unknown.is_optimal(column)),
            [None, None, Some(false)]
        );
        // Two that are equally good.
        let equal = truth(&[(3, 3), (3, 3), (-5, 3)]);
        assert_eq!(
            columns.map(|column| equal.is_optimal(column)),
            [Some(true), Some(true), None]
        );
    }
}
