//! Numbers that chains are solved in: fractions, or floats that are never subtracted.

use crate::exact::rational::{Rational, value};

/// A number that is not negative.
pub trait Number: Clone {
    /// Operations, as [`crate::effort`] counts them, in a hundred products.
    const EFFORT: u64;
    fn of(number: &Rational) -> Self;
    fn zero() -> Self;
    fn one() -> Self;
    fn is_zero(&self) -> bool;
    /// `self` + `a` · `b`.
    fn plus_product(&mut self, a: &Self, b: &Self);
    fn plus(&mut self, other: &Self);

    /// `self` · `other`.
    fn times(&self, other: &Self) -> Self {
        let mut product = Self::zero();
        product.plus_product(self, other);
        product
    }

    /// `self` / `divisor`, which is not 0.
    fn over(&self, divisor: &Self) -> Self;
}

impl Number for Rational {
    const EFFORT: u64 = 5_000;

    fn of(number: &Rational) -> Self {
        number.clone()
    }

    fn zero() -> Self {
        Self::ZERO
    }

    fn one() -> Self {
        Self::ONE
    }

    fn is_zero(&self) -> bool {
        Self::is_zero(self)
    }

    fn plus_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }

    fn plus(&mut self, other: &Self) {
        *self += other;
    }

    fn over(&self, divisor: &Self) -> Self {
        self / divisor
    }
}

impl Number for f64 {
    const EFFORT: u64 = 10;

    fn of(number: &Rational) -> Self {
        value(number)
    }

    fn zero() -> Self {
        0.0
    }

    fn one() -> Self {
        1.0
    }

    fn is_zero(&self) -> bool {
        *self == 0.0
    }

    fn plus_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }

    fn plus(&mut self, other: &Self) {
        *self += other;
    }

    fn over(&self, divisor: &Self) -> Self {
        self / divisor
    }
}
