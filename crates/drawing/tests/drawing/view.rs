//! The window on a tree: fitting, moving, scaling.

use crate::sample::Sample;
use crate::shapes::{any_tree, regular};
use drawing::tree::Tree;
use drawing::view::{Bounds, View};
use proptest::prelude::*;

const SIZE: (f64, f64) = (900.0, 400.0);

proptest! {
    /// Seen whole, every node is inside; a tree too deep for that is inside in its width.
    #[test]
    fn a_fitted_tree_is_in_the_window(ends in any_tree()) {
        let sample = Sample::new(ends);
        let view = View::fitted(Bounds::of(&sample), SIZE);
        prop_assert!(view.is_smallest());
        for node in 0..sample.len() {
            let (x, y) = (view.across(sample.x(node)), view.down(sample.depth(node)));
            prop_assert!((0.0..=SIZE.0).contains(&x));
            prop_assert!(!view.is_whole() || (0.0..=SIZE.1).contains(&y));
        }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there(
        ends in any_tree(), node in any::<prop::sample::Index>(), factor in 1.05..2.0,
    ) {
        let sample = Sample::new(ends);
        let node = node.index(sample.ends.len()) as u32;
        let mut view = View::fitted(Bounds::of(&sample), SIZE);
        view.zoom(1.2, (0.0, 0.0));
        let place = |view: &View| (view.across(sample.x(node)), view.down(sample.depth(node)));
        let before = place(&view);
        view.zoom(factor, before);
        let after = place(&view);
        prop_assert!((before.0 - after.0).abs() < 1e-6 && (before.1 - after.1).abs() < 1e-6);
    }

    #[test]
    fn a_node_that_is_shown_is_inside(
        ends in any_tree(), node in any::<prop::sample::Index>(), across in -1e4..1e4, down in -1e4..1e4,
    ) {
        let sample = Sample::new(ends);
        let node = node.index(sample.ends.len()) as u32;
        let mut view = View::fitted(Bounds::of(&sample), SIZE);
        view.zoom(4.0, (0.0, 0.0));
        view.pan((across, down));
        view.show(sample.x(node), sample.depth(node));
        let (x, y) = (view.across(sample.x(node)), view.down(sample.depth(node)));
        prop_assert!((0.0..=SIZE.0).contains(&x) && (0.0..=SIZE.1).contains(&y));
    }
}

#[test]
fn a_large_tree_keeps_levels_that_can_be_seen() {
    let sample = Sample::new(regular(9, 6));
    let view = View::fitted(Bounds::of(&sample), SIZE);
    assert!(view.scale() < 1e-4 && view.level() > 40.0);
    assert!(view.is_whole());
}

#[test]
fn a_tree_seen_whole_stays_so_when_the_window_changes() {
    let sample = Sample::new(regular(3, 2));
    let mut view = View::fitted(Bounds::of(&sample), SIZE);
    for size in [(320.0, 300.0), (1_200.0, 600.0), (0.0, 0.0), SIZE] {
        view.resize(size);
        assert!(view.is_smallest());
    }
    assert_eq!(view, View::fitted(Bounds::of(&sample), SIZE));
    view.zoom(0.2, (3.0, 3.0));
    assert_eq!(view, View::fitted(Bounds::of(&sample), SIZE));
}
