//! Stage of a tree view: the tree, the window on it, what is folded; and what is drawn of it.
//!
//! The drawing reaches beyond the window. While the window stays on it, moving it is a change of one attribute;
//! only what would show its edge, or another scale or moment, is drawn anew.

use super::walking::{Key, step};
use drawing::layout::{Layout, tidy_collapsed};
use drawing::reading::with_children;
use drawing::scene::{PAGE_BUDGET, Scene, SceneRequest};
use drawing::svg;
use drawing::tree::{NodeId, Tree};
use drawing::view::{Bounds, View};
use std::collections::BTreeSet;
use std::rc::Rc;

/// How far beyond the window is drawn, in pixels.
const MARGIN: (f64, f64) = (160.0, 120.0);
/// A step of the buttons and keys.
const ZOOM_STEP: f64 = 1.4;
/// The scale at which a node is read well, and one at which it is not.
const READABLE: f64 = 0.75;
const UNREADABLE: f64 = 0.5;
/// A scale at which hardly any text has room.
const WORDLESS: f64 = 0.3;
/// Trees of more nodes are not laid out anew in the page.
const MAX_REARRANGED: NodeId = 100_000;
/// What is folded has at least this width when the tree is seen whole, in pixels.
const NARROWEST_FOLDED: f64 = 16.0;

/// What the owner of the view wants to be shown of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wanted {
    pub identity: u64,
    pub version: u64,
    pub selected: Option<NodeId>,
    pub current: Option<NodeId>,
    pub is_following: bool,
    /// A node whose children's values must be read.
    pub reading: Option<NodeId>,
    /// Whether a tree too large to be read whole is first shown close to the current node.
    pub starts_close: bool,
}

/// How a picture is brought up to date.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The elements of the picture as SVG; `None` where those that were drawn last stay.
    pub elements: Option<String>,
    /// How far they are moved, in pixels.
    pub moved: (f64, f64),
    /// Whether the window shows the whole tree.
    pub is_whole: bool,
}

/// What is shown.
pub struct Stage {
    tree: Rc<dyn Tree>,
    wanted: Wanted,
    collapsed: BTreeSet<NodeId>,
    /// The places of the nodes, where the tree's own do not hold because something is folded.
    layout: Option<Layout>,
    view: View,
    /// The view that was drawn last, unless something else has changed since.
    drawn: Option<View>,
    has_size: bool,
    /// Whether the tree, which was not seen yet, is to be seen close to the current node if that is needed.
    is_to_go_close: bool,
    /// Whether a tree has been asked for at all.
    is_shown: bool,
}

impl Stage {
    /// With a tree that is seen whole, in a window that is not measured yet.
    pub fn new(tree: Rc<dyn Tree>) -> Self {
        Self {
            wanted: Wanted::default(),
            collapsed: BTreeSet::new(),
            layout: None,
            view: View::fitted(Bounds::of(&*tree), (1.0, 1.0)),
            tree,
            drawn: None,
            has_size: false,
            is_to_go_close: false,
            is_shown: false,
        }
    }

    fn x(&self, node: NodeId) -> f32 {
        self.layout
            .as_ref()
            .map_or_else(|| self.tree.x(node), |layout| layout.x(node))
    }

    fn extent(&self, node: NodeId) -> (f32, f32) {
        self.layout
            .as_ref()
            .map_or_else(|| self.tree.extent(node), |layout| layout.extent(node))
    }

    fn exists(&self, node: Option<NodeId>) -> Option<NodeId> {
        node.filter(|&node| node < self.tree.len())
    }

