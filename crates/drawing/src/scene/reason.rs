//! Reasons of cuts: a few words near the first of them, where nothing else is.

use super::node::Node;
use super::request::SceneRequest;
use super::wedge::Wedge;
use super::writing::{LINE, Role, Writing, font_for, width_of};
use crate::tree::{NodeId, Phase};
use std::collections::BTreeMap;

/// Below this scale nobody reads reasons.
const MIN_NODE: f32 = 0.45;
/// Between a reason and what it stands beside, in pixels.
const GAP: f32 = 5.0;

/// A box: left, top, right, bottom.
type Area = [f32; 4];

/// The reasons that have room.
pub fn reasons(
    request: &SceneRequest,
    nodes: &BTreeMap<NodeId, Node>,
    wedges: &[Wedge],
) -> Vec<Writing> {
    let mut taken: Vec<Area> = nodes.values().map(area_of_node).collect();
    taken.extend(wedges.iter().map(area_of_wedge));
    let (width, height) = request.view.size();
    let window = [0.0, 0.0, width as f32, height as f32];
    let mut found = Vec::new();
    for first in nodes.values().filter(|node| !node.marks.reason.is_empty()) {
        if first.size < MIN_NODE {
            continue;
        }
        let text = &first.marks.reason;
        let Some(font) = font_for(text, Role::Reason, first.size.min(1.0), f32::INFINITY) else {
            continue;
        };
        let across = width_of(text, Role::Reason, font);
        let down = text.lines().count() as f32 * LINE * font;
        let is_free = |area: &Area| {
            is_inside(area, &window) && !taken.iter().any(|taken| overlap(area, taken))
        };
        let places = places(request, first, nodes, (across, down));
        let Some(area) = places.into_iter().find(is_free) else {
            continue;
        };
        taken.push(area);
        found.push(Writing {
            text: text.clone(),
            role: Role::Reason,
            at: ((area[0] + area[2]) / 2.0, area[1] + font),
            font,
        });
    }
    found
}

/// Where a reason of this size may stand: below what was cut with `first`, at its right, at its left.
fn places(
    request: &SceneRequest,
    first: &Node,
    nodes: &BTreeMap<NodeId, Node>,
    (across, down): (f32, f32),
) -> [Area; 3] {
    let tree = request.tree;
    let parent = tree.parent(first.node);
    let end = parent.map_or(first.node + 1, |parent| tree.end(parent));
    let below = nodes.range(first.node..end).map(|(_, node)| node);
    let is_beside = |node: &&Node| node.look.phase == Phase::Cut && node.at.1 == first.at.1;
    let beside = below.clone().filter(is_beside);
    let (mut left, mut right) = (first.at.0, first.at.0);
    for node in beside {
        (left, right) = (left.min(node.at.0), right.max(node.at.0));
    }
    let lowest = below.map(|node| node.bottom).fold(first.bottom, f32::max);
    let (middle, half) = ((left + right) / 2.0, first.half.0 + GAP);
    let at = |x: f32, y: f32| [x - across / 2.0, y, x + across / 2.0, y + down];
    let level = first.at.1 - down / 2.0;
    [
        at(middle, lowest + GAP),
        at(right + half + across / 2.0, level),
        at(left - half - across / 2.0, level),
    ]
}

fn area_of_node(node: &Node) -> Area {
    let (x, half) = (node.at.0, node.half.0);
    [x - half, node.top, x + half, node.bottom]
}

fn area_of_wedge(wedge: &Wedge) -> Area {
    let [top, right, left] = wedge.corners;
    [left.0, top.1, right.0, right.1]
}

fn is_inside(area: &Area, window: &Area) -> bool {
    area[0] >= window[0] && area[1] >= window[1] && area[2] <= window[2] && area[3] <= window[3]
}

fn overlap(one: &Area, other: &Area) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
