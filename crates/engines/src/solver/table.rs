//! The transposition table: bounds of positions met before.
//!
//! Four entries a bucket; a new one replaces the one that took the fewest nodes to find out (on a logarithmic scale).
//! So a small table, which stays in the processor's cache, keeps what is worth keeping: measured on openings, two
//! megabytes needed 8 to 19 % more nodes than sixty-four and visited them more than twice as fast.
//!
//! Entries are exact: the whole key is kept, so a bound is never that of another position. A key of up to 60 bits is
//! scrambled one to one; some bits of that say the bucket, the rest are in the entry ([`Packed`]). Larger boards keep
//! their keys as they are ([`Wide`]).

use super::score::{Bounds, INFINITE, Score};
use games::connect_four::bits::Bits;

/// A column in an entry that stands for no column.
pub const NO_COLUMN: u8 = 15;

/// What the table says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remembered {
    pub bounds: Bounds,
    /// The column that was best when its bound was found; [`NO_COLUMN`] if none was.
    pub column: u8,
}

const NOTHING: Remembered = Remembered {
    bounds: Bounds::OPEN,
    column: NO_COLUMN,
};

/// A table for boards whose sets are `B`.
pub trait Table<B> {
    /// What is known about the position with this key.
    fn get(&self, key: B) -> Remembered;

    /// Keeps what is known about a position, found out with `nodes` nodes.
    fn put(&mut self, key: B, remembered: Remembered, nodes: u64);
}

/// ⌊log₂⌋ of a number of nodes, plus 1.
#[inline(always)]
fn work_of(nodes: u64) -> u64 {
    u64::from((64 - nodes.leading_zeros()).min(31))
}

/// Entries of 64 bits for keys of up to 60: what the bucket does not say of the key, then 5 bits of work, 7 bits each
/// of lower and upper bound, 4 bits of column. 0 is no entry.
#[derive(Clone, Debug)]
pub struct Packed {
    buckets: Vec<[u64; 4]>,
    index_bits: u32,
    key_bits: u32,
}

const DATA_BITS: u32 = 23;
const BOUND_BITS: u32 = 7;
const BOUND_MASK: u64 = (1 << BOUND_BITS) - 1;
/// Added to bounds so that they are positive: keys of 60 bits have boards of up to 55 cells, scores of up to 28.
const OFFSET: Score = 64;

impl Packed {
    /// 2^`index_bits` buckets of 32 bytes for keys of `key_bits`; `None` if the rest of a key has no room.
    pub fn new(index_bits: u32, key_bits: u32) -> Option<Self> {
        (key_bits <= index_bits + 64 - DATA_BITS && key_bits <= 60 && index_bits < key_bits).then(
            || Self {
                buckets: vec![[0; 4]; 1 << index_bits],
                index_bits,
                key_bits,
            },
        )
    }

    /// The bucket of `key` and the rest of it. Multiplications by odd numbers and shifts to the right can be undone,
    /// so different keys differ in one of the two.
    #[inline(always)]
    fn place(&self, key: u64) -> (usize, u64) {
        let mask = (1 << self.key_bits) - 1;
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask;
        let hash = hash ^ hash >> (self.key_bits / 2);
        let hash = hash.wrapping_mul(0xbf58_476d_1ce4_e5b9) & mask;
        let rest_bits = self.key_bits - self.index_bits;
        ((hash >> rest_bits) as usize, hash & ((1 << rest_bits) - 1))
    }

    #[inline(always)]
    fn unpack(entry: u64) -> Remembered {
        Remembered {
            bounds: Bounds {
                lower: (entry >> (4 + BOUND_BITS) & BOUND_MASK) as Score - OFFSET,
                upper: (entry >> 4 & BOUND_MASK) as Score - OFFSET,
            },
            column: (entry & 15) as u8,
        }
    }

    #[inline(always)]
    fn pack(rest: u64, work: u64, remembered: Remembered) -> u64 {
        // Open bounds become the outermost that there is room for: further out than any score.
        let bound = |score: Score| (score.clamp(-OFFSET, OFFSET - 1) + OFFSET) as u64;
        rest << DATA_BITS
            | work << (DATA_BITS - 5)
            | bound(remembered.bounds.lower) << (4 + BOUND_BITS)
            | bound(remembered.bounds.upper) << 4
            | u64::from(remembered.column)
    }

