//! A record with the places of its nodes: all that a picture of a search needs at any moment. Made where the
//! search was made, since placing hundreds of thousands of nodes takes longer than a page may be busy.
//!
//! After the record come, each a column of as many numbers as there are nodes: horizontal places, furthest places left and
//! right, levels below, levels above.

use engines::minimax::Record;
use engines::minimax::record::{Bytes, NodeId};
use std::sync::Arc;

/// A record and the places of its nodes, iteration by iteration. A copy is cheap.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    pub record: Record,
    places: Bytes,
}

/// The bytes that a node takes in the columns before: three of places, then two of levels.
const LEFT: usize = size_of::<f32>();
const RIGHT: usize = 2 * LEFT;
const LEVELS: usize = 3 * LEFT;
const DEPTHS: usize = LEVELS + size_of::<u16>();
const ALL: usize = DEPTHS + size_of::<u16>();

impl Picture {
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
