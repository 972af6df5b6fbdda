//! The search tree: nodes in one arena.
//!
//! The children of a node lie side by side, so that its bounds are computed by one pass over a short slice.
//! Children that have been evaluated come first: `evaluated` of them, in the order in which
//! they were drawn. A node gets room for its children when the search first has to go below it.

use crate::random::Random;
use core::ops::Range;

/// Index of a node; [`ROOT`] is the root.
pub type NodeId = u32;

/// The node of the position searched.
pub const ROOT: NodeId = 0;

/// What the bound of a node needs, kept ready: a bound is asked for far more often than it changes. Apart from
/// [`Node`], so that the bounds of a node's children lie in one or two cache lines.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoundTerms {
    /// w/(n + ε).
    pub mean: f64,
    /// 1/√(n + ε).
    pub inverse_root: f64,
}

/// What is known of a node.
#[derive(Clone, Debug)]
pub struct Node<A> {
    /// Sum of the results, each in [0, 1], for the player whose action led here.
    pub total: f64,
    /// How often the search came through here.
    pub visits: u32,
    first_child: NodeId,
    child_count: u8,
    evaluated_children: u8,
    /// The action that leads here; `None` at the root alone.
    pub action: Option<A>,
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Self {
        Self {
            total: 0.0,
            visits: 0,
            first_child: 0,
            child_count: 0,
            evaluated_children: 0,
            action,
        }
    }

    /// Whether the node has been given its children.
    #[inline(always)]
    pub fn is_expanded(&self) -> bool {
        self.child_count > 0
    }

    /// Whether there are children that were never evaluated.
    #[inline(always)]
    pub fn has_unevaluated(&self) -> bool {
        self.evaluated_children < self.child_count
    }

    /// The children that have been evaluated.
    #[inline(always)]
    pub fn evaluated(&self) -> Range<NodeId> {
        self.first_child..self.first_child + NodeId::from(self.evaluated_children)
    }

    /// All children.
    fn children(&self) -> Range<NodeId> {
        self.first_child..self.first_child + NodeId::from(self.child_count)
    }
}

/// A search tree over actions `A`.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    bounds: Vec<BoundTerms>,
    most_nodes: usize,
    epsilon: f64,
}

impl<A: Copy> Tree<A> {
    /// A root without children; the tree will not grow beyond `most_nodes` nodes. `epsilon` is the ε of
    /// [`BoundTerms`].
    pub fn new(most_nodes: usize, epsilon: f64) -> Self {
        Self {
            nodes: vec![Node::new(None)],
            bounds: vec![BoundTerms::default()],
            most_nodes,
            epsilon,
        }
    }

    /// Nodes, those that have room but were not evaluated yet included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: there is always a root.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The node with this index.
    #[inline(always)]
    pub fn node(&self, node: NodeId) -> &Node<A> {
        &self.nodes[node as usize]
    }

    /// The terms of the bounds of a range of nodes, side by side.
    #[inline(always)]
    pub fn bounds(&self, range: Range<NodeId>) -> &[BoundTerms] {
        &self.bounds[range.start as usize..range.end as usize]
    }

    /// Gives `node` its children, none of them evaluated. False, and nothing done, if the tree would grow
    /// beyond its limit.
    pub fn expand(&mut self, node: NodeId, actions: impl Iterator<Item = A>) -> bool {
        let first = self.len();
        self.nodes
            .extend(actions.map(|action| Node::new(Some(action))));
        if self.len() > self.most_nodes {
            self.nodes.truncate(first);
            return false;
        }
        self.bounds.resize(self.len(), BoundTerms::default());
        let count = (self.len() - first) as u8;
        let node = &mut self.nodes[node as usize];
        node.first_child = first as NodeId;
        node.child_count = count;
        true
    }

    /// Draws one of the children of `node` that were never evaluated, each with the same probability, and
    /// counts it as evaluated. There is one: see [`Node::has_unevaluated`].
    #[inline(always)]
    pub fn draw_unevaluated(&mut self, node: NodeId, random: &mut Random) -> NodeId {
        let node = &mut self.nodes[node as usize];
        let next = node.first_child + NodeId::from(node.evaluated_children);
        let left = node.child_count - node.evaluated_children;
        node.evaluated_children += 1;
        let drawn = next + random.below(u32::from(left));
        // Nodes never evaluated differ in their action alone.
        self.nodes.swap(next as usize, drawn as usize);
        next
    }

    /// Counts a visit of `node` with this result.
    #[inline(always)]
    pub fn record(&mut self, node: NodeId, result: f64) {
        let bound = &mut self.bounds[node as usize];
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += result;
        let n = f64::from(node.visits) + self.epsilon;
        bound.mean = node.total / n;
        bound.inverse_root = 1.0 / n.sqrt();
    }

    /// The child of `node` that `action` leads to; `None` if it was never evaluated.
    pub fn child(&self, node: NodeId, action: A) -> Option<NodeId>
    where
        A: PartialEq,
    {
        self.node(node)
            .evaluated()
            .find(|&child| self.node(child).action == Some(action))
    }

    /// The tree below the child of the root that `action` leads to, as a tree of its own; an empty tree if
    /// that child was never evaluated.
    pub fn descend(&self, action: A) -> Self
    where
        A: PartialEq,
    {
        let mut tree = Self::new(self.most_nodes, self.epsilon);
        if let Some(child) = self.child(ROOT, action) {
            tree.copy_below(self, child);
        }
        tree
    }

    /// Copies the subtree of `source` below `top` breadth first, which keeps siblings side by side.
    fn copy_below(&mut self, source: &Self, top: NodeId) {
        let root = source.node(top);
        self.nodes[0] = Node {
            action: None,
            ..root.clone()
        };
        let mut next = 0;
        while next < self.nodes.len() {
            // Until it is copied, a node's children are those of the source.
            let children = self.nodes[next].children();
            self.nodes[next].first_child = self.len() as NodeId;
            self.bounds
                .extend_from_slice(source.bounds(children.clone()));
            let children = children.start as usize..children.end as usize;
            self.nodes.extend_from_slice(&source.nodes[children]);
            next += 1;
        }
    }
}
