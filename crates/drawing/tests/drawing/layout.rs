//! The tidy layout against its definition.

use crate::shapes::{any_tree, children, from_depths, irregular, parents_and_depths, regular};
use drawing::layout::{Layout, tidy, tidy_collapsed};
use drawing::tree::NodeId;
use proptest::prelude::*;

/// Places are sums of a few hundred numbers of 24 bits.
const TOLERANCE: f32 = 1e-3;

/// The nodes of every level from left to right, as preorder has them.
fn levels(ends: &[NodeId]) -> Vec<Vec<usize>> {
    let (_, depths) = parents_and_depths(ends);
    let mut levels = vec![Vec::new(); depths.iter().max().map_or(0, |&most| most as usize + 1)];
    for (node, depth) in depths.into_iter().enumerate() {
        levels[depth as usize].push(node);
    }
    levels
}

fn least_distance(ends: &[NodeId], layout: &Layout) -> f32 {
    let levels = levels(ends);
    let pairs = levels.iter().flat_map(|level| level.windows(2));
    let distances = pairs.map(|pair| layout.x[pair[1]] - layout.x[pair[0]]);
    distances.fold(f32::INFINITY, f32::min)
}

/// The same tree seen in a mirror, and which node is which.
fn mirrored(ends: &[NodeId]) -> (Vec<NodeId>, Vec<NodeId>) {
    let (_, depths) = parents_and_depths(ends);
    let mut order = Vec::new();
    let mut open = vec![0];
    while let Some(node) = open.pop() {
        order.push(node);
        open.extend(children(ends, node));
    }
    let wanted: Vec<u32> = order[1..]
        .iter()
        .map(|&node| depths[node as usize])
        .collect();
    (from_depths(&wanted), order)
}

proptest! {
    #[test]
    fn neighbours_keep_their_distance(ends in any_tree()) {
        let distance = least_distance(&ends, &tidy(&ends));
        prop_assert!(distance >= 1.0 - TOLERANCE, "{distance}");
    }

    #[test]
    fn parents_are_centred_and_the_left_edge_is_nought(ends in any_tree()) {
        let layout = tidy(&ends);
        for node in 0..ends.len() as NodeId {
            let children = children(&ends, node);
            if let (Some(&first), Some(&last)) = (children.first(), children.last()) {
                let middle = (layout.x(first) + layout.x(last)) / 2.0;
                prop_assert!((layout.x(node) - middle).abs() < TOLERANCE);
            }
        }
        prop_assert!(layout.x.iter().copied().fold(f32::INFINITY, f32::min).abs() < TOLERANCE);
    }

    #[test]
    fn extents_are_those_of_the_subtree(ends in any_tree()) {
        let layout = tidy(&ends);
        for (node, &end) in ends.iter().enumerate() {
            let places = &layout.x[node..end as usize];
            let left = places.iter().copied().fold(f32::INFINITY, f32::min);
            let right = places.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            prop_assert_eq!(layout.extent(node as NodeId), (left, right));
        }
    }

    /// A subtree looks as it would alone.
    #[test]
    fn subtrees_look_the_same_wherever_they_hang(ends in any_tree()) {
        let layout = tidy(&ends);
        for (node, &end) in ends.iter().enumerate() {
            let alone: Vec<NodeId> = ends[node..end as usize].iter().map(|end| end - node as NodeId).collect();
            let alone = tidy(&alone);
            for (index, &x) in alone.x.iter().enumerate() {
                let offset = layout.x[node + index] - layout.x[node];
                prop_assert!((offset - (x - alone.x[0])).abs() < TOLERANCE);
            }
        }
    }

    #[test]
    fn a_mirrored_tree_is_laid_out_as_in_a_mirror(ends in any_tree()) {
        let layout = tidy(&ends);
        let (mirror, order) = mirrored(&ends);
        let seen = tidy(&mirror);
        let width = layout.right[0];
        for (index, &node) in order.iter().enumerate() {
            prop_assert!((width - layout.x(node) - seen.x[index]).abs() < TOLERANCE);
        }
    }

    /// Two subtrees side by side touch: moved closer by anything, some level would be too narrow.
    #[test]
    fn two_subtrees_are_as_close_as_their_outlines_allow(ends in any_tree()) {
        let layout = tidy(&ends);
        let (_, depths) = parents_and_depths(&ends);
        let edge = |from: NodeId, depth: u32, right: bool| {
            let inside = (from..ends[from as usize]).filter(|&node| depths[node as usize] == depth);
            if right { inside.max() } else { inside.min() }.map(|node| layout.x(node))
        };
        for node in 0..ends.len() as NodeId {
            let [left, right] = children(&ends, node)[..] else { continue };
            let gap = |depth| Some(edge(right, depth, false)? - edge(left, depth, true)?);
            let gaps = (depths[left as usize]..).map_while(gap);
            let least = gaps.fold(f32::INFINITY, f32::min);
            prop_assert!((least - 1.0).abs() < TOLERANCE, "{least}");
        }
    }

    /// What is collapsed takes the room of a leaf.
    #[test]
    fn collapsed_nodes_count_as_leaves(ends in any_tree(), every in 2_u32..9) {
        let is_collapsed = |node: NodeId| node % every == 1;
        let layout = tidy_collapsed(ends.len() as NodeId, |node| ends[node as usize], is_collapsed);
        let (parents, depths) = parents_and_depths(&ends);
        let hidden = |node: NodeId| {
            core::iter::successors(parents[node as usize], |&above| parents[above as usize]).any(is_collapsed)
        };
        let shown: Vec<NodeId> = (0..ends.len() as NodeId).filter(|&node| !hidden(node)).collect();
        let wanted: Vec<u32> = shown[1..].iter().map(|&node| depths[node as usize]).collect();
        let expected = tidy(&from_depths(&wanted));
        for (index, &node) in shown.iter().enumerate() {
            prop_assert!((layout.x(node) - expected.x[index]).abs() < TOLERANCE);
        }
    }
}

