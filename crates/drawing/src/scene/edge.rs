//! Edges between nodes.

use super::family::Chosen;
use super::node::Node;
use super::point::Point;
use super::request::SceneRequest;
use super::writing::{LINE, Role, Writing, font_for, width_of};
use crate::tree::{NodeId, Phase};
use std::collections::BTreeMap;

/// Where on an edge its text stands: so low that the texts of siblings are apart.
const TEXT_AT: f32 = 0.6;
/// How much of the room between the texts of siblings a text may take.
const TEXT_SHARE: f32 = 0.98;
/// Where the strokes through a cut edge are: nearer to the parent, which is where the search turned back, and so low that
/// those of siblings are apart.
const STRIKE_AT: f32 = 0.42;
/// From the middle of such a stroke to its end, and between the two, at scale 1, in pixels. All lean the same way, whichever
/// way their edges go, so that strokes of neighbours do not join to another sign.
const STROKE: Point = (4.0, -6.0);
const BETWEEN_STROKES: f32 = 5.0;
/// Lines are not drawn further out of the window than this, in pixels.
pub(super) const MAX_OUTSIDE: f32 = 1_000.0;

/// An edge in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge {
    /// The node at its lower end.
    pub child: NodeId,
    pub from: Point,
    pub to: Point,
    pub phase: Phase,
    /// Whether the search passed over the child or over one above it.
    pub is_cut: bool,
    pub is_principal: bool,
    /// The ends of the two strokes through it, where the search turned back.
    pub strike: Option<[(Point, Point); 2]>,
    pub text: Option<Writing>,
}

impl Edge {
    pub(super) fn of(
        request: &SceneRequest,
        chosen: &Chosen,
        nodes: &BTreeMap<NodeId, Node>,
    ) -> Option<Self> {
        let parent = chosen.parent?;
        let drawn = nodes.get(&chosen.node);
        let (from, to) = ends(request, chosen, parent, nodes);
        let elsewhere = drawn
            .is_none()
            .then(|| request.tree.appearance(chosen.node));
        let look = drawn.map(|node| &node.look).or(elsewhere.as_ref())?;
        let starts_cut = look.phase == Phase::Cut && !chosen.is_below_cut;
        let size = drawn.map_or(0.0, |node| node.size);
        let (start, end) = clipped(from, to, request.view.size().0 as f32);
        Some(Self {
            child: chosen.node,
            from: start,
            to: end,
            phase: look.phase,
            is_cut: chosen.is_below_cut || look.phase == Phase::Cut,
            is_principal: look.is_principal,
            strike: starts_cut.then(|| strike(from, to, size.max(0.5))),
            text: text(&look.edge, from, to, size, slot(request, chosen.node)),
        })
    }
}

/// From where to where the edge to `chosen` goes.
fn ends(
    request: &SceneRequest,
    chosen: &Chosen,
    parent: NodeId,
    nodes: &BTreeMap<NodeId, Node>,
) -> (Point, Point) {
    let view = request.view;
    // Half the height of nodes that are out of sight: about right is enough.
    let half = view.metrics().node.1 * view.vertical_scale() as f32 / 2.0;
    let level = view.down(chosen.depth);
    let above = (level - view.level()) as f32 + half;
    let from = nodes.get(&parent).map_or_else(
        || (view.across(request.x(parent)) as f32, above),
        |node| (node.at.0, node.bottom),
    );
    let to = nodes.get(&chosen.node).map_or_else(
        || {
            (
                view.across(request.x(chosen.node)) as f32,
                level as f32 - half,
            )
        },
        |node| (node.at.0, node.top),
    );
    (from, to)
}

fn along(from: Point, to: Point, share: f32) -> Point {
    (
        from.0 + (to.0 - from.0) * share,
        from.1 + (to.1 - from.1) * share,
    )
}

/// The part of a line that is in the window or near it.
pub(super) fn clipped(from: Point, to: Point, width: f32) -> (Point, Point) {
    let length = to.0 - from.0;
    if length.abs() < MAX_OUTSIDE {
        return (from, to);
    }
    let at = |edge: f32| ((edge - from.0) / length).clamp(0.0, 1.0);
    let (left, right) = (at(-MAX_OUTSIDE), at(width + MAX_OUTSIDE));
    let (first, last) = (left.min(right), left.max(right));
    (along(from, to, first), along(from, to, last))
}

/// Two short strokes through an edge.
fn strike(from: Point, to: Point, size: f32) -> [(Point, Point); 2] {
    let (x, y) = along(from, to, STRIKE_AT);
    let (across, up) = (STROKE.0 * size, STROKE.1 * size);
    [-0.5, 0.5].map(|side| {
        let x = x + side * BETWEEN_STROKES * size;
        ((x - across, y - up), (x + across, y + up))
    })
}

/// The room that a node and all below it have among its siblings, in pixels.
fn slot(request: &SceneRequest, node: NodeId) -> f32 {
    let ((left, right), view) = (request.extent(node), request.view);
    (view.across(right) - view.across(left) + view.unit()) as f32
}

/// How far apart siblings must stand, in pixels at scale 1, for `text` to have room on the edge to one of them.
pub fn distance_for(text: &str) -> f32 {
    width_of(text, Role::Move, Role::Move.font()) / (TEXT_AT * TEXT_SHARE)
}

fn text(text: &str, from: Point, to: Point, size: f32, slot: f32) -> Option<Writing> {
    // Where the texts of siblings stand, their edges have come so far apart.
    let font = font_for(text, Role::Move, size, TEXT_AT * slot * TEXT_SHARE)?;
    let (x, y) = along(from, to, TEXT_AT);
    let lines = text.lines().count() as f32;
    // The first line so much higher that the middle of all lines is on the edge.
    let rise = (lines - 1.0) * LINE * font / 2.0;
    (to.1 - from.1 > font * 1.3 * lines).then(|| Writing {
        text: text.to_owned(),
        role: Role::Move,
        at: (x, y + 0.35 * font - rise),
        font,
    })
}
