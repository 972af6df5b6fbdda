//! The transposition table: what was found about positions, so that one met again by another order of moves is
//! not searched again. The source's "keep the tree, so that lines seen before can be met again".
//!
//! Source: R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt chess program" (1967). An entry is
//! used only where it says exactly what a search would: found with the same depth left, or without having met
//! the depth limit at all and with no more depth left then than now. So a table never changes a value.
//! A newer entry replaces an older one. Two positions could be confused only if their 64-bit keys were equal.

use super::window::Bound;

/// Entries: 2 to this power.
const SIZE_BITS: u32 = 18;

/// What was found about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry<A> {
    pub value: f64,
    pub bound: Bound,
    pub depth_left: i32,
    /// See [`super::Finding::is_whole`].
    pub is_whole: bool,
    pub best: Option<A>,
}

/// The table.
#[derive(Clone, Debug, Default)]
pub struct Table<A> {
    /// Empty until something is stored.
    slots: Vec<Option<(u64, Entry<A>)>>,
}

impl<A: Copy> Table<A> {
    /// Without entries.
    pub fn new() -> Self {
        Self { slots: Vec::new() }
    }

    /// Fibonacci hashing: keys of neighbouring positions differ in few bits.
    #[inline(always)]
    fn slot(key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - SIZE_BITS)) as usize
    }

    /// The entry of a position, however it was found.
    #[inline(always)]
    pub fn find(&self, key: u64) -> Option<&Entry<A>> {
        match self.slots.get(Self::slot(key)) {
            Some(Some((found, entry))) if *found == key => Some(entry),
            _ => None,
        }
    }

    /// The entry of a position if a search with so much depth left would find the same.
    #[inline(always)]
    pub fn find_for(&self, key: u64, depth_left: i32) -> Option<&Entry<A>> {
        self.find(key).filter(|entry| {
            entry.depth_left == depth_left || (entry.is_whole && entry.depth_left <= depth_left)
        })
    }

    /// Keeps an entry.
    pub fn store(&mut self, key: u64, entry: Entry<A>) {
        if self.slots.is_empty() {
            self.slots.resize(1 << SIZE_BITS, None);
        }
        self.slots[Self::slot(key)] = Some((key, entry));
    }
}