    /// Shows a tree as its owner wants it.
    pub fn update(&mut self, tree: Rc<dyn Tree>, wanted: Wanted) {
        let before = core::mem::replace(&mut self.wanted, wanted);
        let is_other = before.identity != wanted.identity || !self.is_shown;
        self.is_shown = true;
        let has_grown = tree.len() != self.tree.len();
        self.tree = tree;
        self.drawn = None;
        if is_other {
            self.collapsed.clear();
            self.layout = None;
            self.view = View::fitted(Bounds::of(&*self.tree), self.view.size());
            self.is_to_go_close = wanted.starts_close;
            self.go_close();
        } else {
            if has_grown {
                self.layout = self.rearranged();
            }
            self.measure();
        }
        self.follow(&before, is_other);
        if before.reading != wanted.reading || is_other {
            self.read();
        }
    }

    /// Keeps the node at work in view, if the viewer wants that.
    fn follow(&mut self, before: &Wanted, is_other: bool) {
        let wanted = self.wanted;
        let Some(current) = self.exists(wanted.current).filter(|_| wanted.is_following) else {
            return;
        };
        if !before.is_following && !is_other && self.view.scale() < UNREADABLE {
            self.view.zoom(READABLE / self.view.scale(), (0.0, 0.0));
            self.view
                .centre_on(self.x(current), self.tree.depth(current));
        } else if before.current != wanted.current && !is_other {
            self.reveal(current);
        }
    }

    /// Goes where the values that are to be read can be read, and unfolds what is over them.
    fn read(&mut self) {
        let Some(parent) = self.exists(self.wanted.reading).filter(|_| self.has_size) else {
            return;
        };
        let is_above = |node: &NodeId| *node <= parent && parent < self.tree.end(*node);
        let folded: Vec<NodeId> = self.collapsed.iter().copied().filter(is_above).collect();
        for node in folded {
            self.toggle(node);
        }
        self.view = with_children(&self.request(), parent);
    }

