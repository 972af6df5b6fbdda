//! The children of a node, sorted: those that are drawn, those that are gathered in groups, those that only an
//! edge leads to.

use super::request::SceneRequest;
use crate::tree::{NodeId, Phase};
use std::collections::BTreeSet;

/// A subtree with less room than this goes into a group, in pixels.
const NARROW: f64 = 8.0;
/// A group is not made wider than this if it can be two.
const WIDE_GROUP: f64 = 56.0;
/// So many edges to children outside the window are drawn on each side.
const STUBS: usize = 4;

/// A node with a place on its level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen {
    pub node: NodeId,
    pub parent: Option<NodeId>,
    pub depth: u32,
    /// Whether the search passed over a node above it.
    pub is_below_cut: bool,
    /// Whether it has less room than it needs, and is drawn for being in focus.
    pub is_narrow: bool,
    /// Whether it is in the window; else only the edge to it is.
    pub is_drawn: bool,
    /// Whether the edge to it is seen.
    pub has_edge: bool,
}

/// Siblings that are not told apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    pub parent: NodeId,
    pub first: NodeId,
    /// One after the last descendant of the last.
    pub end: NodeId,
    /// The depth of the siblings.
    pub depth: u32,
    pub left: f32,
    pub right: f32,
    pub count: NodeId,
    /// How many levels are below the siblings.
    pub levels: u32,
    pub is_below_cut: bool,
    /// Whether the viewer wanted it so.
    pub is_collapsed: bool,
}

/// The window with its margin, in pixels.
pub struct Area {
    pub across: (f64, f64),
    pub down: (f64, f64),
}

impl Area {
    pub fn of(request: &SceneRequest) -> Self {
        let ((width, height), margin) = (request.view.size(), request.margin);
        Self {
            across: (-margin.0, width + margin.0),
            down: (-margin.1, height + margin.1),
        }
    }

    pub fn has_column(&self, left: f64, right: f64) -> bool {
        left <= self.across.1 && right >= self.across.0
    }

    pub fn has_level(&self, at: f64) -> bool {
        self.down.0 <= at && at <= self.down.1
    }
}

/// The children of a node as they would be drawn.
#[derive(Default)]
pub struct Parts {
    pub nodes: Vec<Chosen>,
    pub groups: Vec<Group>,
    /// Children outside the window, on the left and on the right, to which an edge leads out of it.
    pub stubs: (Vec<Chosen>, Vec<Chosen>),
    /// All that are there as one group.
    pub all: Option<Group>,
}

/// Sorts the children of nodes.
pub struct Sorter<'a> {
    pub request: &'a SceneRequest<'a>,
    pub area: Area,
    /// The nodes in focus and all above them.
    pub focus: BTreeSet<NodeId>,
}

impl Sorter<'_> {
    /// The children of `parent` as they would be drawn.
    pub fn parts(&self, parent: &Chosen, is_collapsed: bool) -> Parts {
        let (tree, view) = (self.request.tree, self.request.view);
        let is_below_cut = parent.is_below_cut || tree.phase(parent.node) == Phase::Cut;
        let above = view.across(self.request.x(parent.node));
        let mut parts = Parts::default();
        // Of the group that goes on: its place among the groups.
        let mut run: Option<Group> = None;
        let (mut child, last) = (parent.node + 1, tree.end(parent.node));
        while child < last {
            let next = tree.end(child).max(child + 1);
            if tree.is_there(child) {
                let group = self.alone(parent, child, is_below_cut, is_collapsed);
                parts.all = Some(joined(parts.all, group));
                if !is_collapsed {
                    self.sort(&group, above, &mut run, &mut parts);
                }
            }
            child = next;
        }
        parts.groups.extend(run);
        parts
    }

    /// The group of one child only.
    fn alone(
        &self,
        parent: &Chosen,
        child: NodeId,
        is_below_cut: bool,
        is_collapsed: bool,
    ) -> Group {
        let (left, right) = self.request.extent(child);
        Group {
            parent: parent.node,
            first: child,
            end: self.request.tree.end(child),
            depth: parent.depth + 1,
            left,
            right,
            count: self.request.tree.count(child),
            levels: self.request.tree.levels_below(child),
            is_below_cut,
            is_collapsed,
        }
    }

    /// Puts a child where it belongs: with the nodes, the groups, the edges that lead out, or nowhere.
    fn sort(&self, child: &Group, above: f64, run: &mut Option<Group>, parts: &mut Parts) {
        let view = self.request.view;
        let (left, right) = (view.across(child.left), view.across(child.right));
        let has_subtree = self.area.has_column(left, right);
        let is_in_focus = self.focus.contains(&child.first);
        let is_narrow = right - left + view.unit() < NARROW;
        if is_narrow && !is_in_focus {
            if has_subtree {
                let is_wide = |run: &Group| right - view.across(run.left) > WIDE_GROUP;
                parts.groups.extend(run.take_if(|run| is_wide(run)));
                *run = Some(joined(*run, *child));
            }
            return;
        }
        parts.groups.extend(run.take());
        let (at, level) = (
            view.across(self.request.x(child.first)),
            view.down(child.depth),
        );
        let crosses_level = level >= self.area.down.0 && level - view.level() <= self.area.down.1;
        let chosen = Chosen {
            node: child.first,
            parent: Some(child.parent),
            depth: child.depth,
            is_below_cut: child.is_below_cut,
            is_narrow,
            is_drawn: self.area.has_level(level) && self.area.has_column(at, at),
            has_edge: crosses_level && self.area.has_column(above.min(at), above.max(at)),
        };
        if has_subtree {
            parts.nodes.push(chosen);
        } else if chosen.has_edge {
            keep_stub(chosen, at < self.area.across.0, &mut parts.stubs);
        }
    }
}

/// Keeps the edges nearest to the window: on the left those that come last, on the right those that come first.
fn keep_stub(chosen: Chosen, is_left: bool, (left, right): &mut (Vec<Chosen>, Vec<Chosen>)) {
    if is_left {
        if left.len() == STUBS {
            left.remove(0);
        }
        left.push(chosen);
    } else if right.len() < STUBS {
        right.push(chosen);
    }
}

fn joined(group: Option<Group>, next: Group) -> Group {
    group.map_or(next, |group| Group {
        end: next.end,
        left: group.left.min(next.left),
        right: group.right.max(next.right),
        count: group.count + next.count,
        levels: group.levels.max(next.levels),
        ..group
    })
}
