//! Marks on the picture, by node.

use games::tree_game::NodeId;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Marks, by node.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Branches that are taken, by the node that they lead to.
    pub taken: BTreeSet<NodeId>,
    /// How often, where that is not certain: written on the branch, and its width.
    pub shares: BTreeMap<NodeId, (String, f64)>,
    /// What is known about a node: written beside it.
    pub values: BTreeMap<NodeId, String>,
    /// Nodes that are ringed.
    pub ringed: BTreeSet<NodeId>,
}

impl Marks {
    /// Those of some nodes.
    pub fn among(&self, nodes: &Range<NodeId>) -> Self {
        let numbered = |known: &BTreeSet<NodeId>| known.range(nodes.clone()).copied().collect();
        Self {
            taken: numbered(&self.taken),
            shares: part(&self.shares, nodes),
            values: part(&self.values, nodes),
            ringed: numbered(&self.ringed),
        }
    }
}

fn part<T: Clone>(known: &BTreeMap<NodeId, T>, nodes: &Range<NodeId>) -> BTreeMap<NodeId, T> {
    let own = known.range(nodes.clone());
    own.map(|(&node, value)| (node, value.clone())).collect()
}
