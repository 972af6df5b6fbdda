//! Observers of an iteration.
//!
//! A walk tells an [`Observer`] what it does. The one that records copies the table at each step; the silent one compiles
//! to nothing, so there is one walk, not two.

use super::reach::Reach;
use super::record::{Iteration, RowState, Step};
use super::table::Table;
use super::tree::{GameTree, NodeId};
use games::Player;

/// Somebody who is told what an iteration does.
pub(super) trait Observer {
    /// Whether every single history is to be told.
    const WATCHES: bool;

    /// The walk comes to a history.
    fn enter(&mut self, tree: &GameTree, node: NodeId, walker: Player, reach: Reach);
    /// It goes back up with the history's value for the walking player.
    fn leave(&mut self, node: NodeId, value: f64);
    /// The walking player's information set has learned from the history; `[v, f, w]` as in the table of `walk`.
    fn learn(
        &mut self,
        tree: &GameTree,
        table: &Table,
        node: NodeId,
        values: &[f64],
        parts: [f64; 3],
    );
    /// The opponent's average has grown at the history.
    fn average(&mut self, tree: &GameTree, table: &Table, node: NodeId, weight: f64);
    /// A row was settled.
    fn settled(&mut self, tree: &GameTree, table: &Table, row: usize);
}

/// Sees nothing and costs nothing.
pub(super) struct Silent;

impl Observer for Silent {
    const WATCHES: bool = false;

    #[inline(always)]
    fn enter(&mut self, _: &GameTree, _: NodeId, _: Player, _: Reach) {}
    #[inline(always)]
    fn leave(&mut self, _: NodeId, _: f64) {}
    #[inline(always)]
    fn learn(&mut self, _: &GameTree, _: &Table, _: NodeId, _: &[f64], _: [f64; 3]) {}
    #[inline(always)]
    fn average(&mut self, _: &GameTree, _: &Table, _: NodeId, _: f64) {}
    #[inline(always)]
    fn settled(&mut self, _: &GameTree, _: &Table, _: usize) {}
}

/// Writes everything down.
pub(super) struct Recorder {
    pub iteration: Iteration,
    /// The table as it was last told.
    rows: Vec<RowState>,
}

impl Recorder {
    pub fn new(tree: &GameTree, table: &Table, number: u64, weight: f64) -> Self {
        let rows = 0..tree.information_sets().len();
        let rows: Vec<RowState> = rows.map(|row| state(tree, table, row)).collect();
        Self {
            iteration: Iteration {
                number,
                weight,
                rows: rows.clone(),
                steps: Vec::new(),
            },
            rows,
        }
    }

    /// What the opponent contributes to the probability of a history, by the strategies as they were last told; a walk
    /// does not carry along what it does not need.
    fn opponent_reach(&self, tree: &GameTree, mut node: NodeId, walker: Player) -> f64 {
        let mut reach = 1.0;
        while let Some(parent) = tree.parent(node) {
            if let Some(row) = tree.row(parent)
                && tree.information_sets()[row].player != walker
            {
                let children = tree.children(parent);
                let index = children.iter().position(|&child| child == node);
                reach *= index.map_or(1.0, |index| self.rows[row].strategy[index]);
            }
            node = parent;
        }
        reach
    }

    fn push(&mut self, step: Step) {
        self.iteration.steps.push(step);
    }
}

fn state(tree: &GameTree, table: &Table, row: usize) -> RowState {
    let slots = tree.slots(row);
    RowState {
        cumulative_regret: table.cumulative_regret[slots.clone()].to_vec(),
        strategy: table.strategy[slots.clone()].to_vec(),
        cumulative_strategy: table.cumulative_strategy[slots].to_vec(),
    }
}

impl Observer for Recorder {
    const WATCHES: bool = true;

    fn enter(&mut self, tree: &GameTree, node: NodeId, walker: Player, reach: Reach) {
        let chance = tree.chance_reach(node);
        let opponent = self.opponent_reach(tree, node, walker);
        self.push(Step::Enter {
            walker,
            node,
            own: reach.own,
            opponent,
            chance,
            drawn: reach.drawn,
        });
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        self.push(Step::Leave { node, value });
    }

    fn learn(
        &mut self,
        tree: &GameTree,
        table: &Table,
        node: NodeId,
        values: &[f64],
        [value, factor, weight]: [f64; 3],
    ) {
        let Some(row) = tree.row(node) else { return };
        let after = state(tree, table, row);
        let regret_added: Vec<f64> = values
            .iter()
            .map(|known| factor * (known - value))
            .collect();
        let weight = weight * self.iteration.weight;
        self.push(Step::Learn {
            node,
            row: row as u32,
            value,
            action_values: values.to_vec(),
            factor,
            strategy_added: after.strategy.iter().map(|part| weight * part).collect(),
            before: self.rows[row].clone(),
            after: after.clone(),
            regret_added,
        });
        self.rows[row] = after;
    }

    fn average(&mut self, tree: &GameTree, table: &Table, node: NodeId, weight: f64) {
        let Some(row) = tree.row(node) else { return };
        let after = state(tree, table, row);
        self.push(Step::Average {
            node,
            row: row as u32,
            strategy_added: after.strategy.iter().map(|part| weight * part).collect(),
            before: self.rows[row].clone(),
            after: after.clone(),
        });
        self.rows[row] = after;
    }

    fn settled(&mut self, tree: &GameTree, table: &Table, row: usize) {
        let after = state(tree, table, row);
        self.push(Step::Settle {
            row: row as u32,
            before: self.rows[row].clone(),
            after: after.clone(),
        });
        self.rows[row] = after;
    }
}
