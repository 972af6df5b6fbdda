//! The transposition table: what was found about positions, so that one met again by another order of moves is
//! not searched again. The source's "keep the tree, so that lines seen before can be met again".
//!
//! Source: R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt chess program" (1967). An entry is
//! used only where it says exactly what a search would: found with the same depth left, or without having met
//! the depth limit at all and with no more depth left then than now. So a table never changes a value.
//! A newer entry replaces an older one. Two positions could be confused only if their 64-bit keys were equal.
//! The table begins small and grows while it fills, so that a search of ten nodes does not clear megabytes.

use super::window::Bound;

/// Slots at first and at most: 2 to these powers.
const MIN_BITS: u32 = 8;
const MAX_BITS: u32 = 18;

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

/// A slot. Nothing in it depends on the width of addresses, so it is as large everywhere.
type Slot<A> = Option<(u64, Entry<A>)>;

const _: () = assert!(size_of::<Slot<u8>>() == 24 && size_of::<Slot<[u8; 3]>>() == 32);

/// The table grows as soon as one slot in so many is taken: then few entries lose theirs to others.
const SPARSE: usize = 16;

/// The table.
#[derive(Clone, Debug, Default)]
pub struct Table<A> {
    /// Empty until something is stored, then a power of two.
    slots: Vec<Slot<A>>,
    /// Slots that are not empty.
    taken: usize,
}

impl<A: Copy> Table<A> {
    /// Without entries.
    pub fn new() -> Self {
        Self {
            slots: Vec::new(),
            taken: 0,
        }
    }

    /// Bytes of an entry.
    pub const ENTRY_BYTES: u64 = size_of::<Slot<A>>() as u64;

    /// Fibonacci hashing: keys of neighbouring positions differ in few bits. Any number in a table without slots.
    #[inline(always)]
    fn slot(&self, key: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize
    }

    /// The entry of a position, however it was found.
    #[inline(always)]
    pub fn find(&self, key: u64) -> Option<&Entry<A>> {
        match self.slots.get(self.slot(key)) {
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

    /// Keeps an entry; whether that makes one more, and takes none away.
    pub fn store(&mut self, key: u64, entry: Entry<A>) -> bool {
        if SPARSE * self.taken >= self.slots.len() && self.slots.len() < 1 << MAX_BITS {
            self.grow();
        }
        let slot = self.slot(key);
        let before = self.slots[slot].replace((key, entry));
        self.taken += usize::from(before.is_none());
        before.is_none()
    }

    /// Four times the slots. Entries that shared none before do not share one now.
    fn grow(&mut self) {
        let wanted = (4 * self.slots.len()).max(1 << MIN_BITS);
        let old = core::mem::replace(&mut self.slots, vec![None; wanted]);
        for (key, entry) in old.into_iter().flatten() {
            let slot = self.slot(key);
            self.slots[slot] = Some((key, entry));
        }
    }
}
