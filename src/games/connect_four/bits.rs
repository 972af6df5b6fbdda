//! Integers as sets of cells: the operations that a bitboard needs, for 64, 128 and 256 cells.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};
use ethnum::U256;

/// A set of bits.
pub trait Bits:
    Copy
    + Eq
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
    #[inline]
    fn without_lowest(self) -> Self {
        self & (self - Self::ONE)
    }

    /// The set bit number `index`, counted from 0 at the lowest, alone; there are more than `index`.
    #[inline]
    fn nth(self, index: u32) -> Self {
        let mut rest = self;
        for _ in 0..index {
            rest = rest.without_lowest();
        }
        rest & !(rest - Self::ONE)
    }
}

/// Fibonacci hashing of the high half into the low one.
fn mix(high: u64, low: u64) -> u64 {
    low ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

macro_rules! bits {
    ($type:ty, $zero:expr, $one:expr, $fold:expr) => {
        impl Bits for $type {
            const EMPTY: Self = $zero;
            const ONE: Self = $one;
            const WIDTH: u32 = <$type>::BITS;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn fold(self) -> u64 {
                $fold(self)
            }
        }
    };
}

fn fold_128(bits: u128) -> u64 {
    mix((bits >> 64) as u64, bits as u64)
}

bits!(u64, 0, 1, |bits| bits);
bits!(u128, 0, 1, fold_128);
bits!(U256, U256::ZERO, U256::ONE, |bits: U256| mix(
    fold_128(*bits.high()),
    fold_128(*bits.low())
));
