//! State of a recorded iteration after some of its steps: whose walk, which way down, and what is known about each history.

use engines::regret::GameTree;
use engines::regret::record::{Iteration, RowState, Step};
use engines::regret::tree::NodeId;
use games::Player;
use std::collections::BTreeMap;

/// The factors of the probability of a history, by the strategies of the moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reaches {
    /// π_i of the walking player.
    pub own: f64,
    /// The opponent's part of π_−i.
    pub opponent: f64,
    /// Chance's part of it.
    pub chance: f64,
    /// With which probability the walking player's actions were drawn.
    pub drawn: f64,
}

impl Reaches {
    /// π_−i.
    pub fn others(&self) -> f64 {
        self.opponent * self.chance
    }
}

/// The state after some steps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WalkState {
    /// Steps so far.
    pub at: usize,
    /// Whose walk it is or was last; `None` before the first step.
    pub walker: Option<Player>,
    /// From the root to where the walk is; empty when it is over.
    pub path: Vec<NodeId>,
    /// What is known about the histories that this walk has come to.
    pub reaches: BTreeMap<NodeId, Reaches>,
    /// Values of the histories that this walk has left.
    pub values: BTreeMap<NodeId, f64>,
    /// What the table has now, by row.
    pub rows: Vec<RowState>,
    /// The row that the last step is about.
    pub row: Option<usize>,
    /// The history that the last step is about.
    pub node: Option<NodeId>,
}

impl WalkState {
    /// After the first `steps` steps of an iteration of `tree`.
    pub fn new(tree: &GameTree, iteration: &Iteration, steps: usize) -> Self {
        let mut state = Self {
            rows: iteration.rows.clone(),
            ..Self::default()
        };
        for step in iteration.steps.iter().take(steps) {
            state.apply(tree, step);
        }
        state
    }

    fn apply(&mut self, tree: &GameTree, step: &Step) {
        self.at += 1;
        match step {
            Step::Enter { node, .. } => {
                self.enter(step);
                self.about(*node, tree.row(*node));
            }
            Step::Leave { node, value } => {
                self.path.pop();
                self.values.insert(*node, *value);
                self.about(*node, tree.row(*node));
            }
            Step::Learn {
                node, row, after, ..
            }
            | Step::Average {
                node, row, after, ..
            } => {
                self.rows[*row as usize].clone_from(after);
                self.about(*node, Some(*row as usize));
            }
            Step::Settle { row, after, .. } => {
                self.rows[*row as usize].clone_from(after);
                self.row = Some(*row as usize);
                self.node = None;
            }
        }
    }

    /// The walk comes to a history; at the root it begins.
    fn enter(&mut self, step: &Step) {
        let Step::Enter {
            walker,
            node,
            own,
            opponent,
            chance,
            drawn,
        } = *step
        else {
            return;
        };
        if node == 0 {
            self.reaches.clear();
            self.values.clear();
            self.path.clear();
        }
        self.walker = Some(walker);
        self.path.push(node);
        let reaches = Reaches {
            own,
            opponent,
            chance,
            drawn,
        };
        self.reaches.insert(node, reaches);
    }

    fn about(&mut self, node: NodeId, row: Option<usize>) {
        self.node = Some(node);
        self.row = row;
    }

    /// With which probability the action or outcome that leads to `node` is taken now; `None` for the root.
    pub fn probability(&self, tree: &GameTree, node: NodeId) -> Option<f64> {
        let parent = tree.parent(node)?;
        let Some(row) = tree.row(parent) else {
            return Some(tree.probability(node));
        };
        let index = tree
            .children(parent)
            .iter()
            .position(|&child| child == node)?;
        self.rows[row].strategy.get(index).copied()
    }
}

/// Where the viewer may want to leap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// An information set has learned.
    Learning,
    /// A walk begins.
    Walk,
    /// The first row is settled after a walk.
    Settling,
}

/// Whether the moment after `at` steps is one of these.
fn is_at(iteration: &Iteration, landmark: Landmark, at: usize) -> bool {
    let step = |at: usize| {
        at.checked_sub(1)
            .and_then(|index| iteration.steps.get(index))
    };
    match landmark {
        Landmark::Learning => matches!(step(at), Some(Step::Learn { .. })),
        Landmark::Walk => matches!(step(at), Some(Step::Enter { node: 0, .. })),
        Landmark::Settling => {
            let before = at.checked_sub(1).and_then(step);
            matches!(step(at), Some(Step::Settle { .. }))
                && !matches!(before, Some(Step::Settle { .. }))
        }
    }
}

/// The next moment of this kind after the one after `at` steps.
pub fn next(iteration: &Iteration, landmark: Landmark, at: usize) -> Option<usize> {
    (at + 1..=iteration.steps.len()).find(|&later| is_at(iteration, landmark, later))
}

/// The last such moment before.
pub fn previous(iteration: &Iteration, landmark: Landmark, at: usize) -> Option<usize> {
    (0..at)
        .rev()
        .find(|&earlier| is_at(iteration, landmark, earlier))
}

/// The histories that an iteration comes to, in preorder.
pub fn visited(iteration: &Iteration) -> Vec<NodeId> {
    let entered = |step: &Step| match step {
        Step::Enter { node, .. } => Some(*node),
        _ => None,
    };
    let mut nodes: Vec<NodeId> = iteration.steps.iter().filter_map(entered).collect();
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}
