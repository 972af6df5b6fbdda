//! What all trees together think of the moves: the result of the lab.

use super::snapshot::Snapshot;
use crate::engines::mcts::MoveStatistics;
use crate::experiments::Progress;
use crate::experiments::report::Table;
use crate::games::connect_four::Column;
use serde::Serialize;

/// What all trees together think of the moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts {
    /// Every legal move, from left to right.
    pub moves: Vec<MoveStatistics<Column>>,
    /// The move to play; `None` before the first simulation.
    pub best: Option<Column>,
    /// Simulations done and wanted, over all trees and turns.
    pub progress: Progress,
    /// The moves at evenly spaced moments, the last one at the end, as far as all trees have come.
    pub history: Vec<Vec<MoveStatistics<Column>>>,
    pub nodes: u64,
    /// Whether a tree has reached its limit.
    pub full: bool,
    trees: u64,
}

impl Thoughts {
    pub(super) fn new(legal: &[Column], total: u64) -> Self {
        Self {
            moves: none_visited(legal),
            best: None,
            progress: Progress { done: 0, total },
            history: Vec::new(),
            nodes: 0,
            full: false,
            trees: 0,
        }
    }

    pub(super) fn add(&mut self, snapshot: &Snapshot) {
        if let Some(moves) = &snapshot.moves {
            add_visits(&mut self.moves, moves);
        }
        if self.trees == 0 {
            let legal: Vec<Column> = self
                .moves
                .iter()
                .map(|statistics| statistics.action)
                .collect();
            self.history = vec![none_visited(&legal); snapshot.history.len()];
        }
        self.history.truncate(snapshot.history.len());
        for (sum, moves) in self.history.iter_mut().zip(&snapshot.history) {
            add_visits(sum, moves);
        }
        self.progress.done += snapshot.done;
        self.nodes += snapshot.nodes;
        self.full |= snapshot.full;
        self.trees += 1;
    }

    pub(super) fn result(&self) -> ThoughtsResult {
        ThoughtsResult {
            best: self.best.map(Column::number),
            moves: self.moves.iter().map(MoveResult::new).collect(),
            simulations: self.progress.done,
            stopped_early: self.progress.done < self.progress.total,
            nodes: self.nodes,
            tree_full: self.full,
        }
    }

    pub(super) fn table(&self) -> Table {
        let header = ["column", "visits", "mean", "low", "high", "best"];
        let row = |result: MoveResult| {
            let best = self.best.map(Column::number) == Some(result.column);
            vec![
                result.column.to_string(),
                result.visits.to_string(),
                result
                    .mean
                    .map_or_else(String::new, |mean| format!("{mean:.6}")),
                format!("{:.6}", result.interval.0),
                format!("{:.6}", result.interval.1),
                if best { "*" } else { "" }.to_owned(),
            ]
        };
        Table {
            header: header.map(str::to_owned).to_vec(),
            rows: self.moves.iter().map(MoveResult::new).map(row).collect(),
        }
    }
}

fn none_visited(legal: &[Column]) -> Vec<MoveStatistics<Column>> {
    let none = |&action: &Column| MoveStatistics::new(action, 0, 0.0);
    legal.iter().map(none).collect()
}

fn add_visits(sum: &mut [MoveStatistics<Column>], moves: &[(u64, f64)]) {
    for (statistics, &(visits, total)) in sum.iter_mut().zip(moves) {
        statistics.visits += visits;
        statistics.total += total;
    }
}

/// The result as JSON has it. Columns are counted from 1, means are for the player to move.
#[derive(Serialize)]
pub(super) struct ThoughtsResult {
    best: Option<u8>,
    moves: Vec<MoveResult>,
    simulations: u64,
    stopped_early: bool,
    nodes: u64,
    tree_full: bool,
}

#[derive(Serialize)]
struct MoveResult {
    column: u8,
    visits: u64,
    mean: Option<f64>,
    /// 95 %, see [`MoveStatistics::interval`].
    interval: (f64, f64),
}

impl MoveResult {
    fn new(statistics: &MoveStatistics<Column>) -> Self {
        Self {
            column: statistics.action.number(),
            visits: statistics.visits,
            mean: statistics.mean(),
            interval: statistics.interval(),
        }
    }
}
