//! Fields: what a system of equations can be solved in. Floats find out much, remainders of a prime find out the rest exactly.

/// A number of a field.
pub trait Field: Copy {
    const ZERO: Self;

    /// `self` − `a` · `b`.
    fn minus_product(self, a: Self, b: Self) -> Self;

    /// `self` / `divisor`, which is not 0.
    fn over(self, divisor: Self) -> Self;

    /// How good it is to divide by: 0 if that cannot be done.
    fn weight(self) -> f64;

    fn is_zero(self) -> bool;
}

impl Field for f64 {
    const ZERO: Self = 0.0;

    #[inline]
    fn minus_product(self, a: Self, b: Self) -> Self {
        self - a * b
    }

    #[inline]
    fn over(self, divisor: Self) -> Self {
        self / divisor
    }

    #[inline]
    fn weight(self) -> f64 {
        self.abs()
    }

    #[inline]
    fn is_zero(self) -> bool {
        self == 0.0
    }
}

/// What all remainders are of: the greatest prime below 2³¹, so that products fit into 64 bits.
pub const PRIME: u64 = 2_147_483_647;

/// A remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remainder(pub u32);

impl Remainder {
    fn inverse(self) -> Self {
        // a^(p − 2) · a = 1 (P. de Fermat).
        let (mut power, mut square, mut exponent) = (1, u64::from(self.0), PRIME - 2);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = power * square % PRIME;
            }
            square = square * square % PRIME;
            exponent >>= 1;
        }
        Self(power as u32)
    }
}

impl Field for Remainder {
    const ZERO: Self = Self(0);

    #[inline]
    fn minus_product(self, a: Self, b: Self) -> Self {
        let product = u64::from(a.0) * u64::from(b.0) % PRIME;
        Self(((u64::from(self.0) + PRIME - product) % PRIME) as u32)
    }

    #[inline]
    fn over(self, divisor: Self) -> Self {
        Self((u64::from(self.0) * u64::from(divisor.inverse().0) % PRIME) as u32)
    }

    #[inline]
    fn weight(self) -> f64 {
        if self.0 == 0 { 0.0 } else { 1.0 }
    }

    #[inline]
    fn is_zero(self) -> bool {
        self.0 == 0
    }
}
