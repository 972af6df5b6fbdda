//! Bytes that are read where they lie.
//!
//! They come from another part of the same program, so their layout is that of memory. They are not checked in
//! advance, which would take as long as copying them: what is not there reads as zeros, and anyone who follows a
//! number to a place asks first whether that is one.

use super::{CHECKPOINT_STEPS, Checkpoint, Node, NodeId, Record};
use bytemuck::{AnyBitPattern, Zeroable};
use std::sync::Arc;

/// Bytes from some place on. A copy is cheap.
#[derive(Clone, Debug, Default)]
pub struct Bytes {
    all: Arc<Vec<u8>>,
    begin: usize,
}

impl Bytes {
    /// All of these.
    pub fn new(all: Arc<Vec<u8>>) -> Self {
        Self { all, begin: 0 }
    }

    /// These, from `begin` on.
    pub fn from(&self, begin: usize) -> Self {
        Self {
            all: self.all.clone(),
            begin: self.begin.saturating_add(begin),
        }
    }

    /// The value at `offset`; zeros where there is none.
    #[inline(always)]
    pub fn read<T: AnyBitPattern>(&self, offset: usize) -> T {
        let begin = self.begin.saturating_add(offset);
        let bytes = self.all.get(begin..begin.saturating_add(size_of::<T>()));
        bytes.map_or_else(T::zeroed, bytemuck::pod_read_unaligned)
    }

    /// All that there are.
    pub fn as_slice(&self) -> &[u8] {
        self.all.get(self.begin..).unwrap_or_default()
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

/// Before the nodes: how many nodes and how many steps there are.
const HEADER: usize = 2 * size_of::<u32>();

impl Record {
    /// The record that these nodes, steps and checkpoints make.
    pub(super) fn of_parts(nodes: &[Node], steps: &[u32], checkpoints: &[Checkpoint]) -> Self {
        let counts = [nodes.len() as u32, steps.len() as u32];
        let mut bytes = bytemuck::bytes_of(&counts).to_vec();
        bytes.extend_from_slice(bytemuck::cast_slice(nodes));
        bytes.extend_from_slice(bytemuck::cast_slice(steps));
        bytes.extend_from_slice(bytemuck::cast_slice(checkpoints));
        Self {
            bytes: Bytes::new(Arc::new(bytes)),
            nodes: counts[0],
            steps: counts[1],
        }
    }

    /// The record as bytes.
    pub fn as_bytes(&self) -> &[u8] {
        let all = self.bytes.as_slice();
        all.get(..self.byte_count()).unwrap_or(all)
    }

    /// How many bytes it takes.
    pub fn byte_count(&self) -> usize {
        let checkpoints = (self.steps as usize).div_ceil(CHECKPOINT_STEPS);
        self.checkpoints_begin() + checkpoints * size_of::<Checkpoint>()
    }

    /// The record at the beginning of these bytes; `None` if they are too few for it.
    pub fn from_bytes(bytes: Bytes) -> Option<Self> {
        let [nodes, steps]: [u32; 2] = bytes.read(0);
        let record = Self {
            bytes,
            nodes,
            steps,
        };
        (record.byte_count() <= record.bytes.as_slice().len()).then_some(record)
    }

    #[inline(always)]
    pub(super) fn node(&self, id: NodeId) -> Node {
        if id >= self.nodes {
            return Node::zeroed();
        }
        self.bytes.read(HEADER + size_of::<Node>() * id as usize)
    }

    pub(super) fn steps_begin(&self) -> usize {
        HEADER + size_of::<Node>() * self.nodes as usize
    }

    fn checkpoints_begin(&self) -> usize {
        self.steps_begin() + size_of::<u32>() * self.steps as usize
    }

    pub(super) fn checkpoint(&self, index: usize) -> Checkpoint {
        let offset = size_of::<Checkpoint>() * index;
        self.bytes.read(self.checkpoints_begin() + offset)
    }
}
