//! Interval: all numbers between two floats, and arithmetic that never loses the true number.
//!
//! Sums are rounded outwards only if they are not exact (D. E. Knuth's two-sum), and so are products of short numbers: what small integers and halves come to
//! stays exact. Functions of `libm` are off by one in the last place at most; their ends are moved outwards by two. What cannot be bounded is
//! [`Interval::ALL`].

use core::ops::{Add, Div, Mul, Neg, Sub};
use games::fraction::Fraction;
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
    pub const PROBABILITIES: Self = Self {
        low: 0.0,
        high: 1.0,
    };
    pub const NOT_NEGATIVE: Self = Self {
        low: 0.0,
        high: f64::INFINITY,
    };
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

    /// From 0 up to a float.
    pub const fn up_to(high: f64) -> Self {
        Self { low: 0.0, high }
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

    /// Of a float that is off by less than a unit in the last place.
    fn widened(self) -> Self {
        let widened = Self {
            low: self.low.next_down(),
            high: self.high.next_up(),
        };
        widened.or_all()
    }

    /// Everything, where an end is no number.
    fn or_all(self) -> Self {
        if self.low.is_nan() || self.high.is_nan() {
            Self::ALL
        } else {
            self
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

    pub fn contains(self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }

    /// Whether it lies in another one, without its ends.
    pub fn is_inside(self, other: Self) -> bool {
        other.low < self.low && self.high < other.high
    }

    /// What both have; `None` if they have nothing.
    pub fn common(self, other: Self) -> Option<Self> {
        let (low, high) = (most(self.low, other.low), least(self.high, other.high));
        (low <= high).then_some(Self { low, high })
    }

    /// What is in both of two that have a number in common; the first where rounding has left nothing.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.common(other).unwrap_or(self)
    }

    pub fn is_finite(self) -> bool {
        self.low.is_finite() && self.high.is_finite()
    }

    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// A number inside, near the middle.
    pub fn middle(self) -> f64 {
        (self.low + (self.high - self.low) / 2.0).clamp(self.low, self.high)
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

    /// Without what is negative.
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
        let sum = Self {
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
        };
        sum.or_all()
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
        // Also of what is not known.
        if self == Self::ZERO || other == Self::ZERO {
            return Self::ZERO;
        }
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
        // What is not negative has no negative product, not even a tiny one.
        match self.low >= 0.0 && other.low >= 0.0 {
            true => all.or_all().clamped(),
            false => all.or_all(),
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
