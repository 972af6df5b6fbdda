//! Integers as sets of cells: the operations that a bitboard needs, for 64, 128 and 256 cells.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};
use ethnum::U256;

/// A set of bits.
pub trait Bits:
    Copy
    + Ord
    + Hash
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No bit.
    const EMPTY: Self;
    /// The lowest bit alone.
    const ONE: Self;
    /// How many bits there are.
    const WIDTH: u32;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The index of the lowest set bit; [`Bits::WIDTH`] if there is none.
    fn lowest(self) -> u32;

    /// 64 bits that are equal for equal sets, and the set itself where it fits.
    fn fold(self) -> u64;

    /// Without the lowest set bit; `self` is not empty.
    #[inline(always)]
    fn without_lowest(self) -> Self {
        self & (self - Self::ONE)
    }

    /// The set bit number `index`, counted from 0 at the lowest, alone; there are more than `index`.
    #[inline(always)]
    fn nth(self, index: u32) -> Self {
        let mut rest = self;
        for _ in 0..index {
            rest = rest.without_lowest();
        }
        rest & !(rest - Self::ONE)
    }
}

/// A one-to-one mixing of 64 bits in which every bit of the input changes about half of the output
/// (the finaliser of MurmurHash3 in David Stafford's variant 13). 0 stays 0.
///
/// A mere multiplication would not do: the top bit of a factor changes the top bit of the product alone.
fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

macro_rules! bits {
    ($type:ty, $zero:expr, $one:expr, $fold:expr) => {
        impl Bits for $type {
            const EMPTY: Self = $zero;
            const ONE: Self = $one;
            const WIDTH: u32 = <$type>::BITS;

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn fold(self) -> u64 {
                $fold(self)
            }
        }
    };
}

fn fold_128(bits: u128) -> u64 {
    bits as u64 ^ mix((bits >> 64) as u64)
}

fn fold_256(bits: U256) -> u64 {
    let low = *bits.low();
    low as u64 ^ mix((low >> 64) as u64 ^ mix(fold_128(*bits.high())))
}

bits!(u64, 0, 1, |bits| bits);
bits!(u128, 0, 1, fold_128);
bits!(U256, U256::ZERO, U256::ONE, fold_256);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// All sets of at most three of `width` bits have folds of their own. Two stones of different players
    /// that change places are two such sets, so a fold without this confuses positions systematically.
    fn small_sets_differ<B: Bits>(width: u32) {
        let bit = |index: u32| B::ONE << index;
        let mut folds = BTreeSet::from([B::EMPTY.fold()]);
        let mut sets = 1;
        for a in 0..width {
            for b in a..width {
                for c in b..width {
                    // Once a bit is repeated, it is only repeated to the end: every set once.
                    if a == b && b != c {
                        continue;
                    }
                    folds.insert((bit(a) | bit(b) | bit(c)).fold());
                    sets += 1;
                }
            }
        }
        // By chance two of n 64-bit hashes are equal with a probability of n²/2⁶⁵: 10⁻⁸ for n = 600 000.
        assert_eq!(folds.len(), sets);
    }

    #[test]
    fn keys_of_large_boards_do_not_collide_by_construction() {
        // 9 × 10 takes 9 · 11 bits and 12 × 12 takes 12 · 13.
        small_sets_differ::<u128>(99);
        small_sets_differ::<U256>(156);
    }

    #[test]
    fn what_fits_into_64_bits_is_its_own_key() {
        for bits in [0, 1, 0x0123_4567_89ab_cdef, u64::MAX] {
            assert_eq!(bits.fold(), bits);
            assert_eq!(u128::from(bits).fold(), bits);
            assert_eq!(U256::from(bits).fold(), bits);
        }
    }

    #[test]
    fn the_nth_bit_is_counted_from_the_lowest() {
        let bits: U256 = U256::ONE << 3 | U256::ONE << 70 | U256::ONE << 200;
        let found: Vec<u32> = (0..3).map(|index| bits.nth(index).lowest()).collect();
        assert_eq!((found, bits.count()), (vec![3, 70, 200], 3));
    }
}
