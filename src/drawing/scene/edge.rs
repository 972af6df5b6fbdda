//! Edges between nodes, and the wedges that stand for subtrees that are not drawn.

use super::family::{Chosen, Group};
use super::node::Node;
use super::writing::{Role, Writing, font_for, grouped};
use super::{Point, SceneRequest};
use crate::drawing::tree::{NodeId, Phase};
use std::collections::BTreeMap;

/// Where on an edge its text stands: so low that the texts of siblings are apart.
const TEXT_AT: f32 = 0.6;
/// Where the stroke through a cut edge is: near the parent, which is where the search turned back.
const STRIKE_AT: f32 = 0.34;
/// Lines are not drawn further out of the window than this, in pixels.
const FURTHEST: f32 = 1_000.0;
/// A wedge is at least so wide, in pixels.
const NARROWEST: f64 = 3.0;

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
    /// The ends of the stroke through it, where the search turned back.
    pub strike: Option<(Point, Point)>,
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
            strike: starts_cut.then(|| strike(from, to, 7.0 * size.max(0.5))),
            text: text(
                &look.edge,
                from,
                to,
                size,
                request.view.metrics().sibling_distance,
            ),
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
fn clipped(from: Point, to: Point, width: f32) -> (Point, Point) {
    let length = to.0 - from.0;
    if length.abs() < FURTHEST {
        return (from, to);
    }
    let at = |edge: f32| ((edge - from.0) / length).clamp(0.0, 1.0);
    let (left, right) = (at(-FURTHEST), at(width + FURTHEST));
    let (first, last) = (left.min(right), left.max(right));
    (along(from, to, first), along(from, to, last))
}

/// A short stroke square to an edge.
fn strike(from: Point, to: Point, half: f32) -> (Point, Point) {
    let (x, y) = along(from, to, STRIKE_AT);
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = (across * across + down * down).sqrt().max(1e-3);
    let (side, rise) = (-down / length * half, across / length * half);
    ((x + side, y + rise), (x - side, y - rise))
}

fn text(text: &str, from: Point, to: Point, size: f32, distance: f32) -> Option<Writing> {
    // On lines that lean the texts of siblings are as far apart as they stand high.
    let lean = (to.0 - from.0).abs() * 0.15;
    let font = font_for(text, Role::Move, size, distance * size * 0.7 + lean)?;
    let (x, y) = along(from, to, TEXT_AT);
    (to.1 - from.1 > font * 1.3).then(|| Writing {
        text: text.to_owned(),
        role: Role::Move,
        at: (x, y + 0.35 * font),
        font,
    })
}

/// A subtree, or several side by side, as a wedge that hangs from their parent.
#[derive(Clone, Debug, PartialEq)]
pub struct Wedge {
    /// The node it hangs from.
    pub parent: NodeId,
    /// The first node that it stands for.
    pub first: NodeId,
    /// One after the last.
    pub end: NodeId,
    /// The edge it hangs on, if it does not hang from its parent itself.
    pub stem: Option<(Point, Point)>,
    /// Its point, and the ends of its lower side.
    pub corners: [Point; 3],
    /// How many nodes it stands for.
    pub count: NodeId,
    pub phase: Phase,
    pub is_cut: bool,
    /// Whether the viewer wanted it so.
    pub is_collapsed: bool,
    /// The count, if there is room for it.
    pub text: Option<Writing>,
}

impl Wedge {
    pub(super) fn of(
        request: &SceneRequest,
        group: &Group,
        nodes: &BTreeMap<NodeId, Node>,
    ) -> Self {
        let view = request.view;
        let parent = nodes.get(&group.parent);
        let level = view.level() as f32;
        let above = (view.down(group.depth) as f32) - level;
        let point = parent.map_or_else(
            || (view.across(request.x(group.parent)) as f32, above),
            |node| (node.at.0, node.bottom),
        );
        let size = parent.map_or(0.0, |node| node.size);
        let (left, right) = base(request, group, point.0, size);
        let is_only =
            group.first == group.parent + 1 && group.end == request.tree.end(group.parent);
        // Part of a family hangs from a stem of its own, or its wedge would lie across its neighbours.
        let top = if is_only {
            point
        } else {
            ((left + right) / 2.0, above + level * 0.8)
        };
        let foot = if group.is_collapsed {
            point.1 + level * 0.3
        } else {
            // Down to the lowest node it stands for, within reason.
            let lowest = view.down(group.depth + group.levels) as f32;
            let furthest = view.size().1 as f32 + FURTHEST;
            lowest.min(furthest).max(top.1 + level * 0.3)
        };
        let phase = request.tree.phase(group.first);
        let text = format!("▾ {}", grouped(group.count));
        // A wedge that the viewer made has the room of a leaf for its text, others their own width.
        let (size, room) = if group.is_collapsed {
            (size, view.metrics().sibling_distance * size)
        } else {
            (size.max(0.8), right - left - 8.0)
        };
        let wanted = Role::Count.font() * size;
        let font = font_for(&text, Role::Count, size, room)
            .filter(|&font| font == wanted || group.is_collapsed);
        Self {
            parent: group.parent,
            first: group.first,
            end: group.end,
            stem: (!is_only).then(|| clipped(point, top, view.size().0 as f32)),
            corners: [top, (right, foot), (left, foot)],
            count: group.count,
            phase,
            is_cut: group.is_below_cut || phase == Phase::Cut,
            is_collapsed: group.is_collapsed,
            text: font.map(|font| Writing {
                text,
                role: Role::Count,
                at: ((left + right) / 2.0, foot + font),
                font,
            }),
        }
    }
}

/// From where to where the lower side of a wedge goes.
fn base(request: &SceneRequest, group: &Group, middle: f32, size: f32) -> (f32, f32) {
    let view = request.view;
    if group.is_collapsed {
        let half = view.metrics().node.1 * 0.4 * size;
        return (middle - half, middle + half);
    }
    let (left, right) = (view.across(group.left), view.across(group.right));
    let more = ((NARROWEST - (right - left)) / 2.0).max(0.0);
    let furthest = view.size().0 + f64::from(FURTHEST);
    (
        (left - more).max(f64::from(-FURTHEST)) as f32,
        (right + more).min(furthest) as f32,
    )
}