    #[inline(always)]
    fn work(entry: u64) -> u64 {
        entry >> (DATA_BITS - 5) & 31
    }
}

impl Table<u64> for Packed {
    #[inline(always)]
    fn get(&self, key: u64) -> Remembered {
        let (index, rest) = self.place(key);
        for &entry in &self.buckets[index] {
            if entry >> DATA_BITS == rest && entry != 0 {
                return Self::unpack(entry);
            }
        }
        NOTHING
    }

    #[inline(always)]
    fn put(&mut self, key: u64, remembered: Remembered, nodes: u64) {
        let (index, rest) = self.place(key);
        let bucket = self.buckets[index];
        let (mut victim, mut least) = (0, u64::MAX);
        for (slot, entry) in bucket.into_iter().enumerate() {
            if entry >> DATA_BITS == rest && entry != 0 {
                let merged = merge(Self::unpack(entry), remembered);
                let work = work_of(nodes).max(Self::work(entry));
                self.buckets[index][slot] = Self::pack(rest, work, merged);
                return;
            }
            let work = Self::work(entry);
            if work < least {
                (victim, least) = (slot, work);
            }
        }
        self.buckets[index][victim] = Self::pack(rest, work_of(nodes), remembered);
    }
}

/// What both say: each alone is true.
#[inline(always)]
fn merge(old: Remembered, new: Remembered) -> Remembered {
    Remembered {
        bounds: Bounds {
            lower: old.bounds.lower.max(new.bounds.lower),
            upper: old.bounds.upper.min(new.bounds.upper),
        },
        column: if new.column == NO_COLUMN {
            old.column
        } else {
            new.column
        },
    }
}

/// Entries with their whole keys.
#[derive(Clone, Debug)]
pub struct Wide<B> {
    buckets: Vec<[Entry<B>; 4]>,
}

#[derive(Clone, Copy, Debug)]
struct Entry<B> {
    /// Empty in an unused entry: no position has this key, since the lowest free cells are in it.
    key: B,
    lower: i8,
    upper: i8,
    column: u8,
    work: u8,
}

impl<B: Bits> Wide<B> {
    /// 2^`index_bits` buckets of 80 to 192 bytes.
    pub fn new(index_bits: u32) -> Self {
        let unused = Entry {
            key: B::EMPTY,
            lower: 0,
            upper: 0,
            column: NO_COLUMN,
            work: 0,
        };
        Self {
            buckets: vec![[unused; 4]; 1 << index_bits],
        }
    }

    #[inline(always)]
    fn index(&self, key: B) -> usize {
        let hash = key.fold().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = (hash ^ hash >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        // The number of buckets is a power of two that fits 32 bits.
        (hash >> 32) as usize & (self.buckets.len() - 1)
    }
}

impl<B: Bits> Table<B> for Wide<B> {
    #[inline(always)]
    fn get(&self, key: B) -> Remembered {
        let found = self.buckets[self.index(key)]
            .iter()
            .find(|entry| entry.key == key);
        found.map_or(NOTHING, Entry::remembered)
    }

    #[inline(always)]
    fn put(&mut self, key: B, remembered: Remembered, nodes: u64) {
        let index = self.index(key);
        let bucket = &mut self.buckets[index];
        let mut slot = 0;
        for (this, entry) in bucket.iter().enumerate() {
            if entry.key == key {
                slot = this;
                break;
            }
            if entry.work < bucket[slot].work {
                slot = this;
            }
        }
        let old = &bucket[slot];
        let (known, work) = if old.key == key {
            (merge(old.remembered(), remembered), old.work)
        } else {
            (remembered, 0)
        };
        bucket[slot] = Entry {
            key,
            lower: known.bounds.lower.max(-INFINITE) as i8,
            upper: known.bounds.upper.min(INFINITE) as i8,
            column: known.column,
            work: work.max(work_of(nodes) as u8),
        };
    }
}

impl<B> Entry<B> {
    #[inline(always)]
    fn remembered(&self) -> Remembered {
        Remembered {
            bounds: Bounds {
                lower: Score::from(self.lower),
                upper: Score::from(self.upper),
            },
            column: self.column,
        }
    }
}
