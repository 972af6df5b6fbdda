//! Marks beside nodes: numbers, reasons of cuts, what only one search has met; and how small anything may become.

use crate::sample::Sample;
use crate::shapes::{irregular, regular};
use drawing::scene::{Node, PAGE_BUDGET, Role, Scene, Writing};
use drawing::svg;
use drawing::tree::{Marks, Metrics, Tree};
use drawing::view::{Bounds, View};

const REASON: &str = "whatever this is,\nMax already has 3";

fn with_reason(reason: &str) -> Marks {
    Marks {
        reason: reason.to_owned(),
        ..Marks::default()
    }
}

/// A tree of two levels with two branches cut below its second node.
fn cut() -> Sample {
    let mut sample = Sample::new(regular(3, 2));
    sample.cut.extend([7, 8]);
    sample.marks.insert(7, with_reason(REASON));
    sample
}

/// Left, top, right, bottom of a text, from its characters.
fn area(text: &Writing) -> [f32; 4] {
    let longest = text.text.lines().map(|line| line.chars().count()).max();
    let half = longest.unwrap_or_default() as f32 * 0.29 * text.font;
    let lines = text.text.lines().count() as f32;
    let (x, y) = text.at;
    [
        x - half,
        y - text.font,
        x + half,
        y + (lines - 1.0) * 1.1 * text.font,
    ]
}

fn area_of(node: &Node) -> [f32; 4] {
    let ((x, y), (across, down)) = (node.at, node.half);
    [x - across, y - down, x + across, y + down]
}

fn overlap(one: [f32; 4], other: [f32; 4]) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

fn in_window(sample: &Sample, size: (f64, f64)) -> Scene {
    sample.scene(&View::fitted(Bounds::of(sample), size), PAGE_BUDGET)
}

#[test]
fn a_reason_stands_where_nothing_else_is() {
    for size in [(700.0, 260.0), (700.0, 420.0), (340.0, 260.0)] {
        let scene = in_window(&cut(), size);
        let [reason] = &scene.reasons[..] else {
            panic!("{size:?}: {:?}", scene.reasons)
        };
        assert_eq!(reason.text, REASON);
        let place = area(reason);
        assert!(place[0] >= 0.0 && place[2] <= size.0 as f32 && place[3] <= size.1 as f32);
        for node in &scene.nodes {
            assert!(
                !overlap(place, area_of(node)),
                "{size:?}: node {}",
                node.node
            );
        }
        // Near what it is about.
        let first = scene.nodes.iter().find(|node| node.node == 7).unwrap();
        assert!(
            (reason.at.0 - first.at.0).abs() < 150.0 && (reason.at.1 - first.at.1).abs() < 80.0
        );
    }
}

#[test]
fn reasons_without_room_are_left_away() {
    // Beside each other, so long that there is room for one of them at most.
    let mut sample = Sample::new(regular(9, 1));
    for node in 1..10 {
        sample.cut.insert(node);
        sample.marks.insert(node, with_reason(&"long ".repeat(20)));
    }
    let scene = in_window(&sample, (700.0, 300.0));
    assert!(scene.reasons.len() <= 1, "{:?}", scene.reasons);
    // Far away nobody reads.
    let mut large = Sample::new(irregular(20_000, 7));
    large.cut.insert(5);
    large.marks.insert(5, with_reason(REASON));
    assert!(in_window(&large, (700.0, 300.0)).reasons.is_empty());
}

#[test]
fn numbers_stand_on_the_left_of_their_nodes() {
    let mut sample = Sample::new(regular(3, 2));
    for node in [1, 5, 9] {
        let number = node.to_string();
        sample.marks.insert(
            node,
            Marks {
                number,
                ..Marks::default()
            },
        );
    }
    let scene = in_window(&sample, (700.0, 300.0));
    for node in &scene.nodes {
        let number = node.texts.iter().find(|text| text.role == Role::Number);
        assert_eq!(number.is_some(), [1, 5, 9].contains(&node.node));
        if let Some(number) = number {
            assert!(area(number)[2] <= node.at.0 - node.half.0);
        }
    }
}

#[test]
fn marks_are_written() {
    let mut sample = cut();
    let marks = Marks {
        is_alone: true,
        is_foretold: true,
        is_editable: true,
        reason: "<b>".to_owned(),
        ..Marks::default()
    };
    sample.marks.insert(8, marks);
    let svg = svg::elements(&in_window(&sample, (700.0, 300.0)));
    let node = svg.find("data-node=\"8\"").unwrap();
    let begin = svg[..node].rfind("<g ").unwrap();
    assert!(
        svg[begin..node].contains(" foretold editable"),
        "{}",
        &svg[begin..node]
    );
    assert_eq!(svg.matches("class=\"alone\"").count(), 1);
    assert!(svg.contains("data-about=\"node-8\""));
    assert!(svg.contains("Max already has 3</tspan>") && !svg.contains("<b>"));
}

/// Nothing is written smaller than can be read, values alone a little where neighbours are close.
#[test]
fn nothing_is_too_small_to_be_read() {
    for ends in [regular(3, 4), regular(7, 5), irregular(60_000, 5)] {
        let mut sample = Sample::new(ends);
        sample.texts = (0..sample.len())
            .map(|node| (node, "(−12, 4)".to_owned()))
            .collect();
        let mut view = View::fitted(Bounds::of(&sample), (1_200.0, 400.0));
        for _ in 0..40 {
            let scene = sample.scene(&view, PAGE_BUDGET);
            let of_nodes = scene.nodes.iter().flat_map(|node| &node.texts);
            let of_edges = scene.edges.iter().filter_map(|edge| edge.text.as_ref());
            for text in of_nodes.chain(of_edges) {
                let least = if text.role == Role::Value { 8.0 } else { 12.0 };
                assert!(text.font >= least, "{text:?} at {}", view.scale());
            }
            view.zoom(1.3, (500.0, 100.0));
        }
    }
}

#[test]
fn boards_are_never_too_small_to_be_read() {
    for ends in [regular(3, 5), regular(7, 4), irregular(30_000, 3)] {
        let mut sample = Sample::new(ends);
        sample.metrics = Metrics {
            node: (60.0, 60.0),
            sibling_distance: 78.0,
            level_distance: 108.0,
        };
        let view = View::fitted(Bounds::of(&sample), (680.0, 260.0));
        assert!(view.vertical_scale() >= 0.7, "{}", view.vertical_scale());
        let scene = sample.scene(&view, PAGE_BUDGET);
        let root = scene
            .nodes
            .iter()
            .find(|node| node.node == 0)
            .expect("the root is in sight");
        assert!(root.half.0 * 2.0 >= 42.0, "{root:?}");
    }
}
