//! Plan of a sweep: the histories of a tree, put in the order in which a sweep needs them and with what it needs of them
//! side by side.
//!
//! Histories of one height do not depend on each other, so a processor works on several at once; those with equally
//! many actions stand together, so what is done with them is chosen once for all of them.

use super::tree::{Actor, GameTree, NodeId, Sequence};
use core::ops::Range;
use games::Player;

/// What stands before the nodes after a decision: the node and its slot.
pub(super) const BEFORE_DECISION: usize = 2;
/// What stands before the nodes after a history of a row: the node, the opponent's sequence, and how many histories it is
/// the sum of, of those that its player cannot tell apart.
pub(super) const BEFORE_HISTORY: usize = 3;

/// Nodes of one height and, where players decide, with equally many actions.
#[derive(Clone, Debug)]
pub(super) enum Layer {
    /// How many actions, and where the decisions stand in their list.
    Decisions(usize, Range<usize>),
    Chance(Vec<NodeId>),
}

/// Rows of one player, one after the other, with equally many actions.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// How many actions.
    pub count: usize,
    pub rows: Range<usize>,
    pub slots: Range<usize>,
    /// Where their histories stand in [`Plan::histories`] and in [`Plan::weights`].
    pub histories: [Range<usize>; 2],
}

/// What a row begins with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// What its player has done before.
    pub origin: Sequence,
    /// How many histories it has.
    pub histories: usize,
}

/// What a sweep goes through.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// From the ends of the game up.
    pub layers: Vec<Layer>,
    /// By decision: what [`BEFORE_DECISION`] names, and the nodes after it.
    pub decisions: Vec<u32>,
    /// By player: all rows.
    pub blocks: [Vec<Block>; 2],
    /// By row.
    pub heads: Vec<Head>,
    /// By row and its histories: what [`BEFORE_HISTORY`] names, and the nodes after it.
    pub histories: Vec<u32>,
    /// By row and its histories: chance's part of the probability.
    pub weights: Vec<f64>,
}

impl Plan {
    /// For sweeps over this tree.
    pub fn new(tree: &GameTree) -> Self {
        let mut plan = Self::default();
        plan.list_decisions(tree);
        for player in Player::BOTH {
            plan.list_rows(tree, player);
        }
        plan
    }

    fn list_decisions(&mut self, tree: &GameTree) {
        let heights = heights(tree);
        // Chance has no number of actions of its own: its nodes are taken one at a time.
        let kind = |id: NodeId| {
            let node = &tree.nodes[id as usize];
            let decides = node.actor != Actor::Chance;
            (heights[id as usize], decides.then_some(node.count))
        };
        let mut ids = inner(tree);
        ids.sort_unstable_by_key(|&id| (kind(id), id));
        for alike in ids.chunk_by(|&one, &other| kind(one) == kind(other)) {
            let Some(count) = kind(alike[0]).1 else {
                self.layers.push(Layer::Chance(alike.to_vec()));
                continue;
            };
            let begin = self.decisions.len();
            for &id in alike {
                self.decisions.extend([id, tree.nodes[id as usize].slot]);
                self.decisions.extend(tree.children(id));
            }
            let range = begin..self.decisions.len();
            self.layers.push(Layer::Decisions(count as usize, range));
        }
    }

    fn list_rows(&mut self, tree: &GameTree, player: Player) {
        let count = |row: usize| tree.slots(row).len();
        let rows: Vec<usize> = tree.rows_of(player).collect();
        for alike in rows.chunk_by(|&one, &other| count(one) == count(other)) {
            let (first, last) = (alike[0], alike[alike.len() - 1]);
            let begins = [self.histories.len(), self.weights.len()];
            for &row in alike {
                self.list_histories(tree, row);
            }
            self.blocks[player.index()].push(Block {
                count: count(first),
                rows: first..last + 1,
                slots: tree.slots(first).start..tree.slots(last).end,
                histories: [
                    begins[0]..self.histories.len(),
                    begins[1]..self.weights.len(),
                ],
            });
        }
    }

    fn list_histories(&mut self, tree: &GameTree, row: usize) {
        let histories = &tree.rows[row].nodes;
        self.heads.push(Head {
            origin: tree.origins[row],
            histories: histories.len(),
        });
        for &id in histories {
            let node = &tree.nodes[id as usize];
            self.histories.extend([id, node.opponent, node.copies]);
            self.histories.extend(tree.children(id));
            self.weights.push(node.weight);
        }
    }
}

/// By node: how many moves the longest way to an end has.
fn heights(tree: &GameTree) -> Vec<u32> {
    let mut heights = vec![0; tree.len()];
    for id in (1..tree.len()).rev() {
        let parent = tree.parents[id] as usize;
        heights[parent] = heights[parent].max(heights[id] + 1);
    }
    heights
}

/// What a sweep finds the values of: decisions, and the chance nodes below them.
fn inner(tree: &GameTree) -> Vec<NodeId> {
    let mut is_below_decision = vec![false; tree.len()];
    for (id, &parent) in tree.parents.iter().enumerate().skip(1) {
        let parent = parent as usize;
        let is_decision = matches!(tree.nodes[parent].actor, Actor::Player(_));
        is_below_decision[id] = is_decision || is_below_decision[parent];
    }
    let is_inner = |&id: &NodeId| match tree.actor(id) {
        Actor::Player(_) => true,
        Actor::Chance => is_below_decision[id as usize],
        Actor::Nobody => false,
    };
    (0..tree.len() as NodeId).filter(is_inner).collect()
}
