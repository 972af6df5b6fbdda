//! One iteration with everything that happened in it, for those who want to see it step by step.
//!
//! A walk tells an [`Observer`] what it does. The one that records copies the table at each step; the silent one compiles
//! to nothing, so there is one walk, not two.

use super::table::Table;
use super::tree::{GameTree, NodeId};
use super::walk::Reach;
use crate::games::Player;
use serde::{Deserialize, Serialize};

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

/// What the table has at an information set. Each list has a value an action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RowState {
    /// With what the walk under way has added so far.
    pub cumulative_regret: Vec<f64>,
    pub strategy: Vec<f64>,
    /// Not normalised; of the walking player without what the walk under way has found.
    pub cumulative_strategy: Vec<f64>,
}

/// One step of an iteration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    /// The walk comes to a history. For the walking player i: π_i, the opponent's part of π_−i, chance's part of it, and
    /// the probability with which i's own actions were drawn (1 where they are explored).
    Enter {
        walker: Player,
        node: NodeId,
        own: f64,
        opponent: f64,
        chance: f64,
        drawn: f64,
    },
    /// The value of the history, or its estimate, is known, in antes for the walking player.
    Leave { node: NodeId, value: f64 },
    /// The information set of the walking player at this history has learned.
    Learn {
        node: NodeId,
        row: u32,
        /// v.
        value: f64,
        /// v_a.
        action_values: Vec<f64>,
        /// f: what differences of values are multiplied by.
        factor: f64,
        /// f·(v_a − v).
        regret_added: Vec<f64>,
        /// w·σ(a), with the weight of the iteration.
        strategy_added: Vec<f64>,
        before: RowState,
        after: RowState,
    },
    /// The average strategy of the *other* player has grown at this history (external sampling).
    Average {
        node: NodeId,
        row: u32,
        strategy_added: Vec<f64>,
        before: RowState,
        after: RowState,
    },
    /// The walk is over: regrets are discounted or clipped, the strategy matches them, the average has grown.
    Settle {
        row: u32,
        before: RowState,
        after: RowState,
    },
}

/// A recorded iteration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Iteration {
    /// From 1.
    pub number: u64,
    /// What it counts in the average strategy.
    pub weight: f64,
    /// The table before it, by row.
    pub rows: Vec<RowState>,
    /// In the order in which they happened.
    pub steps: Vec<Step>,
}

/// The state of an iteration after some of its steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// Whose walk it is; `None` before the first step.
    pub walker: Option<Player>,
    /// From the root to where the walk is.
    pub path: Vec<NodeId>,
    /// By row.
    pub rows: Vec<RowState>,
}

impl Iteration {
    /// The state after the first `steps` steps: all of them, if there are no more.
    pub fn moment(&self, steps: usize) -> Moment {
        let mut moment = Moment {
            rows: self.rows.clone(),
            ..Moment::default()
        };
        for step in self.steps.iter().take(steps) {
            moment.apply(step);
        }
        moment
    }

    /// Whether nothing in it points outside of the tree: bytes may come from anywhere.
    pub fn fits(&self, tree: &GameTree) -> bool {
        let counts = |row: u32| {
            tree.information_sets()
                .get(row as usize)
                .map(|row| row.actions.len())
        };
        let state = |row: u32, state: &RowState| {
            let lists = [
                &state.cumulative_regret,
                &state.strategy,
                &state.cumulative_strategy,
            ];
            lists.iter().all(|list| Some(list.len()) == counts(row))
        };
        let node = |node: NodeId| (node as usize) < tree.len();
        let step = |step: &Step| match step {
            Step::Enter { node: id, .. } | Step::Leave { node: id, .. } => node(*id),
            Step::Learn {
                node: id,
                row,
                action_values,
                regret_added,
                strategy_added,
                before,
                after,
                ..
            } => {
                let lists = [action_values, regret_added, strategy_added];
                node(*id)
                    && lists.iter().all(|list| Some(list.len()) == counts(*row))
                    && state(*row, before)
                    && state(*row, after)
            }
            Step::Average {
                node: id,
                row,
                strategy_added,
                before,
                after,
            } => {
                node(*id)
                    && Some(strategy_added.len()) == counts(*row)
                    && state(*row, before)
                    && state(*row, after)
            }
            Step::Settle { row, before, after } => state(*row, before) && state(*row, after),
        };
        let rows = (0_u32..).zip(&self.rows);
        self.rows.len() == tree.information_sets().len()
            && rows.into_iter().all(|(row, known)| state(row, known))
            && self.steps.iter().all(step)
    }
}

impl Moment {
    fn apply(&mut self, step: &Step) {
        match step {
            Step::Enter { walker, node, .. } => {
                self.walker = Some(*walker);
                self.path.push(*node);
            }
            Step::Leave { .. } => {
                self.path.pop();
            }
            Step::Learn { row, after, .. }
            | Step::Average { row, after, .. }
            | Step::Settle { row, after, .. } => {
                self.rows[*row as usize].clone_from(after);
            }
        }
    }
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
