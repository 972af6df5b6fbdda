//! The outlines of subtrees, and the way down along them.
//!
//! Below its deepest node an outline goes on in a neighbouring subtree; a thread leads there from the leaf.

use crate::tree::NodeId;

/// No node.
const NONE: NodeId = NodeId::MAX;

/// What is known about a node while its tree is laid out. Its place is `own` plus the shifts of all nodes from the
/// root down to itself.
#[derive(Clone, Copy)]
pub struct Placed {
    pub own: f32,
    /// Moves the node and all below it.
    pub shift: f32,
    /// The last child; of a leaf, where its outline goes on in another subtree; or none.
    pub next: NodeId,
    /// The deepest nodes of the left and of the right outline, and the sums of the shifts down to them.
    pub deepest_left: NodeId,
    pub deepest_right: NodeId,
    pub left_sum: f32,
    pub right_sum: f32,
    /// How many levels are below.
    pub height: u32,
}

impl Default for Placed {
    fn default() -> Self {
        Self {
            own: 0.0,
            shift: 0.0,
            next: NONE,
            deepest_left: NONE,
            deepest_right: NONE,
            left_sum: 0.0,
            right_sum: 0.0,
            height: 0,
        }
    }
}

/// On the way down along an outline: a node and the sum of the shifts down to it.
#[derive(Clone, Copy)]
pub struct Walk {
    node: NodeId,
    pub sum: f32,
}

impl Walk {
    pub fn at(node: NodeId, nodes: &[Placed]) -> Self {
        let sum = nodes[node as usize].shift;
        Self { node, sum }
    }

    pub fn place(self, nodes: &[Placed]) -> f32 {
        self.sum + nodes[self.node as usize].own
    }

    pub fn descend_right(&mut self, nodes: &[Placed]) {
        self.go(nodes[self.node as usize].next, nodes);
    }

    pub fn descend_left(&mut self, nodes: &[Placed]) {
        let here = nodes[self.node as usize];
        let is_leaf = here.height == 0;
        self.go(if is_leaf { here.next } else { self.node + 1 }, nodes);
    }

    /// Stays where it is at the end of the outline: anyone who walks along it ends there too.
    fn go(&mut self, next: NodeId, nodes: &[Placed]) {
        if next != NONE {
            self.node = next;
            self.sum += nodes[next as usize].shift;
        }
    }
}

/// The left outline of a forest that begins with `first` goes on below its deepest node at `walk` in `child`.
pub fn join_left(first: NodeId, child: NodeId, walk: Walk, nodes: &mut [Placed]) {
    let (child, before) = (nodes[child as usize], nodes[first as usize]);
    thread(before.deepest_left, before.left_sum, walk, nodes);
    let first = &mut nodes[first as usize];
    (first.deepest_left, first.left_sum) = (child.deepest_left, child.left_sum);
}

/// The right outline of a forest that ends with `child` goes on below its deepest node at `walk` on the left.
pub fn join_right(before: NodeId, child: NodeId, walk: Walk, nodes: &mut [Placed]) {
    let (own, before) = (nodes[child as usize], nodes[before as usize]);
    thread(own.deepest_right, own.right_sum, walk, nodes);
    let child = &mut nodes[child as usize];
    (child.deepest_right, child.right_sum) = (before.deepest_right, before.right_sum);
}

/// Leads from a leaf, reached with the sum `sum`, to where `walk` stands, and lets the leaf stand where it was.
fn thread(leaf: NodeId, sum: f32, walk: Walk, nodes: &mut [Placed]) {
    let correction = walk.sum - nodes[walk.node as usize].shift - sum;
    let leaf = &mut nodes[leaf as usize];
    leaf.next = walk.node;
    leaf.shift += correction;
    leaf.own -= correction;
}
