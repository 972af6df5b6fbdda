//! View of a tree: the window through which the layout is looked at.
//!
//! A large tree is a hundred thousand times as wide as it is high, so that no single scale shows it: seen whole
//! it would be a line. Therefore the two directions have a scale each. The viewer chooses the horizontal one;
//! the vertical one is the same wherever the tree is large enough, and below that it stays so large that the
//! levels fill the window.

use super::tree::{Metrics, Tree};

/// Between the tree and the edge of the window, in pixels.
const PADDING: f64 = 18.0;
/// So much of the tree stays in the window, in pixels.
const KEPT: f64 = 90.0;
/// Largest scale, by hand and for a tree that would fit larger.
const MAX_SCALE: f64 = 3.0;
const MAX_FIT: f64 = 1.25;
/// Levels are not made lower than this to show them all at once: a deep tree goes on below the window.
const MIN_LEVEL: f64 = 0.25;
/// Nor lower than this where there are pictures in them, which is told by the height of a node.
const MIN_LEVEL_OF_PICTURES: f64 = 0.72;
const HEIGHT_OF_PICTURES: f32 = 50.0;

/// What a view must know of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The place furthest right; the leftmost is 0.
    pub right: f32,
    /// The depth of the lowest level.
    pub height: u32,
    pub metrics: Metrics,
}

impl Bounds {
    /// Those of `tree` in its own layout.
    pub fn of(tree: &dyn Tree) -> Self {
        Self {
            right: tree.extent(0).1,
            height: tree.levels_below(0),
            metrics: tree.metrics(),
        }
    }

    /// Whether nodes are pictures, which must be large enough to be read.
    pub(super) fn has_pictures(&self) -> bool {
        self.metrics.node.1 > HEIGHT_OF_PICTURES
    }

    /// The least scale of the levels.
    fn lowest(&self) -> f64 {
        if self.has_pictures() {
            MIN_LEVEL_OF_PICTURES
        } else {
            MIN_LEVEL
        }
    }

    /// Width and height of the whole tree at scale 1, with its nodes.
    fn size(&self) -> (f64, f64) {
        let metrics = &self.metrics;
        let width = f64::from(self.right + 1.0) * f64::from(metrics.sibling_distance);
        // Above and below the outermost nodes there is text, for which the distances have room.
        let height = f64::from(self.height) * f64::from(metrics.level_distance)
            + f64::from(metrics.node.1 + metrics.level_distance) / 2.0;
        (width, height)
    }
}

/// A window on a tree. Lengths are pixels, from the window's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    bounds: Bounds,
    scale: f64,
    /// Where the place 0 of the layout and the root's level are.
    origin: (f64, f64),
    size: (f64, f64),
}

impl View {
    /// The whole tree in a window of `size`.
    pub fn fitted(bounds: Bounds, size: (f64, f64)) -> Self {
        let mut view = Self {
            bounds,
            scale: 1.0,
            origin: (0.0, 0.0),
            size: (size.0.max(1.0), size.1.max(1.0)),
        };
        view.fit();
        view
    }

    /// The whole tree, its width at `scale`, which is at most 1, in a window that just holds it.
    pub fn whole(bounds: Bounds, scale: f64) -> Self {
        let (width, height) = bounds.size();
        // So high that the levels have scale 1, whatever the width has.
        let size = (width * scale + 2.0 * PADDING, height + 2.0 * PADDING);
        let mut view = Self::fitted(bounds, size);
        view.scale = scale;
        view.centre();
        view
    }

    pub fn scale(&self) -> f64 {
        self.scale
    }

    pub fn size(&self) -> (f64, f64) {
        self.size
    }

    /// Where the place 0 of the layout and the root's level are.
    pub fn origin(&self) -> (f64, f64) {
        self.origin
    }

    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    pub fn metrics(&self) -> Metrics {
        self.bounds.metrics
    }

    /// The scale of the levels, and of nodes that have room.
    pub fn vertical_scale(&self) -> f64 {
        self.scale
            .max(self.fitting().1.clamp(self.bounds.lowest(), 1.0))
    }

    /// Pixels between two leaves side by side.
    pub fn unit(&self) -> f64 {
        self.scale * f64::from(self.bounds.metrics.sibling_distance)
    }

    /// Pixels between two levels.
    pub fn level(&self) -> f64 {
        self.vertical_scale() * f64::from(self.bounds.metrics.level_distance)
    }

    pub fn across(&self, x: f32) -> f64 {
        self.origin.0 + f64::from(x) * self.unit()
    }

    pub fn down(&self, depth: u32) -> f64 {
        self.origin.1 + f64::from(depth) * self.level()
    }

    /// Shows the whole tree.
    pub fn fit(&mut self) {
        self.scale = self.smallest();
        self.centre();
    }

    /// Whether the scale is the smallest there is: the tree is seen in its whole width.
    pub fn is_smallest(&self) -> bool {
        self.scale <= self.smallest() * 1.000_001
    }

    /// Whether the whole tree is seen.
    pub fn is_whole(&self) -> bool {
        self.is_smallest() && self.fitting().1 >= self.bounds.lowest()
    }

    pub fn pan(&mut self, by: (f64, f64)) {
        self.origin.0 += by.0;
        self.origin.1 += by.1;
        self.keep_in_sight();
    }

