//! A record with the places of its nodes: all that a picture of a search needs at any moment. Made where the
//! search was made, since placing hundreds of thousands of nodes takes longer than a page may be busy.

use crate::drawing::layout::{Layout, tidy};
use crate::engines::minimax::Record;
use crate::engines::minimax::record::NodeId;

/// A record and the places of its nodes, iteration by iteration.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    pub record: Record,
    layout: Layout,
    depths: Vec<u16>,
}

impl Picture {
    /// Places the nodes of `record`.
    pub fn new(record: Record) -> Self {
        let mut layout = Layout::default();
        for root in record.roots() {
            let ends: Vec<NodeId> = (root..record.end(root))
                .map(|node| record.end(node) - root)
                .collect();
            let iteration = tidy(&ends);
            layout.x.extend(iteration.x);
            layout.left.extend(iteration.left);
            layout.right.extend(iteration.right);
        }
        let mut depths = Vec::with_capacity(record.node_count() as usize);
        for node in 0..record.node_count() {
            let above = record.parent(node).map(|parent| depths[parent as usize]);
            depths.push(above.map_or(0, |depth: u16| depth.saturating_add(1)));
        }
        Self {
            record,
            layout,
            depths,
        }
    }

    /// Horizontal place of a node in the tree of its iteration.
    pub fn x(&self, node: NodeId) -> f32 {
        self.layout.x(node)
    }

    /// The places furthest left and right in the subtree of a node.
    pub fn extent(&self, node: NodeId) -> (f32, f32) {
        self.layout.extent(node)
    }

    /// Distance from the root.
    pub fn depth(&self, node: NodeId) -> u32 {
        self.depths
            .get(node as usize)
            .copied()
            .unwrap_or_default()
            .into()
    }

    /// As bytes, for a message between two parts of the same program on one machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        let record = self.record.to_bytes();
        let mut bytes = (record.len() as u64).to_ne_bytes().to_vec();
        bytes.extend(record);
        for column in [&self.layout.x, &self.layout.left, &self.layout.right] {
            bytes.extend_from_slice(bytemuck::cast_slice(column));
        }
        bytes.extend_from_slice(bytemuck::cast_slice(&self.depths));
        bytes
    }

    /// From bytes; `None` for bytes that are no picture.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (length, rest) = bytes.split_first_chunk::<8>()?;
        let length = usize::try_from(u64::from_ne_bytes(*length)).ok()?;
        let (record, rest) = rest.split_at_checked(length)?;
        let record = Record::from_bytes(record)?;
        let count = record.node_count() as usize;
        let (x, rest) = rest.split_at_checked(4 * count)?;
        let (left, rest) = rest.split_at_checked(4 * count)?;
        let (right, depths) = rest.split_at_checked(4 * count)?;
        if depths.len() != 2 * count {
            return None;
        }
        let layout = Layout {
            x: bytemuck::pod_collect_to_vec(x),
            left: bytemuck::pod_collect_to_vec(left),
            right: bytemuck::pod_collect_to_vec(right),
        };
        let places = layout.x.iter().chain(&layout.left).chain(&layout.right);
        places.clone().all(|place| place.is_finite()).then(|| Self {
            record,
            layout,
            depths: bytemuck::pod_collect_to_vec(depths),
        })
    }
}
