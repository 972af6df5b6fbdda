//! The tidy layout: where the nodes of a tree stand side by side.
//!
//! Children are centred below their parent, in their order; nodes of a level are at least 1 apart; subtrees are
//! as close as their outlines allow, so that a subtree looks the same wherever it hangs; room that is left
//! between two subtrees is shared evenly by those between them. In linear time.
//!
//! After Reingold and Tilford 1981 ("Tidier drawings of trees") with the threads along the outlines; the even
//! spacing in linear time is that of Buchheim, Jünger and Leipert 2002 ("Improving Walker's algorithm to run in
//! linear time"), in the arrangement of van der Ploeg 2014 ("Drawing non-layered tidy trees in linear time"):
//! all children of a node are placed when the node is, and a list of the lowest outlines tells which subtree is
//! in the way. Deviations:
//!
//! * No recursion: nodes in preorder are met backwards, which is children before parents. A tree may be as deep
//!   as it likes.
//! * Levels are all of the same height, so that van der Ploeg's lists compare levels instead of heights.
//! * Spacing is done at the end of each family, not in a pass of its own: a subtree that is moved by it is hidden
//!   from all later ones by the one that caused it.
//! * One thread a leaf: no leaf is ever the end of a left and of a right outline that goes on elsewhere.

use super::tree::NodeId;

/// The places of all nodes of a tree, from 0 to the right, in units of the least distance between two nodes.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Layout {
    /// By node.
    pub x: Vec<f32>,
    /// The place furthest left in the subtree of a node.
    pub left: Vec<f32>,
    /// The place furthest right in the subtree of a node.
    pub right: Vec<f32>,
    /// How many levels are below a node; 65 535 for more.
    pub levels: Vec<u16>,
}

impl Layout {
    /// The place of `node`.
    pub fn x(&self, node: NodeId) -> f32 {
        self.x.get(node as usize).copied().unwrap_or_default()
    }

    /// The places furthest left and right in the subtree of `node`.
    pub fn extent(&self, node: NodeId) -> (f32, f32) {
        let of = |column: &[f32]| column.get(node as usize).copied().unwrap_or_default();
        (of(&self.left), of(&self.right))
    }

    /// How many levels are below `node`.
    pub fn levels_below(&self, node: NodeId) -> u32 {
        let levels = self.levels.get(node as usize).copied();
        levels.unwrap_or_default().into()
    }
}

/// The layout of the tree whose nodes in preorder end at `ends` (see [`super::tree`]).
pub fn tidy(ends: &[NodeId]) -> Layout {
    let count = NodeId::try_from(ends.len()).unwrap_or(NodeId::MAX);
    tidy_collapsed(count, |node| ends[node as usize], |_| false)
}

/// The layout of a tree of `count` nodes in which those that `is_collapsed` count as leaves. What is below
/// them has no place of its own: all of it is where the collapsed node is.
pub fn tidy_collapsed(
    count: NodeId,
    end: impl Fn(NodeId) -> NodeId,
    is_collapsed: impl Fn(NodeId) -> bool,
) -> Layout {
    let mut nodes = vec![Placed::default(); count as usize];
    let mut family = Family::default();
    for node in (0..count).rev() {
        let last = if is_collapsed(node) {
            node + 1
        } else {
            end(node)
        };
        family.gather(node, last, &end);
        family.place(node, &mut nodes);
    }
    absolute(&nodes, &end, &is_collapsed)
}

/// No node.
const NONE: NodeId = NodeId::MAX;

