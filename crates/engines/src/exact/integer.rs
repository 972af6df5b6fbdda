//! Integers of a tableau as what is asked of single ones: wide ones, or any size.

use super::wide::{self, Wide};
use core::cmp::Ordering;
use dashu_int::IBig;

/// What choosing a pivot needs of entries.
pub trait Integer {
    /// How it compares with 0.
    fn against_zero(&self) -> Ordering;

    /// How it compares with another one.
    fn against(&self, other: &Self) -> Ordering;

    /// How `a` · `b` compares with `c` · `d`.
    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering;
}

impl<const N: usize> Integer for Wide<N> {
    #[inline(always)]
    fn against_zero(&self) -> Ordering {
        wide::sign(self)
    }

    #[inline(always)]
    fn against(&self, other: &Self) -> Ordering {
        // There is a bit to spare.
        wide::sign(&wide::minus(self, other))
    }

    #[inline(always)]
    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering {
        wide::compare_products(a, b, c, d)
    }
}

impl Integer for IBig {
    fn against_zero(&self) -> Ordering {
        self.cmp(&Self::ZERO)
    }

    fn against(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }

    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Ordering {
        (a * b).cmp(&(c * d))
    }
}
