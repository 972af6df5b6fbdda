//! One iteration with everything that happened in it, for those who want to see it step by step.
//!
//! Steps are in the order in which they happened, depth first. Each carries the state of its information set before and
//! after, so that any moment of the iteration is shown by going through the steps before it.

use super::tree::{GameTree, NodeId};
use games::Player;
use serde::{Deserialize, Serialize};

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
    /// the probability that i's own actions were drawn (1 where they are explored).
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

impl Iteration {
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