/// Two levels: 0 over 1 to 3, over three leaves each.
#[test]
fn a_textbook_tree_is_laid_out_by_hand() {
    let ends = [13, 5, 3, 4, 5, 9, 7, 8, 9, 13, 11, 12, 13];
    let layout = tidy(&ends);
    let expected = [
        4.0, 1.0, 0.0, 1.0, 2.0, 4.0, 3.0, 4.0, 5.0, 7.0, 6.0, 7.0, 8.0,
    ];
    assert_eq!(layout.x, expected);
}

/// The room between the outer two is shared by those between them.
#[test]
fn small_subtrees_are_spaced_evenly() {
    let ends = from_depths(&[1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2]);
    let layout = tidy(&ends);
    let places: Vec<f32> = children(&ends, 0)
        .into_iter()
        .map(|child| layout.x(child))
        .collect();
    for gap in places.windows(2).map(|pair| pair[1] - pair[0]) {
        assert!((gap - 4.0 / 3.0).abs() < TOLERANCE, "{places:?}");
    }
}

#[test]
fn chains_and_stars_of_any_size_are_laid_out() {
    let count = 100_000;
    let chain = tidy(&vec![count; count as usize]);
    assert!(chain.x.iter().all(|&x| x == 0.0));
    let mut star: Vec<NodeId> = (1..=count).collect();
    star[0] = count;
    let layout = tidy(&star);
    assert_eq!(layout.x[1], 0.0);
    assert_eq!(layout.right[0], (count - 2) as f32);
    assert_eq!(tidy(&[1]).x, [0.0]);
    assert_eq!(tidy(&[]).x, [0.0; 0]);
}

/// In a tree of half a million nodes places have 24 bits for up to 20 before the point: 1/16 is lost at most.
#[test]
fn large_trees_keep_their_distances_as_well_as_numbers_of_24_bits_can() {
    for ends in [regular(9, 5), irregular(500_000, 7)] {
        let layout = tidy(&ends);
        let distance = least_distance(&ends, &layout);
        assert!(distance >= 1.0 - 0.0625, "{distance}");
    }
}