    /// Larger by `factor`; what is at `point` stays there.
    pub fn zoom(&mut self, factor: f64, point: (f64, f64)) {
        let before = (self.unit(), self.level());
        let smallest = self.smallest();
        self.scale = (self.scale * factor).clamp(smallest, MAX_SCALE.max(smallest));
        if self.is_whole() {
            self.fit();
            return;
        }
        self.origin.0 = point.0 - (point.0 - self.origin.0) * self.unit() / before.0;
        self.origin.1 = point.1 - (point.1 - self.origin.1) * self.level() / before.1;
        self.keep_in_sight();
    }

    /// Moves as little as is needed for the node at `x` and `depth` to be well inside.
    pub fn show(&mut self, x: f32, depth: u32) {
        let (width, height) = self.size;
        let metrics = &self.bounds.metrics;
        let room = |node: f32, window: f64| (f64::from(node) * 1.2).min(window / 2.5);
        let into = |at: f64, room: f64, window: f64| at.clamp(room, window - room) - at;
        let across = into(self.across(x), room(metrics.node.0, width), width);
        let down = into(self.down(depth), room(metrics.node.1, height), height);
        if across != 0.0 || down != 0.0 {
            self.pan((across, down));
        }
    }

    /// Shows the places from `left` to `right` as wide as they go, the level `depth` in the middle.
    pub fn show_range(&mut self, left: f32, right: f32, depth: u32) {
        self.show_range_within(left, right, depth, MAX_FIT);
    }

    /// The same at a scale of `most`, or less.
    pub fn show_range_within(&mut self, left: f32, right: f32, depth: u32, most: f64) {
        let span = f64::from(right - left);
        // Seen from afar nodes are wider than the places they stand on.
        let beside = f64::from(self.bounds.metrics.node.0) * 1.25;
        let with_nodes = (self.size.0 - beside).max(1.0) / span.max(1e-3);
        let wanted = (self.size.0 / (span + 2.0)).min(with_nodes);
        let scale = wanted / f64::from(self.bounds.metrics.sibling_distance);
        let smallest = self.smallest();
        self.scale = scale.clamp(smallest, most.max(smallest));
        self.centre_on((left + right) / 2.0, depth);
    }

    /// Puts a place into the middle.
    pub fn centre_on(&mut self, x: f32, depth: u32) {
        let by = (
            self.size.0 / 2.0 - self.across(x),
            self.size.1 / 2.0 - self.down(depth),
        );
        self.pan(by);
    }

    /// The window has another size now: what was whole stays whole, else the middle stays the middle.
    pub fn resize(&mut self, size: (f64, f64)) {
        let was_smallest = self.is_smallest();
        let size = (size.0.max(1.0), size.1.max(1.0));
        let by = ((size.0 - self.size.0) / 2.0, (size.1 - self.size.1) / 2.0);
        self.size = size;
        if was_smallest || self.is_smallest() {
            self.refit();
        } else {
            self.pan(by);
        }
    }

    /// The tree has other bounds now, and what was at `before` is at `after`: that stays where it is.
    pub fn rearranged(&mut self, bounds: Bounds, before: f32, after: f32) {
        let was_smallest = self.is_smallest();
        let at = self.across(before);
        self.bounds = bounds;
        if was_smallest || self.is_smallest() {
            self.refit();
        } else {
            self.origin.0 += at - self.across(after);
            self.keep_in_sight();
        }
    }

    /// Takes the smallest scale, and the beginning of the tree only if it is seen whole.
    fn refit(&mut self) {
        self.scale = self.smallest();
        if self.is_whole() {
            self.centre();
        } else {
            self.keep_in_sight();
        }
    }

    /// The scales at which width and height just fit.
    fn fitting(&self) -> (f64, f64) {
        let (width, height) = self.bounds.size();
        let fitting = |room: f64, needed: f64| ((room - 2.0 * PADDING) / needed).max(1e-7);
        (fitting(self.size.0, width), fitting(self.size.1, height))
    }

    /// The scale that shows everything.
    fn smallest(&self) -> f64 {
        let (across, down) = self.fitting();
        across.min(down.max(self.bounds.lowest())).min(MAX_FIT)
    }

    fn centre(&mut self) {
        let width = f64::from(self.bounds.right) * self.unit();
        let height = f64::from(self.bounds.height) * self.level();
        // A little above the middle, as pictures hang; never above the padding.
        let room = f64::from(self.bounds.metrics.node.1) * self.vertical_scale() * 0.5 + PADDING;
        self.origin.0 = (self.size.0 - width) / 2.0;
        self.origin.1 = ((self.size.1 - height) * 0.45).max(room);
    }

    fn keep_in_sight(&mut self) {
        let width = f64::from(self.bounds.right) * self.unit();
        let height = f64::from(self.bounds.height) * self.level();
        let within = |origin: f64, length: f64, window: f64| {
            let kept = KEPT.min(window / 3.0);
            origin.clamp(kept - length, (window - kept).max(kept - length))
        };
        self.origin.0 = if self.is_smallest() {
            (self.size.0 - width) / 2.0
        } else {
            within(self.origin.0, width, self.size.0)
        };
        self.origin.1 = within(self.origin.1, height, self.size.1);
    }
}
