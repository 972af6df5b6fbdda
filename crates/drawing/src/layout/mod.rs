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
//!
//! The parts: `family`, the children of a node beside each other; `outline`, the way along their outlines.

mod family;
mod outline;

use super::tree::NodeId;
use family::Family;
use outline::Placed;

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
    let (mut left, mut right) = extents(&x, &end);
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

/// How far each subtree reaches, left and right.
fn extents(x: &[f32], end: impl Fn(NodeId) -> NodeId) -> (Vec<f32>, Vec<f32>) {
    let (mut left, mut right) = (x.to_vec(), x.to_vec());
    for node in (0..x.len()).rev() {
        let last = end(node as NodeId) as usize;
        let mut child = node + 1;
        while child < last {
            left[node] = left[node].min(left[child]);
            right[node] = right[node].max(right[child]);
            child = (end(child as NodeId) as usize).max(child + 1);
        }
    }
    (left, right)
}
