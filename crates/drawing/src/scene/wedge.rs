//! Wedges, which stand for subtrees that are not drawn.

use super::edge::{MAX_OUTSIDE, clipped};
use super::family::Group;
use super::node::Node;
use super::point::Point;
use super::request::SceneRequest;
use super::writing::{Role, Writing, font_for, grouped};
use crate::tree::{NodeId, Phase};
use std::collections::BTreeMap;

/// A wedge is at least so wide, in pixels.
const NARROWEST: f64 = 3.0;

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
        let above = view.down(group.depth - 1) as f32;
        let hook = parent.map_or_else(
            || (view.across(request.x(group.parent)) as f32, above),
            |node| (node.at.0, node.bottom),
        );
        let size = parent.map_or(0.0, |node| node.size);
        let (left, right) = base(request, group, hook.0, size);
        let is_only =
            group.first == group.parent + 1 && group.end == request.tree.end(group.parent);
        // Part of a family hangs from a stem of its own, or its wedge would lie across its neighbours.
        let top = if is_only {
            hook
        } else {
            ((left + right) / 2.0, above + view.level() as f32 * 0.8)
        };
        let foot = foot(request, group, top.1);
        let phase = request.tree.phase(group.first);
        Self {
            parent: group.parent,
            first: group.first,
            end: group.end,
            stem: (!is_only).then(|| clipped(hook, top, view.size().0 as f32)),
            corners: [top, (right, foot), (left, foot)],
            count: group.count,
            phase,
            is_cut: group.is_below_cut || phase == Phase::Cut,
            is_collapsed: group.is_collapsed,
            text: count(request, group, (left, right, foot), size),
        }
    }
}

/// How far down a wedge reaches: to the lowest node it stands for, within reason.
fn foot(request: &SceneRequest, group: &Group, top: f32) -> f32 {
    let view = request.view;
    let shortest = top + view.level() as f32 * 0.3;
    if group.is_collapsed {
        return shortest;
    }
    let lowest = view.down(group.depth + group.levels) as f32;
    let furthest = view.size().1 as f32 + MAX_OUTSIDE;
    lowest.min(furthest).max(shortest)
}

/// The count under the lower side of a wedge, which goes from `left` to `right`, if there is room for it.
fn count(
    request: &SceneRequest,
    group: &Group,
    (left, right, foot): (f32, f32, f32),
    size: f32,
) -> Option<Writing> {
    let text = format!("▾ {}", grouped(group.count));
    // A wedge that the viewer made has the room of a leaf for its text, others their own width.
    let font = if group.is_collapsed {
        let size = size.max(0.75);
        let room = request.view.metrics().sibling_distance * size;
        font_for(&text, Role::Count, size, room)?
    } else {
        let size = size.max(0.8);
        let font = font_for(&text, Role::Count, size, right - left - 8.0)?;
        (font >= Role::Count.font() * size).then_some(font)?
    };
    Some(Writing {
        text,
        role: Role::Count,
        at: ((left + right) / 2.0, foot + font),
        font,
    })
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
    let furthest = view.size().0 + f64::from(MAX_OUTSIDE);
    (
        (left - more).max(f64::from(-MAX_OUTSIDE)) as f32,
        (right + more).min(furthest) as f32,
    )
}
