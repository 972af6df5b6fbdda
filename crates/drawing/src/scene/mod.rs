//! Scene, what is drawn of a tree in a view: a list of marks, each with its place in the window, for [`svg`](super::svg)
//! and [`tikz`](super::tikz) to write down.
//!
//! * `request`: what is to be drawn.
//! * `select`: which nodes, and which are gathered in groups; `family`: among the children of one.
//! * `size`: how large each node can be without touching its neighbours.
//! * `node`, `edge`, `wedge`: what is drawn, with its texts.
//! * `reason`: why branches were cut, near them. `writing`: texts that fit where they stand.
//!
//! However large the tree, a scene has no more marks than its budget. Marks below the budget cost about as much
//! as the text they become, so that a scene can be made anew for every frame.

mod edge;
mod family;
mod node;
mod point;
mod reason;
mod request;
mod select;
mod size;
mod wedge;
mod writing;

pub use edge::{Edge, distance_for};
pub use node::{Node, pentagon};
pub use point::Point;
pub use request::SceneRequest;
pub use wedge::Wedge;
pub use writing::{LINE, Role, Writing};

use super::tree::{NodeId, Tree};
use super::view::{Bounds, View};
use std::collections::{BTreeMap, BTreeSet};

/// So many nodes and wedges are drawn in a page: what a slow machine can draw in half a frame.
pub const PAGE_BUDGET: usize = 300;
/// So many nodes a file of its own has, before subtrees are gathered in it.
pub const FILE_BUDGET: usize = 3_000;
/// How wide such a file is at most when subtrees are gathered, in pixels.
const FILE_WIDTH: f64 = 8_000.0;

/// A drawing: wedges and edges first, nodes over them, and reasons over all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    pub wedges: Vec<Wedge>,
    pub edges: Vec<Edge>,
    pub nodes: Vec<Node>,
    /// Why branches were cut, where there is room to say it.
    pub reasons: Vec<Writing>,
}

impl Scene {
    /// The part of a tree that is seen.
    pub fn of(request: &SceneRequest) -> Self {
        let selection = select::select(request);
        let sizes = size::sizes(request, &selection);
        let drawn = selection.nodes.iter().zip(sizes);
        let nodes: BTreeMap<NodeId, Node> = drawn
            .filter(|(chosen, _)| chosen.is_drawn)
            .map(|(chosen, size)| (chosen.node, Node::of(request, chosen, size)))
            .collect();
        let with_edge = selection.nodes.iter().filter(|chosen| chosen.has_edge);
        let edges = with_edge.filter_map(|chosen| Edge::of(request, chosen, &nodes));
        let groups = selection.groups.iter();
        let wedges: Vec<Wedge> = groups
            .map(|group| Wedge::of(request, group, &nodes))
            .collect();
        Self {
            reasons: reason::reasons(request, &nodes, &wedges),
            wedges,
            edges: edges.collect(),
            nodes: nodes.into_values().collect(),
        }
    }

    /// The whole of a tree, and the size of the window it is drawn in. One with more nodes than a file should
    /// have is drawn no wider than is practical, with small subtrees gathered.
    pub fn of_whole(tree: &dyn Tree) -> (Self, (f64, f64)) {
        let bounds = Bounds::of(tree);
        let is_small = tree.len() as usize <= FILE_BUDGET;
        let at_full_size = View::whole(bounds, 1.0);
        let scale = if is_small {
            1.0
        } else {
            (FILE_WIDTH / at_full_size.size().0).min(1.0)
        };
        let view = View::whole(bounds, scale);
        let scene = Self::of(&SceneRequest {
            tree,
            view: &view,
            layout: None,
            collapsed: &BTreeSet::new(),
            selected: None,
            current: None,
            margin: (0.0, 0.0),
            budget: if is_small {
                usize::MAX / 2
            } else {
                FILE_BUDGET
            },
        });
        (scene, view.size())
    }

    /// How many marks there are.
    pub fn len(&self) -> usize {
        self.wedges.len() + self.edges.len() + self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
