//! Descending when a move is played. The tree keeps everything below that move, and nothing else.

use super::parameters::UctParameters;
use super::tree::{Node, NodeId, ROOT, Tree};
use core::ops::Range;

impl<A: Copy> Tree<A> {
    /// Keeps the tree below the child of the root that `action` leads to, and nothing if that child was never
    /// evaluated.
    pub(super) fn descend(&mut self, action: A, parameters: &UctParameters)
    where
        A: PartialEq,
    {
        let mut below = Self::new(parameters);
        if let Some(child) = self.child(ROOT, action) {
            below.copy_below(self, child);
        }
        *self = below;
    }

    /// Copies the subtree of `source` below `top` breadth first, which keeps siblings side by side.
    fn copy_below(&mut self, source: &Self, top: NodeId) {
        let root = source.node(top);
        self.nodes[0] = Node {
            action: None,
            ..root.clone()
        };
        self.prove(ROOT, source.proof(top));
        let mut next = 0;
        while next < self.nodes.len() {
            // Until it is copied, a node's children are those of the source.
            let children = self.nodes[next].children();
            self.nodes[next].first_child = self.len() as NodeId;
            self.copy_nodes(source, children);
            next += 1;
        }
    }

    fn copy_nodes(&mut self, source: &Self, nodes: Range<NodeId>) {
        self.bounds.extend_from_slice(source.bounds(nodes.clone()));
        self.ratings.push_all(&source.ratings, nodes.clone());
        self.proofs.push_all(&source.proofs, nodes.clone());
        self.later.push_all(&source.later, nodes.clone());
        self.places.push_all(&source.places, nodes.clone());
        let range = nodes.start as usize..nodes.end as usize;
        self.nodes.extend_from_slice(&source.nodes[range]);
    }
}
