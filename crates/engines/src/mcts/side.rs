//! Arrays beside the nodes for what only some switches need: empty, and so without cost, when it is unused.

use core::ops::Range;

/// A value a node, or nothing at all.
#[derive(Clone, Debug)]
pub(super) struct Side<T> {
    values: Vec<T>,
    used: bool,
}

impl<T: Copy + Default> Side<T> {
    /// No nodes yet.
    pub fn new(used: bool) -> Self {
        Self {
            values: Vec::new(),
            used,
        }
    }

    /// The value of a node; the default if the array is unused.
    #[inline(always)]
    pub fn get(&self, node: u32) -> T {
        self.values.get(node as usize).copied().unwrap_or_default()
    }

    /// The value of a node, to be changed; `None` if the array is unused.
    #[inline(always)]
    pub fn get_mut(&mut self, node: u32) -> Option<&mut T> {
        self.values.get_mut(node as usize)
    }

    /// The value of one more node.
    pub fn push(&mut self, value: T) {
        if self.used {
            self.values.push(value);
        }
    }

    /// The values of some nodes of another tree, one after the other.
    pub fn push_all(&mut self, source: &Self, nodes: Range<u32>) {
        if self.used {
            let range = nodes.start as usize..nodes.end as usize;
            self.values.extend_from_slice(&source.values[range]);
        }
    }

    /// Moves the last of these nodes before the others.
    pub fn last_to_front(&mut self, nodes: Range<u32>) {
        if self.used {
            self.values[nodes.start as usize..nodes.end as usize].rotate_right(1);
        }
    }
}
