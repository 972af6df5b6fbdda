//! Thoughts of all trees about the moves: the result of the lab.

use super::sight::{AgentSnapshot, Sight};
use super::tree_snapshot::{MoveNumbers, TreeSnapshot};
use crate::Progress;
use crate::report::Table;
use crate::solve::{Truth, outcome_name};
use engines::mcts::{FinalChoice, MoveStatistics, Proven};
use engines::solver::Score;
use games::connect_four::Column;
use serde::Serialize;
use ts_rs::TS;

/// What all chunks have found.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub thoughts: Thoughts,
    /// What the solver knows.
    pub truth: Truth,
}

/// What all trees together think of the moves.
#[derive(Clone, Debug, Default, PartialEq)]
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
    /// What an agent in place of the search knows, once it has chosen.
    pub sight: Option<Sight>,
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
            sight: None,
            trees: 0,
        }
    }

    /// What an agent has found in place of trees. Its choice is its own: no rule of the search's.
    pub(super) fn take_agent(&mut self, snapshot: AgentSnapshot) {
        add_numbers(&mut self.moves, &snapshot.moves);
        let chosen = snapshot.chosen.map(usize::from);
        self.best = chosen.map(|place| self.moves[place].action);
        self.progress.done = snapshot.done;
        self.nodes = snapshot.nodes;
        self.full = snapshot.full;
        self.sight = snapshot.sight;
    }

    pub(super) fn add(&mut self, snapshot: &TreeSnapshot) {
        if let Some(moves) = &snapshot.moves {
            add_numbers(&mut self.moves, moves);
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

    /// Chooses the move of so many trees.
    pub(super) fn settle(&mut self, trees: u64, choice: FinalChoice) {
        if self.trees < trees {
            // Until every tree has spoken there is no moment at which they can be compared.
            self.history.clear();
        }
        let best = choice.best(&self.moves);
        self.best = best.map(|index| self.moves[index].action);
    }

    pub(super) fn result(&self, truth: &Truth, simulates: bool) -> ThoughtsResult {
        let simulations = if simulates { self.progress.done } else { 0 };
        ThoughtsResult {
            best: self.best.map(Column::number),
            regret: self.best.and_then(|best| truth.regret(best)),
            moves: self.results(truth).collect(),
            simulations,
            stopped_early: self.progress.done < self.progress.total,
            nodes: self.nodes,
            tree_full: self.full,
            sight: self.sight.clone().map(Sight::counted_from_one),
        }
    }

    fn results(&self, truth: &Truth) -> impl Iterator<Item = MoveResult> {
        self.moves
            .iter()
            .map(|statistics| MoveResult::new(statistics, truth))
    }

    pub(super) fn table(&self, truth: &Truth) -> Table {
        let header = [
            "column", "visits", "mean", "low", "high", "best", "proven", "exact",
        ];
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
                result.proven.unwrap_or_default().to_owned(),
                result
                    .exact
                    .map_or_else(String::new, |score| score.to_string()),
            ]
        };
        Table {
            header: header.map(str::to_owned).to_vec(),
            rows: self.results(truth).map(row).collect(),
        }
    }
}

fn none_visited(legal: &[Column]) -> Vec<MoveStatistics<Column>> {
    let none = |&action: &Column| MoveStatistics::new(action, 0, 0.0);
    legal.iter().map(none).collect()
}

/// What one tree has proven is true in all.
fn add_numbers(sum: &mut [MoveStatistics<Column>], moves: &[MoveNumbers]) {
    for (statistics, numbers) in sum.iter_mut().zip(moves) {
        statistics.visits += numbers.visits;
        statistics.total += numbers.total;
        statistics.prior = numbers.prior();
        let (known, new) = (statistics.bounds, numbers.bounds());
        statistics.bounds.lower = known.lower.max(new.lower);
        statistics.bounds.upper = known.upper.min(new.upper);
    }
}

fn add_visits(sum: &mut [MoveStatistics<Column>], moves: &[(u64, f64)]) {
    for (statistics, &(visits, total)) in sum.iter_mut().zip(moves) {
        statistics.visits += visits;
        statistics.total += total;
    }
}

/// The result as JSON has it. Columns are counted from 1, means and scores are for the player to move.
#[derive(Serialize, TS)]
pub(super) struct ThoughtsResult {
    best: Option<u8>,
    /// How much exact score `best` loses against a perfect move.
    regret: Option<Score>,
    moves: Vec<MoveResult>,
    simulations: u64,
    stopped_early: bool,
    nodes: u64,
    tree_full: bool,
    /// What an agent in place of the search knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    sight: Option<Sight>,
}

#[derive(Serialize, TS)]
struct MoveResult {
    column: u8,
    visits: u64,
    mean: Option<f64>,
    /// The noise of sampling, 95 %: how far chance alone may have moved the mean of the playouts so far. It is no bound of
    /// the error against perfect play. See [`MoveStatistics::interval`].
    interval: (f64, f64),
    /// What the search has proven: `win`, `draw` or `loss`.
    proven: Option<&'static str>,
    /// The exact score, where it is known.
    exact: Option<Score>,
    /// `win`, `draw` or `loss`, which may be known before the score is.
    outcome: Option<&'static str>,
}

impl MoveResult {
    fn new(statistics: &MoveStatistics<Column>, truth: &Truth) -> Self {
        let known = truth.of(statistics.action);
        Self {
            column: statistics.action.number(),
            visits: statistics.visits,
            mean: statistics.mean(),
            interval: statistics.interval(),
            proven: statistics.proven().map(|proven| match proven {
                Proven::Win => "win",
                Proven::Draw => "draw",
                Proven::Loss => "loss",
            }),
            exact: known.and_then(|known| known.bounds.score()),
            outcome: known.and_then(|known| outcome_name(known.bounds)),
        }
    }
}
