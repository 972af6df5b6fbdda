//! Places in the picture of a deal, in percent of its width and height.

use super::deal_tree::{DealNode, DealTree};

/// Where a history stands, from the left and from the top.
pub fn place(picture: &DealTree, node: &DealNode) -> (f64, f64) {
    let x = 100.0 * node.x / picture.leaves.max(1) as f64;
    let y = 100.0 * (node.depth as f64 + 0.5) / (picture.depth as f64 + 1.0);
    (x, y)
}

/// A place as a style.
pub fn at((x, y): (f64, f64)) -> String {
    format!("left:{x:.2}%;top:{y:.2}%")
}
