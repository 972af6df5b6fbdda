//! Views in which the values of a node's children can be read: what is to be worked out must not be too small to be seen.

use super::scene::{Node, Role, Scene, SceneRequest};
use super::tree::NodeId;
use super::view::View;

/// Scales at which values are tried to be read, the one that leaves most of the tree in sight first.
const SCALES: [f64; 5] = [0.6, 0.75, 0.9, 1.25, 2.0];

/// Whether the values of all children of `parent` that have one are written inside the window.
pub fn shows_children(request: &SceneRequest, parent: NodeId) -> bool {
    let scene = Scene::of(request);
    let size = request.view.size();
    children(request, parent).all(|child| {
        let wanted = request.tree.appearance(child).value;
        let mut drawn = scene.nodes.iter().filter(|node| node.node == child);
        wanted.is_empty() || drawn.any(|node| is_inside(node, size) && is_written(node, &wanted))
    })
}

/// The view of `request`, or the nearest one in which the values of all children of `parent` can be read.
pub fn with_children(request: &SceneRequest, parent: NodeId) -> View {
    let mut view = *request.view;
    let places = children(request, parent).map(|child| request.x(child));
    let (left, right) = places.fold((f32::MAX, f32::MIN), |(left, right), x| {
        (left.min(x), right.max(x))
    });
    let depth = request.tree.depth(parent) + 1;
    for scale in SCALES {
        let seen = SceneRequest {
            view: &view,
            ..*request
        };
        if left > right || shows_children(&seen, parent) {
            break;
        }
        view.show_range_within(left, right, depth, scale);
    }
    view
}

/// The children that are there.
fn children(request: &SceneRequest, parent: NodeId) -> impl Iterator<Item = NodeId> {
    let tree = request.tree;
    let end = tree.end(parent);
    let first = Some(parent + 1).filter(|&child| child < end);
    let next = move |&child: &NodeId| {
        let next = tree.end(child).max(child + 1);
        (next < end).then_some(next)
    };
    core::iter::successors(first, next).filter(move |&child| tree.is_there(child))
}

fn is_inside(node: &Node, (width, height): (f64, f64)) -> bool {
    let (x, y) = (f64::from(node.at.0), f64::from(node.at.1));
    let (across, down) = (f64::from(node.half.0), f64::from(node.half.1));
    across <= x && x + across <= width && down <= y && y + down <= height
}

fn is_written(node: &Node, value: &str) -> bool {
    let mut texts = node.texts.iter();
    texts.any(|text| text.role == Role::Value && text.text == value)
}