/// What is known of a node while its tree is laid out. Its place is `own` plus the shifts of all nodes from the
/// root down to itself.
#[derive(Clone, Copy)]
struct Placed {
    own: f32,
    /// Moves the node and all below it.
    shift: f32,
    /// The last child; of a leaf, where its outline goes on in another subtree; or none.
    next: NodeId,
    /// The deepest nodes of the left and of the right outline, and the sums of the shifts down to them.
    deepest_left: NodeId,
    deepest_right: NodeId,
    left_sum: f32,
    right_sum: f32,
    /// How many levels are below.
    height: u32,
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

/// The children of one node while they are placed. Kept from node to node to save allocations.
#[derive(Default)]
struct Family {
    children: Vec<NodeId>,
    /// What a child and all on its right are moved by, growing from child to child; and what is taken back.
    spacing: Vec<(f32, f32)>,
    /// Subtrees that are lowest in the right outline so far, from the nearest, which ends first: the index of
    /// the child and its height.
    lowest: Vec<(usize, u32)>,
}

impl Family {
    fn gather(&mut self, node: NodeId, last: NodeId, end: impl Fn(NodeId) -> NodeId) {
        self.children.clear();
        let mut child = node + 1;
        while child < last {
            self.children.push(child);
            child = end(child).max(child + 1);
        }
    }

    /// Places the children beside each other and `node` over their middle.
    fn place(&mut self, node: NodeId, nodes: &mut [Placed]) {
        let (Some(&first), Some(&last)) = (self.children.first(), self.children.last()) else {
            let leaf = &mut nodes[node as usize];
            (leaf.deepest_left, leaf.deepest_right) = (node, node);
            return;
        };
        self.spacing.clear();
        self.spacing.resize(self.children.len(), (0.0, 0.0));
        self.lowest.clear();
        let mut height = nodes[first as usize].height;
        self.lowest.push((0, height));
        for index in 1..self.children.len() {
            self.separate(index, height, nodes);
            let own = nodes[self.children[index] as usize].height;
            while self.lowest.last().is_some_and(|&(_, lowest)| lowest <= own) {
                self.lowest.pop();
            }
            self.lowest.push((index, own));
            height = height.max(own);
        }
        self.space(nodes);
        let (left, right) = (nodes[first as usize], nodes[last as usize]);
        nodes[node as usize] = Placed {
            own: (left.own + left.shift + right.own + right.shift) / 2.0,
            next: last,
            deepest_left: left.deepest_left,
            deepest_right: right.deepest_right,
            left_sum: left.left_sum,
            right_sum: right.right_sum,
            height: height + 1,
            ..Placed::default()
        };
    }

    /// Moves child `index` away from those on its left, which have `height` levels together.
    fn separate(&mut self, index: usize, height: u32, nodes: &mut [Placed]) {
        let (left, right) = (self.children[index - 1], self.children[index]);
        let own_height = nodes[right as usize].height;
        let (mut left, mut right) = (Walk::at(left, nodes), Walk::at(right, nodes));
        let mut in_the_way = self.lowest.len() - 1;
        for level in 0..=height.min(own_height) {
            while in_the_way > 0 && self.lowest[in_the_way].1 < level {
                in_the_way -= 1;
            }
            let overlap = left.place(nodes) + 1.0 - right.place(nodes);
            // The first is put beside its neighbour, from wherever it was; the others only further.
            if overlap > 0.0 || level == 0 {
                right.sum += overlap;
                self.move_away(index, self.lowest[in_the_way].0, overlap, nodes);
            }
            left.descend_right(nodes);
            right.descend_left(nodes);
        }
        let (first, before) = (self.children[0], self.children[index - 1]);
        let child = self.children[index];
        if own_height > height {
            join_left(first, child, right, nodes);
        } else if own_height < height {
            join_right(before, child, left, nodes);
        }
    }

    /// Moves child `index` by `distance`, since child `cause` was in the way; those between share the room.
    fn move_away(&mut self, index: usize, cause: usize, distance: f32, nodes: &mut [Placed]) {
        let child = &mut nodes[self.children[index] as usize];
        child.shift += distance;
        child.left_sum += distance;
        child.right_sum += distance;
        if cause + 1 < index {
            let share = distance / (index - cause) as f32;
            self.spacing[cause + 1].0 += share;
            self.spacing[index].0 -= share;
            self.spacing[index].1 -= distance - share;
        }
    }

