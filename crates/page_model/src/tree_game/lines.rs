//! Lines through nodes that cannot be told apart.

use super::pixels::Pixels;
use games::tree_game::NodeId;

/// A bow from each node to the next, as a path of the picture.
pub fn together(pixels: &Pixels, nodes: &[NodeId]) -> String {
    let mut path = String::new();
    for pair in nodes.windows(2) {
        let ((x1, y1), (x2, y2)) = (pixels.at(pair[0]), pixels.at(pair[1]));
        let bend = ((x2 - x1).abs() * 0.08 + (y2 - y1).abs() * 0.2).min(26.0);
        let (x, y) = (
            f32::midpoint(x1, x2) + (y2 - y1).abs() * 0.25,
            f32::midpoint(y1, y2) - bend,
        );
        path += &format!("M{x1:.1} {y1:.1}Q{x:.1} {y:.1} {x2:.1} {y2:.1}");
    }
    path
}
