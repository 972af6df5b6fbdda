//! A record as bytes, checked on the way in.

use super::{CHECKPOINT_STEPS, Checkpoint, Content, Node, Record};
use crate::engines::minimax::recorder::NOBODY;

impl Record {
    /// As bytes, for a message between two parts of the same program on one machine.
    pub fn to_bytes(&self) -> Vec<u8> {
        let counts = [self.nodes.len() as u64, self.steps.len() as u64];
        let mut bytes = Vec::new();
        bytes.extend_from_slice(bytemuck::bytes_of(&counts));
        bytes.extend_from_slice(bytemuck::cast_slice(&self.nodes));
        bytes.extend_from_slice(bytemuck::cast_slice(&self.steps));
        bytes.extend_from_slice(bytemuck::cast_slice(&self.checkpoints));
        bytes
    }

    /// From bytes; `None` for bytes that are no record.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (counts, rest) = bytes.split_at_checked(16)?;
        let counts: [u64; 2] = bytemuck::pod_read_unaligned(counts);
        let [nodes, steps] = counts.map(|count| usize::try_from(count).ok());
        let (nodes, rest) = rest.split_at_checked(nodes?.checked_mul(size_of::<Node>())?)?;
        let (steps, rest) = rest.split_at_checked(steps?.checked_mul(4)?)?;
        if rest.len() % size_of::<Checkpoint>() != 0 {
            return None;
        }
        let record = Self {
            nodes: bytemuck::pod_collect_to_vec(nodes),
            steps: bytemuck::pod_collect_to_vec(steps),
            checkpoints: bytemuck::pod_collect_to_vec(rest),
        };
        record.is_sound().then_some(record)
    }

    /// Whether every number that is used as a place is one.
    fn is_sound(&self) -> bool {
        let count = self.node_count();
        let node = |(index, node): (usize, &Node)| {
            let id = index as u32;
            let parent_end = match node.parent {
                NOBODY => count,
                parent if parent < id => self.nodes[parent as usize].end,
                _ => 0,
            };
            usize::from(node.content) < Content::ALL.len()
                && node.end > id
                && node.end <= parent_end
        };
        let steps = self.steps.iter();
        self.nodes.iter().enumerate().all(node)
            && steps.clone().all(|&code| code >> 2 < count && code & 3 < 3)
            && self.checkpoints.len() == self.steps.len().div_ceil(CHECKPOINT_STEPS)
    }
}
