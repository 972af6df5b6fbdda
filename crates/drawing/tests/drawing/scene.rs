//! What is drawn: all of a small tree, the part in the window of a large one, never too much.

use crate::sample::Sample;
use crate::shapes::{any_tree, irregular, regular};
use drawing::scene::{PAGE_BUDGET, Scene};
use drawing::tree::{NodeId, Tree};
use drawing::view::{Bounds, View};
use proptest::prelude::*;
use std::collections::BTreeSet;

const PAGE: (f64, f64) = (1_248.0, 390.0);

fn numbers(scene: &Scene) -> Vec<NodeId> {
    scene.nodes.iter().map(|node| node.node).collect()
}

fn fitted(sample: &Sample) -> View {
    View::fitted(Bounds::of(sample), PAGE)
}

/// A view of every scale, at places all over the tree.
fn views(sample: &Sample) -> Vec<View> {
    let mut views = vec![fitted(sample)];
    for share in [0.1, 0.5, 0.93] {
        let mut view = fitted(sample);
        for _ in 0..70 {
            view.zoom(1.3, (PAGE.0 * share, PAGE.1 * share));
            views.push(view);
        }
    }
    views
}

#[test]
fn a_small_tree_is_drawn_whole() {
    let sample = Sample::new(regular(3, 2));
    let scene = sample.scene(&fitted(&sample), PAGE_BUDGET);
    assert_eq!(numbers(&scene), (0..13).collect::<Vec<_>>());
    assert_eq!(scene.edges.len(), 12);
    assert!(scene.wedges.is_empty());
    assert!(scene.nodes.iter().all(|node| node.size == 1.25));
}

#[test]
fn what_is_not_there_is_not_drawn() {
    let mut sample = Sample::new(regular(3, 2));
    sample.absent.extend(5..9);
    let scene = sample.scene(&fitted(&sample), PAGE_BUDGET);
    assert_eq!(numbers(&scene), [0, 1, 2, 3, 4, 9, 10, 11, 12]);
    sample.absent.insert(0);
    assert!(sample.scene(&fitted(&sample), PAGE_BUDGET).is_empty());
}

#[test]
fn a_folded_node_has_a_wedge_with_the_number_below_it() {
    let sample = Sample::new(regular(3, 2));
    let scene = sample.scene_with(&fitted(&sample), PAGE_BUDGET, &BTreeSet::from([5]), None);
    assert_eq!(numbers(&scene), [0, 1, 2, 3, 4, 5, 9, 10, 11, 12]);
    let [wedge] = &scene.wedges[..] else {
        panic!("{:?}", scene.wedges)
    };
    assert_eq!(
        (wedge.parent, wedge.first, wedge.end, wedge.count),
        (5, 6, 9, 3)
    );
    let text = wedge.text.as_ref().map(|writing| writing.text.as_str());
    assert_eq!(text, Some("▾ 3"));
}

#[test]
fn the_search_turned_back_where_the_cut_begins() {
    let mut sample = Sample::new(regular(2, 3));
    sample.cut.extend([8, 9]);
    let scene = sample.scene(&fitted(&sample), PAGE_BUDGET);
    let struck = scene.edges.iter().filter(|edge| edge.strike.is_some());
    assert_eq!(struck.map(|edge| edge.child).collect::<Vec<_>>(), [8]);
    let cut = scene.nodes.iter().filter(|node| node.is_cut);
    let below = 8..sample.end(8);
    assert_eq!(
        cut.map(|node| node.node).collect::<Vec<_>>(),
        below.collect::<Vec<_>>()
    );
}

#[test]
fn no_view_of_a_large_tree_has_more_marks_than_the_budget() {
    let mut star: Vec<NodeId> = (1..=100_000).collect();
    star[0] = 100_000;
    let trees = [
        regular(9, 6),
        irregular(500_000, 3),
        star,
        vec![3_000; 3_000],
    ];
    for ends in trees {
        let sample = Sample::new(ends);
        assert!(sample.scene(&fitted(&sample), PAGE_BUDGET).len() > 20);
        for view in views(&sample) {
            let scene = sample.scene(&view, PAGE_BUDGET);
            let marks = scene.nodes.len() + scene.wedges.len();
            assert!(marks <= PAGE_BUDGET, "{marks} at {}", view.scale());
            assert!(scene.edges.len() <= PAGE_BUDGET);
        }
    }
}

