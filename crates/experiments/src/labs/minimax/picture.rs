//! A record with the places of its nodes: all that a picture of a search needs at any moment. Made where the
//! search was made, since placing hundreds of thousands of nodes takes longer than a page may be busy.

use drawing::layout::{Layout, tidy};
use engines::minimax::Record;
use engines::minimax::record::{Bytes, NodeId};
use std::sync::Arc;

/// A record and the places of its nodes, iteration by iteration. A copy is cheap.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    pub record: Record,
    places: Bytes,
}

/// Three columns of places, then two of levels: the bytes a node takes in those before.
const LEFT: usize = size_of::<f32>();
const RIGHT: usize = 2 * LEFT;
const LEVELS: usize = 3 * LEFT;
const DEPTHS: usize = LEVELS + size_of::<u16>();
const ALL: usize = DEPTHS + size_of::<u16>();

impl Picture {
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

    /// From bytes; `None` for bytes that are no picture.
    pub fn from_bytes(bytes: Arc<Vec<u8>>) -> Option<Self> {
        let bytes = Bytes::new(bytes);
        let record = Record::from_bytes(bytes.clone())?;
        let places = bytes.from(record.byte_count());
        let count = record.node_count() as usize;
        (places.as_slice().len() == ALL * count).then_some(Self { record, places })
    }

    /// A number of `node` in the column before which each node takes so many bytes.
    fn read<T: bytemuck::AnyBitPattern>(&self, before: usize, node: NodeId) -> T {
        let column = before * self.record.node_count() as usize;
        self.places.read(column + size_of::<T>() * node as usize)
    }

    /// Horizontal place of a node in the tree of its iteration.
    pub fn x(&self, node: NodeId) -> f32 {
        self.read(0, node)
    }

    /// The places furthest left and right in the subtree of a node.
    pub fn extent(&self, node: NodeId) -> (f32, f32) {
        (self.read(LEFT, node), self.read(RIGHT, node))
    }

    /// How many levels are below a node.
    pub fn levels_below(&self, node: NodeId) -> u32 {
        self.read::<u16>(LEVELS, node).into()
    }

    /// Distance from the root.
    pub fn depth(&self, node: NodeId) -> u32 {
        self.read::<u16>(DEPTHS, node).into()
    }
}

fn depths(record: &Record) -> Vec<u16> {
    let mut depths: Vec<u16> = Vec::with_capacity(record.node_count() as usize);
    for node in 0..record.node_count() {
        let above = record.parent(node).map(|parent| depths[parent as usize]);
        depths.push(above.map_or(0, |depth| depth.saturating_add(1)));
    }
    depths
}
