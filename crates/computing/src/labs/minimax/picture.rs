//! Pictures of searches: where the nodes of a record stand, as [`experiments::minimax::Picture`] reads it.

use drawing::layout::{Layout, tidy};
use engines::minimax::Record;
use engines::minimax::record::NodeId;

/// The bytes of the picture of `record`, for a message between two parts of the same program.
pub fn bytes_of(record: &Record) -> Vec<u8> {
    let mut layout = Layout::default();
    for root in record.roots() {
        let ends: Vec<NodeId> = (root..record.end(root))
            .map(|node| record.end(node) - root)
            .collect();
        let iteration = tidy(&ends);
        layout.x.extend(iteration.x);
        layout.left.extend(iteration.left);
        layout.right.extend(iteration.right);
        layout.levels.extend(iteration.levels);
    }
    let mut bytes = record.as_bytes().to_vec();
    for column in [&layout.x, &layout.left, &layout.right] {
        bytes.extend_from_slice(bytemuck::cast_slice(column));
    }
    for column in [&layout.levels, &depths(record)] {
        bytes.extend_from_slice(bytemuck::cast_slice(column));
    }
    bytes
}

fn depths(record: &Record) -> Vec<u16> {
    let mut depths: Vec<u16> = Vec::with_capacity(record.node_count() as usize);
    for node in 0..record.node_count() {
        let above = record.parent(node).map(|parent| depths[parent as usize]);
        depths.push(above.map_or(0, |depth| depth.saturating_add(1)));
    }
    depths
}
