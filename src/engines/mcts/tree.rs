//! The search tree: nodes in one arena, a column a quantity.
//!
//! The children of a node lie side by side, so that the bounds of a node are computed by one pass over two
//! short slices. Children that have been evaluated come first: `evaluated` of them, in the order in which
//! they were drawn. A node gets room for its children when the search first has to go below it.

use crate::random::Random;
use core::ops::Range;

/// Index of a node; [`ROOT`] is the root.
pub type NodeId = u32;

/// The node of the position searched.
pub const ROOT: NodeId = 0;

/// Where the children of a node are.
#[derive(Clone, Copy, Debug, Default)]
struct Children {
    first: NodeId,
    count: u8,
    evaluated: u8,
}

/// A search tree over actions `A`.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    visits: Vec<u32>,
    totals: Vec<f64>,
    /// The action that leads to the node; `None` at the root alone.
    actions: Vec<Option<A>>,
    children: Vec<Children>,
    most_nodes: usize,
}

impl<A: Copy> Tree<A> {
    /// A root without children; the tree will not grow beyond `most_nodes` nodes.
    pub fn new(most_nodes: usize) -> Self {
        let mut tree = Self {
            visits: Vec::new(),
            totals: Vec::new(),
            actions: Vec::new(),
            children: Vec::new(),
            most_nodes,
        };
        tree.push(None);
        tree
    }

    fn push(&mut self, action: Option<A>) {
        self.visits.push(0);
        self.totals.push(0.0);
        self.actions.push(action);
        self.children.push(Children::default());
    }

    /// Nodes, those that have room but were not evaluated yet included.
    pub fn len(&self) -> usize {
        self.visits.len()
    }

    /// Never: there is always a root.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// How often `node` has been visited.
    #[inline]
    pub fn visits(&self, node: NodeId) -> u32 {
        self.visits[node as usize]
    }

    /// Sum of the results at `node`, each in [0, 1], for the player whose action led to it.
    #[inline]
    pub fn total(&self, node: NodeId) -> f64 {
        self.totals[node as usize]
    }

    /// The action that leads to `node`; `None` at the root.
    #[inline]
    pub fn action(&self, node: NodeId) -> Option<A> {
        self.actions[node as usize]
    }

    /// The children of `node` that have been evaluated.
    #[inline]
    pub fn evaluated(&self, node: NodeId) -> Range<NodeId> {
        let children = self.children[node as usize];
        children.first..children.first + NodeId::from(children.evaluated)
    }

    /// Visits and totals of the nodes of a range, side by side.
    #[inline]
    pub fn columns(&self, nodes: Range<NodeId>) -> (&[u32], &[f64]) {
        let range = nodes.start as usize..nodes.end as usize;
        (&self.visits[range.clone()], &self.totals[range])
    }

    /// Whether `node` has children that were never evaluated.
    #[inline]
    pub fn has_unevaluated(&self, node: NodeId) -> bool {
        let children = self.children[node as usize];
        children.evaluated < children.count
    }

    /// Whether `node` has been given its children.
    #[inline]
    pub fn is_expanded(&self, node: NodeId) -> bool {
        self.children[node as usize].count > 0
    }

    /// Gives `node` its children, none of them evaluated. False, and nothing done, if the tree would grow
    /// beyond its limit.
    pub fn expand(&mut self, node: NodeId, actions: impl Iterator<Item = A>) -> bool {
        let first = self.len();
        for action in actions {
            if self.len() == self.most_nodes {
                self.truncate(first);
                return false;
            }
            self.push(Some(action));
        }
        self.children[node as usize] = Children {
            first: first as NodeId,
            count: (self.len() - first) as u8,
            evaluated: 0,
        };
        true
    }

    fn truncate(&mut self, len: usize) {
        self.visits.truncate(len);
        self.totals.truncate(len);
        self.actions.truncate(len);
        self.children.truncate(len);
    }

    /// Draws one of the children of `node` that were never evaluated, each with the same probability, and
    /// counts it as evaluated. There is one: see [`Tree::has_unevaluated`].
    #[inline]
    pub fn draw_unevaluated(&mut self, node: NodeId, random: &mut Random) -> NodeId {
        let children = &mut self.children[node as usize];
        let next = children.first + NodeId::from(children.evaluated);
        let left = children.count - children.evaluated;
        children.evaluated += 1;
        let drawn = next + random.below(u32::from(left));
        // Nodes never evaluated differ in their action alone.
        self.actions.swap(next as usize, drawn as usize);
        next
    }

    /// Counts a visit of `node` with this result.
    #[inline]
    pub fn record(&mut self, node: NodeId, result: f64) {
        self.visits[node as usize] += 1;
        self.totals[node as usize] += result;
    }

    /// The tree below the child of the root that `action` leads to, as a tree of its own; an empty tree if
    /// that child was never evaluated.
    pub fn descend(&self, action: A) -> Self
    where
        A: PartialEq,
    {
        let mut tree = Self::new(self.most_nodes);
        let child = self
            .evaluated(ROOT)
            .find(|&child| self.action(child) == Some(action));
        if let Some(child) = child {
            tree.copy_below(self, child);
        }
        tree
    }

    /// Copies the subtree of `source` below `top` breadth first, which keeps siblings side by side.
    fn copy_below(&mut self, source: &Self, top: NodeId) {
        self.visits[0] = source.visits(top);
        self.totals[0] = source.total(top);
        let mut origin = vec![top];
        let mut node = 0;
        while node < origin.len() {
            let children = source.children[origin[node] as usize];
            let first = self.len() as NodeId;
            for child in children.first..children.first + NodeId::from(children.count) {
                self.push(source.action(child));
                let copy = self.len() - 1;
                self.visits[copy] = source.visits(child);
                self.totals[copy] = source.total(child);
                origin.push(child);
            }
            self.children[node] = Children { first, ..children };
            node += 1;
        }
    }
}
