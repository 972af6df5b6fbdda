//! The request for a scene: a tree, how it is seen, and how much of it may be drawn.

use crate::layout::Layout;
use crate::tree::{NodeId, Tree};
use crate::view::View;
use std::collections::BTreeSet;

/// What is to be drawn.
#[derive(Clone, Copy)]
pub struct SceneRequest<'a> {
    pub tree: &'a dyn Tree,
    pub view: &'a View,
    /// Where the nodes stand, if not where the tree has them.
    pub layout: Option<&'a Layout>,
    /// Nodes whose children are not wanted.
    pub collapsed: &'a BTreeSet<NodeId>,
    pub selected: Option<NodeId>,
    /// Drawn like the selected one wherever it is, without the ring.
    pub current: Option<NodeId>,
    /// How far around the window is drawn, in pixels.
    pub margin: (f64, f64),
    pub budget: usize,
}

impl SceneRequest<'_> {
    pub(crate) fn x(&self, node: NodeId) -> f32 {
        self.layout
            .map_or_else(|| self.tree.x(node), |layout| layout.x(node))
    }

    pub(super) fn extent(&self, node: NodeId) -> (f32, f32) {
        self.layout
            .map_or_else(|| self.tree.extent(node), |layout| layout.extent(node))
    }
}
