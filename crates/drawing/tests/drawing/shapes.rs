//! Trees to draw, as the ends of their nodes in preorder.

use drawing::tree::NodeId;
use proptest::prelude::*;

/// The children of `node`.
pub fn children(ends: &[NodeId], node: NodeId) -> Vec<NodeId> {
    let mut children = Vec::new();
    let mut child = node + 1;
    while child < ends[node as usize] {
        children.push(child);
        child = ends[child as usize];
    }
    children
}

/// The parent and the depth of every node.
pub fn parents_and_depths(ends: &[NodeId]) -> (Vec<Option<NodeId>>, Vec<u32>) {
    let mut parents = vec![None; ends.len()];
    let mut depths = vec![0; ends.len()];
    for node in 0..ends.len() as NodeId {
        for child in children(ends, node) {
            parents[child as usize] = Some(node);
            depths[child as usize] = depths[node as usize] + 1;
        }
    }
    (parents, depths)
}

/// The ends of the tree whose nodes in preorder have these depths; depths that no node can have are mended.
pub fn from_depths(wanted: &[u32]) -> Vec<NodeId> {
    let mut ends = vec![0; wanted.len() + 1];
    let mut open: Vec<usize> = vec![0];
    for (node, &depth) in (1..).zip(wanted) {
        let depth = (depth as usize).clamp(1, open.len());
        for closed in open.drain(depth..) {
            ends[closed] = node as NodeId;
        }
        open.push(node);
    }
    for still_open in open {
        ends[still_open] = wanted.len() as NodeId + 1;
    }
    ends
}

/// Every node of the first `height` levels has `branching` children.
pub fn regular(branching: u32, height: u32) -> Vec<NodeId> {
    fn depths(branching: u32, height: u32, depth: u32, into: &mut Vec<u32>) {
        for _ in 0..if depth > height { 0 } else { branching } {
            into.push(depth);
            depths(branching, height, depth + 1, into);
        }
    }
    let mut wanted = Vec::new();
    depths(branching, height, 1, &mut wanted);
    from_depths(&wanted)
}

/// A tree of `count` nodes, bushy, with a few deep branches.
pub fn irregular(count: usize, seed: u64) -> Vec<NodeId> {
    let mut state = seed;
    let mut depth = 0_u32;
    let mut step = |_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let die = (state >> 33) % 100;
        depth = match die {
            0..45 => depth,
            45..75 => depth + 1,
            75..95 => depth.saturating_sub(1),
            _ => depth / 2,
        };
        depth = depth.clamp(1, 60);
        depth
    };
    let wanted: Vec<u32> = (1..count).map(&mut step).collect();
    from_depths(&wanted)
}

/// Trees of up to a few hundred nodes.
pub fn any_tree() -> impl Strategy<Value = Vec<NodeId>> {
    let depths = prop::collection::vec(1_u32..12, 0..300);
    depths.prop_map(|wanted| from_depths(&wanted))
}
