//! Integers of a tableau: 128 bits with overflow noticed, or any size.

use core::cmp::Ordering;
use dashu_int::IBig;

/// What a tableau needs of its entries. `None` is an overflow.
pub trait Integer: Clone + Sized {
    /// (`entry` · `pivot` − `left` · `above`) / `divisor`, where that leaves no remainder.
    fn pivoted(
        entry: &Self,
        pivot: &Self,
        left: &Self,
        above: &Self,
        divisor: &Self,
    ) -> Option<Self>;

    /// How `a` · `b` compares with `c` · `d`.
    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Option<Ordering>;

    fn negative(&self) -> Self;

    /// How it compares with 0.
    fn against_zero(&self) -> Ordering;

    fn big(&self) -> IBig;
}

/// Whether two such numbers can be multiplied in 128 bits with a bit to spare.
fn is_short(number: i128) -> bool {
    i128::from(number as i64) == number && number as i64 != i64::MIN
}

impl Integer for i128 {
    #[inline]
    fn pivoted(
        entry: &Self,
        pivot: &Self,
        left: &Self,
        above: &Self,
        divisor: &Self,
    ) -> Option<Self> {
        let is_plain = is_short(*entry) && is_short(*pivot) && is_short(*left) && is_short(*above);
        let difference = if is_plain {
            entry * pivot - left * above
        } else {
            let product = entry.checked_mul(*pivot)?;
            product.checked_sub(left.checked_mul(*above)?)?
        };
        Some(match (i64::try_from(difference), i64::try_from(*divisor)) {
            (Ok(difference), Ok(divisor)) => (difference / divisor).into(),
            _ => difference / divisor,
        })
    }

    #[inline]
    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Option<Ordering> {
        Some(a.checked_mul(*b)?.cmp(&c.checked_mul(*d)?))
    }

    fn negative(&self) -> Self {
        // The least number of 128 bits is never an entry: it is no difference of products above.
        self.wrapping_neg()
    }

    fn against_zero(&self) -> Ordering {
        self.cmp(&0)
    }

    fn big(&self) -> IBig {
        IBig::from(*self)
    }
}

impl Integer for IBig {
    fn pivoted(
        entry: &Self,
        pivot: &Self,
        left: &Self,
        above: &Self,
        divisor: &Self,
    ) -> Option<Self> {
        Some((entry * pivot - left * above) / divisor)
    }

    fn compare_products(a: &Self, b: &Self, c: &Self, d: &Self) -> Option<Ordering> {
        Some((a * b).cmp(&(c * d)))
    }

    fn negative(&self) -> Self {
        -self
    }

    fn against_zero(&self) -> Ordering {
        self.cmp(&Self::ZERO)
    }

    fn big(&self) -> IBig {
        self.clone()
    }
}

/// A number of any size as one of 64 bits, if it is one: small enough to calculate with for a while.
pub fn short(number: &IBig) -> Option<i128> {
    i64::try_from(number).ok().map(i128::from)
}
