//! What of a tree is drawn: all that is in the window, as far as there is room and the budget reaches.
//!
//! From the root down, subtrees outside the window are left out by their extents. Children too narrow to be told
//! apart are gathered in groups. A node is *opened*, which is to say that its children are drawn, in the order
//! of the width of its subtree, widest first, until the budget is spent; the children of one that is not opened
//! are a group. The way to the nodes in focus is opened before all others, and they are never in a group.

use super::SceneRequest;
use crate::drawing::tree::{NodeId, Phase};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeSet, BinaryHeap};

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

/// What is drawn.
#[derive(Debug, Default)]
pub struct Selection {
    pub nodes: Vec<Chosen>,
    pub groups: Vec<Group>,
}

/// Chooses what is drawn.
pub fn select(request: &SceneRequest) -> Selection {
    let mut selector = Selector {
        request,
        area: Area::of(request),
        focus: focus(request),
        found: Selection::default(),
        waiting: BinaryHeap::new(),
        spent: 0,
    };
    if request.tree.is_there(0) {
        let root = request.view.across(request.x(0));
        selector.take(Chosen {
            node: 0,
            parent: None,
            depth: 0,
            is_below_cut: false,
            is_narrow: false,
            is_drawn: selector.area.has_level(request.view.down(0))
                && selector.area.has_column(root, root),
            has_edge: false,
        });
    }
    while let Some(next) = selector.waiting.pop() {
        selector.open(next.chosen);
    }
    selector.found
}

/// The window with its margin, in pixels.
struct Area {
    across: (f64, f64),
    down: (f64, f64),
}

impl Area {
    fn of(request: &SceneRequest) -> Self {
        let ((width, height), margin) = (request.view.size(), request.margin);
        Self {
            across: (-margin.0, width + margin.0),
            down: (-margin.1, height + margin.1),
        }
    }

    fn has_column(&self, left: f64, right: f64) -> bool {
        left <= self.across.1 && right >= self.across.0
    }

    fn has_level(&self, at: f64) -> bool {
        self.down.0 <= at && at <= self.down.1
    }
}

/// The nodes in focus and all above them.
fn focus(request: &SceneRequest) -> BTreeSet<NodeId> {
    let mut path = BTreeSet::new();
    let in_focus = request.selected.into_iter().chain(request.current);
    for node in in_focus.filter(|&node| node < request.tree.len()) {
        let mut above = Some(node);
        while let Some(node) = above.filter(|&node| path.insert(node)) {
            above = request.tree.parent(node);
        }
    }
    path
}

/// A node that may be opened; the greater goes first.
struct Waiting {
    is_in_focus: bool,
    width: f32,
    chosen: Chosen,
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> Ordering {
        let nodes = Reverse(self.chosen.node).cmp(&Reverse(other.chosen.node));
        let focus = self.is_in_focus.cmp(&other.is_in_focus);
        focus.then(self.width.total_cmp(&other.width)).then(nodes)
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Waiting {}

/// The children of a node as they would be drawn.
#[derive(Default)]
struct Parts {
    nodes: Vec<Chosen>,
    groups: Vec<Group>,
    /// Children outside the window, on the left and on the right, to which an edge leads out of it.
    stubs: (Vec<Chosen>, Vec<Chosen>),
    /// All that are there as one group.
    all: Option<Group>,
}

struct Selector<'a> {
    request: &'a SceneRequest<'a>,
    area: Area,
    focus: BTreeSet<NodeId>,
    found: Selection,
    waiting: BinaryHeap<Waiting>,
    /// How much of the budget is used: one for a node, an edge or a group, and one for the group that the
    /// children of a node may become.
    spent: usize,
}

impl Selector<'_> {
    /// Takes a node into the picture, and notes that it may be opened.
    fn take(&mut self, chosen: Chosen) {
        let tree = self.request.tree;
        let may_open =
            tree.end(chosen.node) > chosen.node + 1 && self.is_above_the_lower_edge(&chosen);
        self.spent += Self::cost(&chosen);
        if chosen.is_drawn || chosen.has_edge {
            self.found.nodes.push(chosen);
        }
        if may_open {
            self.spent += usize::from(chosen.is_drawn);
            let (left, right) = self.request.extent(chosen.node);
            self.waiting.push(Waiting {
                is_in_focus: self.focus.contains(&chosen.node),
                width: right - left,
                chosen,
            });
        }
    }

    fn cost(chosen: &Chosen) -> usize {
        usize::from(chosen.is_drawn || chosen.has_edge)
    }

    fn is_above_the_lower_edge(&self, chosen: &Chosen) -> bool {
        self.request.view.down(chosen.depth) <= self.area.down.1
    }

    fn open(&mut self, parent: Chosen) {
        let is_collapsed = self.request.collapsed.contains(&parent.node);
        let parts = self.parts(&parent, is_collapsed);
        let stubs = parts.stubs.0.len() + parts.stubs.1.len();
        let needs_room = |chosen: &Chosen| Self::cost(chosen) + usize::from(chosen.is_drawn);
        let cost = parts.nodes.iter().map(needs_room).sum::<usize>() + parts.groups.len() + stubs;
        let reserved = usize::from(parent.is_drawn);
        if is_collapsed || self.spent + cost > self.request.budget + reserved {
            // The place for the group was kept when the node was taken.
            self.found
                .groups
                .extend(parts.all.filter(|_| parent.is_drawn));
            return;
        }
        self.spent -= reserved;
        self.spent += parts.groups.len();
        self.found.groups.extend(parts.groups);
        self.spent += stubs;
        self.found.nodes.extend(parts.stubs.0);
        self.found.nodes.extend(parts.stubs.1);
        for chosen in parts.nodes {
            self.take(chosen);
        }
    }

    fn parts(&self, parent: &Chosen, is_collapsed: bool) -> Parts {
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