/// Every node that is drawn or gathered is counted once: the whole tree is in the picture.
#[test]
fn wedges_count_what_is_not_drawn() {
    for ends in [regular(7, 5), irregular(60_000, 5)] {
        let sample = Sample::new(ends);
        let bounds = Bounds::of(&sample);
        let view = View::whole(
            bounds,
            (1_000.0 / (f64::from(bounds.right) * 64.0)).min(1.0),
        );
        let scene = sample.scene(&view, PAGE_BUDGET);
        let gathered: NodeId = scene.wedges.iter().map(|wedge| wedge.count).sum();
        assert_eq!(gathered + scene.nodes.len() as NodeId, sample.len());
    }
}

/// Wherever the window is, what is selected is drawn if its place is in it.
#[test]
fn the_selected_node_is_drawn_however_little_room_it_has() {
    let sample = Sample::new(regular(7, 6));
    let selected = 100_003;
    let scene = sample.scene_with(
        &fitted(&sample),
        PAGE_BUDGET,
        &BTreeSet::new(),
        Some(selected),
    );
    let found = scene.nodes.iter().find(|node| node.node == selected);
    assert!(found.is_some_and(|node| node.is_selected && node.size >= 0.2));
    let above = core::iter::successors(Some(selected), |&node| sample.parent(node));
    assert!(
        above
            .into_iter()
            .all(|node| numbers(&scene).contains(&node))
    );
}

/// Texts of neighbours do not lie on each other, at any scale.
#[test]
fn texts_keep_clear_of_each_other() {
    let mut sample = Sample::new(regular(3, 4));
    sample.texts = (0..sample.len())
        .map(|node| (node, "(−0.25, ∞)".to_owned()))
        .collect();
    for view in views(&sample) {
        let scene = sample.scene(&view, PAGE_BUDGET);
        let nodes = scene.nodes.iter().flat_map(|node| &node.texts);
        let texts: Vec<_> = nodes
            .map(|text| {
                let half = text.text.chars().count() as f32 * 0.3 * text.font;
                (text.at, half, text.font)
            })
            .collect();
        for (index, (at, half, font)) in texts.iter().enumerate() {
            for (other, other_half, _) in &texts[..index] {
                let apart = (at.0 - other.0).abs() >= (half + other_half) * 0.97;
                assert!(
                    apart || (at.1 - other.1).abs() >= font * 0.7,
                    "at {}",
                    view.scale()
                );
            }
        }
    }
}

proptest! {
    /// What a window shows is the part of the whole drawing that is in it.
    #[test]
    fn culling_leaves_out_nothing_that_is_seen(
        ends in any_tree(), across in -1_500.0..1_500.0, down in -900.0..200.0,
    ) {
        let sample = Sample::new(ends);
        let mut view = View::fitted(Bounds::of(&sample), (400.0, 300.0));
        view.zoom(1.0 / view.scale(), (200.0, 0.0));
        view.pan((across, down));
        // The window again, as wide as the whole tree; the same places have the same pixels.
        let all = sample.scene_with(&view, usize::MAX / 2, &BTreeSet::new(), None);
        let seen: BTreeSet<NodeId> = numbers(&all).into_iter().collect();
        for node in 0..sample.len() {
            let (x, y) = (view.across(sample.x(node)), view.down(sample.depth(node)));
            let is_inside = (0.0..=400.0).contains(&x) && (0.0..=300.0).contains(&y);
            prop_assert_eq!(seen.contains(&node), is_inside, "node {} at {} {}", node, x, y);
        }
        for (node, parent) in (1..sample.len()).filter_map(|node| Some((node, sample.parent(node)?))) {
            if seen.contains(&node) || seen.contains(&parent) {
                let stubs = all.edges.iter().filter(|edge| !seen.contains(&edge.child)).count();
                let has_edge = all.edges.iter().any(|edge| edge.child == node);
                prop_assert!(has_edge || stubs >= 4, "the edge to {} is missing", node);
            }
        }
    }

    /// With room for all, nodes are as large as the scale and do not touch.
    #[test]
    fn at_full_size_everything_is_as_large_as_it_should_be(ends in any_tree()) {
        let sample = Sample::new(ends);
        let view = View::whole(Bounds::of(&sample), 1.0);
        let scene = sample.scene(&view, usize::MAX / 2);
        prop_assert_eq!(scene.nodes.len() as NodeId, sample.len());
        prop_assert_eq!(scene.edges.len() as NodeId, sample.len() - 1);
        prop_assert!(scene.wedges.is_empty() && scene.nodes.iter().all(|node| node.size == 1.0));
    }
}