    /// Moves the children that share room.
    fn space(&self, nodes: &mut [Placed]) {
        let (mut growth, mut shift) = (0.0, 0.0);
        for (&child, &(more, back)) in self.children.iter().zip(&self.spacing) {
            growth += more;
            shift += growth + back;
            nodes[child as usize].shift += shift;
        }
    }
}

/// On the way down along an outline: a node and the sum of the shifts down to it.
#[derive(Clone, Copy)]
struct Walk {
    node: NodeId,
    sum: f32,
}

impl Walk {
    fn at(node: NodeId, nodes: &[Placed]) -> Self {
        let sum = nodes[node as usize].shift;
        Self { node, sum }
    }

    fn place(self, nodes: &[Placed]) -> f32 {
        self.sum + nodes[self.node as usize].own
    }

    fn descend_right(&mut self, nodes: &[Placed]) {
        self.go(nodes[self.node as usize].next, nodes);
    }

    fn descend_left(&mut self, nodes: &[Placed]) {
        let here = nodes[self.node as usize];
        let is_leaf = here.height == 0;
        self.go(if is_leaf { here.next } else { self.node + 1 }, nodes);
    }

    /// Stays where it is at the end of the outline: the loop above ends there too.
    fn go(&mut self, next: NodeId, nodes: &[Placed]) {
        if next != NONE {
            self.node = next;
            self.sum += nodes[next as usize].shift;
        }
    }
}

/// The left outline of a forest that begins with `first` goes on below its deepest node at `walk` in `child`.
fn join_left(first: NodeId, child: NodeId, walk: Walk, nodes: &mut [Placed]) {
    let (child, before) = (nodes[child as usize], nodes[first as usize]);
    thread(before.deepest_left, before.left_sum, walk, nodes);
    let first = &mut nodes[first as usize];
    (first.deepest_left, first.left_sum) = (child.deepest_left, child.left_sum);
}

/// The right outline of a forest that ends with `child` goes on below its deepest node at `walk` on the left.
fn join_right(before: NodeId, child: NodeId, walk: Walk, nodes: &mut [Placed]) {
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

/// Adds the shifts up from the root and finds how far each subtree reaches. The leftmost node stands at 0.
fn absolute(
    nodes: &[Placed],
    end: impl Fn(NodeId) -> NodeId,
    is_collapsed: impl Fn(NodeId) -> bool,
) -> Layout {
    let mut x: Vec<f32> = Vec::with_capacity(nodes.len());
    // Of the nodes above: where they end, the sum of shifts, and where they are if they are collapsed.
    let mut above: Vec<(NodeId, f32, Option<f32>)> = Vec::new();
    for (node, placed) in (0..).zip(nodes) {
        while above.last().is_some_and(|&(end, ..)| end <= node) {
            above.pop();
        }
        let (_, sum, collapsed) = above.last().copied().unwrap_or((0, 0.0, None));
        let sum = sum + placed.shift;
        let place = collapsed.unwrap_or(sum + placed.own);
        x.push(place);
        let end = end(node);
        if end > node + 1 {
            let collapsed = (collapsed.is_some() || is_collapsed(node)).then_some(place);
            above.push((end, sum, collapsed));
        }
    }
    let (mut left, mut right) = (x.clone(), x.clone());
    for node in (0..nodes.len()).rev() {
        let last = end(node as NodeId) as usize;
        let mut child = node + 1;
        while child < last {
            left[node] = left[node].min(left[child]);
            right[node] = right[node].max(right[child]);
            child = (end(child as NodeId) as usize).max(child + 1);
        }
    }
    let origin = left.first().copied().unwrap_or_default();
    for column in [&mut x, &mut left, &mut right] {
        column.iter_mut().for_each(|place| *place -= origin);
    }
    let levels = nodes.iter().map(|placed| placed.height);
    let levels = levels.map(|levels| u16::try_from(levels).unwrap_or(u16::MAX));
    Layout {
        levels: levels.collect(),
        x,
        left,
        right,
    }
}
