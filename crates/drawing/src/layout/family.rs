//! The children of a node, placed beside each other.

use super::outline::{Placed, Walk, join_left, join_right};
use crate::tree::NodeId;

/// The children of one node while they are placed. Kept from node to node to save allocations.
#[derive(Default)]
pub struct Family {
    children: Vec<NodeId>,
    /// What a child and all on its right are moved by, growing from child to child; and what is taken back.
    spacing: Vec<(f32, f32)>,
    /// Subtrees that are lowest in the right outline so far, from the nearest, which ends first: the index of
    /// the child and its height.
    lowest: Vec<(usize, u32)>,
}

impl Family {
    pub fn gather(&mut self, node: NodeId, last: NodeId, end: impl Fn(NodeId) -> NodeId) {
        self.children.clear();
        let mut child = node + 1;
        while child < last {
            self.children.push(child);
            child = end(child).max(child + 1);
        }
    }

    /// Places the children beside each other and `node` over their middle.
    pub fn place(&mut self, node: NodeId, nodes: &mut [Placed]) {
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
