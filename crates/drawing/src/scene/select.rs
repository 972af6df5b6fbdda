//! Selection of what is drawn of a tree: all that is in the window, as far as there is room and the budget reaches.
//!
//! From the root down, subtrees outside the window are left out by their extents. Children too narrow to be told
//! apart are gathered in groups. A node is *opened*, which is to say that its children are drawn, in the order
//! of the width of its subtree, widest first, until the budget is spent; the children of one that is not opened
//! are a group. The way to the nodes in focus is opened before all others, and they are never in a group.

use super::family::{Area, Chosen, Group, Sorter};
use super::request::SceneRequest;
use crate::tree::NodeId;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeSet, BinaryHeap};

/// What is drawn.
#[derive(Debug, Default)]
pub struct Selection {
    pub nodes: Vec<Chosen>,
    pub groups: Vec<Group>,
}

/// Chooses what is drawn.
pub fn select(request: &SceneRequest) -> Selection {
    let mut selector = Selector {
        sorter: Sorter {
            request,
            area: Area::of(request),
            focus: focus(request),
        },
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
            is_drawn: selector.sorter.area.has_level(request.view.down(0))
                && selector.sorter.area.has_column(root, root),
            has_edge: false,
        });
    }
    while let Some(next) = selector.waiting.pop() {
        selector.open(next.chosen);
    }
    selector.found
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

struct Selector<'a> {
    sorter: Sorter<'a>,
    found: Selection,
    waiting: BinaryHeap<Waiting>,
    /// How much of the budget is used: one for a node, an edge or a group, and one for the group that the
    /// children of a node may become.
    spent: usize,
}

impl Selector<'_> {
    /// Takes a node into the picture, and notes that it may be opened.
    fn take(&mut self, chosen: Chosen) {
        let tree = self.sorter.request.tree;
        let may_open =
            tree.end(chosen.node) > chosen.node + 1 && self.is_above_the_lower_edge(&chosen);
        self.spent += Self::cost(&chosen);
        if chosen.is_drawn || chosen.has_edge {
            self.found.nodes.push(chosen);
        }
        if may_open {
            self.spent += usize::from(chosen.is_drawn);
            let (left, right) = self.sorter.request.extent(chosen.node);
            self.waiting.push(Waiting {
                is_in_focus: self.sorter.focus.contains(&chosen.node),
                width: right - left,
                chosen,
            });
        }
    }

    fn cost(chosen: &Chosen) -> usize {
        usize::from(chosen.is_drawn || chosen.has_edge)
    }

    fn is_above_the_lower_edge(&self, chosen: &Chosen) -> bool {
        self.sorter.request.view.down(chosen.depth) <= self.sorter.area.down.1
    }

    fn open(&mut self, parent: Chosen) {
        let is_collapsed = self.sorter.request.collapsed.contains(&parent.node);
        let parts = self.sorter.parts(&parent, is_collapsed);
        let stubs = parts.stubs.0.len() + parts.stubs.1.len();
        let needs_room = |chosen: &Chosen| Self::cost(chosen) + usize::from(chosen.is_drawn);
        let cost = parts.nodes.iter().map(needs_room).sum::<usize>() + parts.groups.len() + stubs;
        let reserved = usize::from(parent.is_drawn);
        if is_collapsed || self.spent + cost > self.sorter.request.budget + reserved {
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
}
