//! Intervals: a number between two of the machine's, whose rounding is outwards.
//!
//! Sums are rounded only if they are not exact (D. E. Knuth's two-sum), and so are products of short numbers: what small integers and halves come to stays exact.

use core::ops::{Add, Mul, Neg, Sub};
use games::fraction::Fraction;

/// All numbers from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    pub const ZERO: Self = Self::point(0.0);
    pub const ONE: Self = Self::point(1.0);
    pub const PROBABILITIES: Self = Self {
        low: 0.0,
        high: 1.0,
    };

    /// One number.
    pub const fn point(number: f64) -> Self {
        Self {
            low: number,
            high: number,
        }
    }

    /// Around what somebody has written.
    pub fn of_fraction(fraction: Fraction) -> Self {
        let (above, below) = (fraction.numerator() as f64, fraction.denominator() as f64);
        let value = above / below;
        let is_same = above as i128 == fraction.numerator();
        if is_same && (fraction.denominator() == 1 || is_exact_quotient(value, below, above)) {
            return Self::point(value);
        }
        // Each of the two numbers and their quotient may be half a place off.
        let mut around = Self::point(value);
        for _ in 0..4 {
            around = Self {
                low: around.low.next_down(),
                high: around.high.next_up(),
            };
        }
        around
    }

    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// A number inside, near the middle.
    pub fn middle(self) -> f64 {
        (self.low + (self.high - self.low) / 2.0).clamp(self.low, self.high)
    }

    pub fn contains(self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }

    /// Whether it lies in another one, without its ends.
    pub fn is_inside(self, other: Self) -> bool {
        other.low < self.low && self.high < other.high
    }

    /// What both have; `None` if they have nothing.
    pub fn common(self, other: Self) -> Option<Self> {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        (low <= high).then_some(Self { low, high })
    }

    /// The least one with both in it.
    pub fn hull(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }
}

/// Whether so few digits are used that the product of two such numbers is exact.
fn is_short(number: f64) -> bool {
    f64::from(number as f32) == number
}

fn is_exact_quotient(quotient: f64, below: f64, above: f64) -> bool {
    is_short(quotient) && is_short(below) && quotient * below == above
}

/// A sum, and whether it is too large (positive) or too small (negative) or exact.
fn sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let of_b = sum - a;
    let missing = (a - (sum - of_b)) + (b - of_b);
    (sum, -missing)
}

fn product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let is_exact = a == 0.0 || b == 0.0 || (is_short(a) && is_short(b));
    if is_exact {
        (product, product)
    } else {
        (product.next_down(), product.next_up())
    }
}

impl Add for Interval {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (low, beyond_low) = sum(self.low, other.low);
        let (high, beyond_high) = sum(self.high, other.high);
        Self {
            low: if beyond_low > 0.0 {
                low.next_down()
            } else {
                low
            },
            high: if beyond_high < 0.0 {
                high.next_up()
            } else {
                high
            },
        }
    }
}

impl Neg for Interval {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            low: -self.high,
            high: -self.low,
        }
    }
}

impl Sub for Interval {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Interval {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let (low, high) = product(self.low, other.low);
        let mut all = Self { low, high };
        for (a, b) in [
            (self.low, other.high),
            (self.high, other.low),
            (self.high, other.high),
        ] {
            let (low, high) = product(a, b);
            all = all.hull(Self { low, high });
        }
        all
    }
}
