//! Sizes of the nodes of a search's picture.

use drawing::tree::Metrics;
use experiments::minimax::Place;
use games::typed_tree::Node;
use texts::Texts;

/// Sizes for a search of `root`: boards are squares, and nodes of typed trees as wide as their numbers.
pub fn metrics_of(root: &Place, texts: &Texts) -> Metrics {
    if matches!(root, Place::Gardner(_)) {
        // Pieces are told apart by their outlines.
        return Metrics {
            node: (92.0, 92.0),
            sibling_distance: 110.0,
            level_distance: 144.0,
        };
    }
    if !matches!(root, Place::Tree(_)) {
        return Metrics {
            node: (60.0, 60.0),
            sibling_distance: 78.0,
            level_distance: 108.0,
        };
    }
    let width = leaf_width(root, texts);
    Metrics {
        node: (width, 30.0),
        sibling_distance: width + 12.0,
        level_distance: 84.0,
    }
}

/// Wide enough for the longest number at a leaf, and for the interval above a node whose neighbour is near.
fn leaf_width(place: &Place, texts: &Texts) -> f32 {
    const WIDE: f32 = 54.0;
    const CHARACTER: f32 = 8.0;
    let Place::Tree(position) = place else {
        return WIDE;
    };
    let nodes = position.tree().nodes();
    if nodes.iter().any(|node| node.children.len() == 1) {
        return WIDE;
    }
    let text = |node: &Node| (texts.value)(node.value).chars().count();
    let longest = nodes.iter().map(text).max().unwrap_or(1);
    (14.0 + CHARACTER * longest.max(2) as f32).min(WIDE)
}
