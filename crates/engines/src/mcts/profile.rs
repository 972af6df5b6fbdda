//! Profile of a search tree: how deep it has grown, and how many of its nodes it has hardly looked at.
//!
//! What the lab's source says progressive widening saves: a node whose k moves are all expanded has to be passed k times
//! before anything below them can be, and most of these nodes stay mediocre and take up space.

use super::tree::{ROOT, Tree};
use serde::{Deserialize, Serialize};

/// Of the nodes that have been evaluated, the root left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    pub nodes: u64,
    /// Visited once and never again.
    pub once: u64,
    /// Moves from the root to the deepest node.
    pub deepest: u32,
    /// Moves from the root to each node, added up.
    depths: u64,
}

impl Profile {
    /// Of this tree.
    pub fn of<A: Copy>(tree: &Tree<A>) -> Self {
        let mut profile = Self::default();
        let mut open = vec![(ROOT, 0)];
        while let Some((node, depth)) = open.pop() {
            if depth > 0 {
                profile.nodes += 1;
                profile.once += u64::from(tree.node(node).visits() == 1);
                profile.deepest = profile.deepest.max(depth);
                profile.depths += u64::from(depth);
            }
            open.extend(tree.node(node).evaluated().map(|child| (child, depth + 1)));
        }
        profile
    }

    /// How many moves nodes are away from the root on average; 0 of none.
    pub fn mean_depth(&self) -> f64 {
        self.depths as f64 / self.nodes.max(1) as f64
    }
}