    fn request(&self) -> SceneRequest<'_> {
        SceneRequest {
            tree: &*self.tree,
            view: &self.view,
            layout: self.layout.as_ref(),
            collapsed: &self.collapsed,
            selected: self.wanted.selected,
            current: self.wanted.current,
            margin: MARGIN,
            budget: PAGE_BUDGET,
        }
    }

    /// Comes close to the current node of a tree that has just been put here whole, if it has to and the window is known.
    fn go_close(&mut self) {
        if !self.has_size || !core::mem::take(&mut self.is_to_go_close) {
            return;
        }
        if self.view.scale() < WORDLESS {
            let current = self.exists(self.wanted.current).unwrap_or(0);
            self.view.zoom(READABLE / self.view.scale(), (0.0, 0.0));
            self.view
                .centre_on(self.x(current), self.tree.depth(current));
        }
    }

    /// Takes the bounds of the tree as they are now.
    fn measure(&mut self) {
        let bounds = Bounds {
            right: self.extent(0).1,
            ..Bounds::of(&*self.tree)
        };
        if bounds != self.view.bounds() {
            let root = self.x(0);
            self.view.rearranged(bounds, root, root);
        }
    }

    /// Moves the window to a node that is outside it.
    fn reveal(&mut self, node: NodeId) {
        if !self.view.is_whole() {
            self.view.show(self.x(node), self.tree.depth(node));
        }
    }

    /// The window is this large, in pixels.
    pub fn resize(&mut self, size: (f64, f64)) {
        let has_size = size.0 > 0.0 && size.1 > 0.0;
        let had_size = core::mem::replace(&mut self.has_size, has_size);
        self.view.resize(size);
        if !had_size {
            self.view.fit();
            self.go_close();
        }
        self.read();
    }

    /// Says whether there was anything to move: seen whole, a tree stays where it is.
    pub fn pan(&mut self, by: (f64, f64)) -> bool {
        let is_possible = !self.view.is_whole();
        if is_possible {
            self.view.pan(by);
        }
        is_possible
    }

    /// Says whether anything has changed: what is seen in its whole width is made no smaller.
    pub fn zoom(&mut self, factor: f64, point: (f64, f64)) -> bool {
        let is_possible = factor > 1.0 || !self.view.is_smallest();
        if is_possible {
            self.view.zoom(factor, point);
        }
        is_possible
    }

    /// Folds a node, or unfolds it; it stays where it is in the window.
    pub fn toggle(&mut self, node: NodeId) {
        if self.tree.end(node) <= node + 1 {
            return;
        }
        let before = self.x(node);
        if !self.collapsed.remove(&node) {
            self.collapsed.insert(node);
        }
        self.layout = self.rearranged();
        let bounds = Bounds {
            right: self.extent(0).1,
            ..self.view.bounds()
        };
        self.view.rearranged(bounds, before, self.x(node));
        self.drawn = None;
    }

    /// The layout in which what is folded takes no room, where that is of use: in a large tree, seen whole, the
    /// folded node would be too narrow to be found again, and keeps its place.
    fn rearranged(&self) -> Option<Layout> {
        let (tree, count) = (&*self.tree, self.tree.len());
        if self.collapsed.is_empty() || count > MAX_REARRANGED {
            return None;
        }
        let layout = tidy_collapsed(
            count,
            |node| tree.end(node),
            |node| self.collapsed.contains(&node),
        );
        let bounds = Bounds {
            right: layout.extent(0).1,
            ..self.view.bounds()
        };
        let whole = View::fitted(bounds, self.view.size());
        (whole.unit() > NARROWEST_FOLDED).then_some(layout)
    }

    /// Goes closer to the subtrees that a wedge stands for, or unfolds what the viewer had folded.
    pub fn open(&mut self, parent: NodeId, first: NodeId, end: NodeId) {
        if self.collapsed.contains(&parent) {
            self.toggle(parent);
            return;
        }
        let (mut left, mut right) = self.extent(first);
        let mut node = self.tree.end(first);
        while node < end {
            let extent = self.extent(node);
            (left, right) = (left.min(extent.0), right.max(extent.1));
            node = self.tree.end(node).max(node + 1);
        }
        self.view.show_range(left, right, self.tree.depth(first));
    }

    /// Does what a key asks for; says which node is to be selected.
    pub fn press(&mut self, key: Key) -> Option<NodeId> {
        let middle = (self.view.size().0 / 2.0, self.view.size().1 / 2.0);
        match key {
            Key::Closer => self.view.zoom(ZOOM_STEP, middle),
            Key::Further => self.view.zoom(1.0 / ZOOM_STEP, middle),
            Key::Fit => self.view.fit(),
            Key::Fold => {
                let selected = self.exists(self.wanted.selected)?;
                self.toggle(selected);
            }
            Key::Go(direction) => {
                let from = self.exists(self.wanted.selected);
                let start = self.exists(self.wanted.current).unwrap_or(0);
                let is_folded = |node: NodeId| self.collapsed.contains(&node);
                let node = from.map_or(Some(start), |from| {
                    step(&*self.tree, from, direction, is_folded)
                })?;
                self.reveal(node);
                return Some(node);
            }
        }
        None
    }

    /// What brings the picture up to date; `None` while the window has no size.
    pub fn draw(&mut self) -> Option<Drawing> {
        if !self.has_size {
            return None;
        }
        let moved = self.drawn.and_then(|drawn| moved(&drawn, &self.view));
        let elements = moved.is_none().then(|| {
            let scene = Scene::of(&self.request());
            svg::elements(&scene)
        });
        if moved.is_none() {
            self.drawn = Some(self.view);
        }
        Some(Drawing {
            elements,
            moved: moved.unwrap_or_default(),
            is_whole: self.view.is_whole(),
        })
    }
}

/// How far the window has moved on what was drawn, if it is still on it.
fn moved(drawn: &View, now: &View) -> Option<(f64, f64)> {
    let is_same = drawn.scale() == now.scale()
        && drawn.size() == now.size()
        && drawn.bounds() == now.bounds();
    let (from, to) = (drawn.origin(), now.origin());
    let by = (to.0 - from.0, to.1 - from.1);
    let is_inside = by.0.abs() < MARGIN.0 * 0.6 && by.1.abs() < MARGIN.1 * 0.6;
    (is_same && is_inside).then_some(by)
}
