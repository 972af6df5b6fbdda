//! An interval of numbers between two floats, and arithmetic that never loses the true number.
//!
//! Sums, products and roots of floats are off by half a unit in the last place at most, functions of `libm` by one; each end is moved outwards by one or two.
//! What cannot be bounded is [`Interval::ALL`].

use core::ops::{Add, Div, Mul, Neg, Sub};
use serde::{Deserialize, Serialize};

/// The smaller of two. (Not `f64::min`, whose choice between 0 and −0 is that of the machine.)
pub(super) fn least(one: f64, other: f64) -> f64 {
    if other < one { other } else { one }
}

/// The larger of two.
pub(super) fn most(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}

/// All numbers from `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    pub const ZERO: Self = Self::point(0.0);
    pub const ONE: Self = Self::point(1.0);
    /// Nothing is known.
    pub const ALL: Self = Self {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    };

    /// A float, exactly.
    pub const fn point(number: f64) -> Self {
        Self {
            low: number,
            high: number,
        }
    }

    /// The number whose decimals a float was read from; whole numbers are exact.
    pub fn read(number: f64) -> Self {
        if number == libm::trunc(number) && number.abs() < 9e15 {
            Self::point(number)
        } else {
            Self::point(number).widened()
        }
    }

    /// Of a float that is off by less than a unit in the last place.
    fn widened(self) -> Self {
        let (low, high) = (self.low.next_down(), self.high.next_up());
        if low.is_nan() || high.is_nan() {
            Self::ALL
        } else {
            Self { low, high }
        }
    }

    /// The smallest that both are in.
    #[must_use]
    pub fn hull(self, other: Self) -> Self {
        Self {
            low: least(self.low, other.low),
            high: most(self.high, other.high),
        }
    }

    /// What is in both of two that have a number in common; the first where rounding has left nothing.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let both = Self {
            low: most(self.low, other.low),
            high: least(self.high, other.high),
        };
        if both.low <= both.high { both } else { self }
    }

    pub fn is_finite(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }

    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// A float in it: about its middle.
    pub fn middle(self) -> f64 {
        0.5 * self.low + 0.5 * self.high + 0.0
    }

    /// How far a number in it can be from its middle.
    pub fn error(self) -> f64 {
        let middle = self.middle();
        (self.high - middle).max(middle - self.low).next_up()
    }

    /// Of an increasing function that is off by a unit in the last place at most.
    fn increasing(self, function: impl Fn(f64) -> f64) -> Self {
        let ends = Self {
            low: function(self.low),
            high: function(self.high),
        };
        ends.widened().widened()
    }

    /// The square root; of negative numbers that are not in it for good reason, of 0.
    #[must_use]
    pub fn sqrt(self) -> Self {
        if self.high < 0.0 || self.low.is_infinite() {
            return Self::ALL;
        }
        let root = self.clamped().increasing(libm::sqrt);
        root.clamped()
    }

    fn clamped(self) -> Self {
        Self {
            low: most(0.0, self.low),
            high: most(0.0, self.high),
        }
    }

    #[must_use]
    pub fn exponential(self) -> Self {
        if !self.is_finite() {
            return Self::ALL;
        }
        self.increasing(libm::exp).clamped()
    }

    /// The natural logarithm.
    #[must_use]
    pub fn logarithm(self) -> Self {
        if self.low <= 0.0 || !self.is_finite() {
            return Self::ALL;
        }
        self.increasing(libm::log)
    }

    /// To a power of at least 0, where nothing in it is negative; 0 to every power above 0 is 0.
    #[must_use]
    pub fn to_power(self, power: Self) -> Self {
        if power.low < 0.0 || !power.is_finite() || !self.is_finite() {
            return Self::ALL;
        }
        let base = self.clamped();
        let of = |number: f64| match number == 0.0 {
            true if power.low > 0.0 => Self::ZERO,
            true => Self::ALL,
            false => (Self::point(number).logarithm() * power).exponential(),
        };
        of(base.low).hull(of(base.high))
    }

    /// The sine if `quarter` is 0, the cosine if it is 1.
    fn wave(self, function: impl Fn(f64) -> f64) -> Self {
        // Neither changes faster than its argument.
        let half = 0.5 * self.width();
        if !half.is_finite() || half > 2.0 {
            return Self {
                low: -1.0,
                high: 1.0,
            };
        }
        let middle = self.middle();
        let around = Self {
            low: -half,
            high: half,
        };
        let found = Self::point(function(middle)).widened().widened() + around.widened();
        found.and(Self {
            low: -1.0,
            high: 1.0,
        })
    }

    #[must_use]
    pub fn sine(self) -> Self {
        self.wave(libm::sin)
    }

    #[must_use]
    pub fn cosine(self) -> Self {
        self.wave(libm::cos)
    }
}

impl Add for Interval {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        if self == Self::ZERO {
            return other;
        }
        if other == Self::ZERO {
            return self;
        }
        let sum = Self {
            low: self.low + other.low,
            high: self.high + other.high,
        };
        sum.widened()
    }
}

impl Neg for Interval {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            low: 0.0 - self.high,
            high: 0.0 - self.low,
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
        if self == Self::ZERO || other == Self::ZERO {
            return Self::ZERO;
        }
        if self == Self::ONE {
            return other;
        }
        if other == Self::ONE {
            return self;
        }
        if !self.is_finite() || !other.is_finite() {
            return Self::ALL;
        }
        let ends = [
            self.low * other.low,
            self.low * other.high,
            self.high * other.low,
            self.high * other.high,
        ];
        let product = Self {
            low: ends.into_iter().fold(f64::INFINITY, least),
            high: ends.into_iter().fold(f64::NEG_INFINITY, most),
        };
        let widened = product.widened();
        // What is not negative has no negative products.
        if self.low >= 0.0 && other.low >= 0.0 {
            widened.clamped()
        } else {
            widened
        }
    }
}

impl Div for Interval {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        if (other.low <= 0.0 && other.high >= 0.0) || !other.is_finite() {
            return Self::ALL;
        }
        if self == Self::ZERO {
            return self;
        }
        let inverse = Self {
            low: 1.0 / other.high,
            high: 1.0 / other.low,
        };
        let quotient = self * inverse.widened();
        // A positive number's inverse is positive.
        if self.low >= 0.0 && other.low > 0.0 {
            quotient.clamped()
        } else {
            quotient
        }
    }
}

impl From<u32> for Interval {
    fn from(number: u32) -> Self {
        Self::point(f64::from(number))
    }
}
