//! Functions by their Taylor coefficients up to the eighth, each an interval.
//!
//! Of an interval's worth of points each coefficient encloses those at all of them. A coefficient that cannot be bounded is [`Interval::ALL`].
//! Source: Moore, Kearfott and Cloud, chapter 9 ("automatic differentiation").

use super::interval::{Interval, most};

/// Coefficients that are kept.
pub const SIZE: usize = 9;

/// Coefficients of (x − c)⁰ to (x − c)⁸.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Series(pub [Interval; SIZE]);

impl Series {
    /// Always the same.
    pub const fn constant(number: Interval) -> Self {
        let mut all = [Interval::ZERO; SIZE];
        all[0] = number;
        Self(all)
    }

    /// The variable itself, at all points of an interval.
    pub const fn variable(at: Interval) -> Self {
        let mut all = Self::constant(at);
        all.0[1] = Interval::ONE;
        all
    }

    /// The value.
    pub fn value(&self) -> Interval {
        self.0[0]
    }

    /// Only the value is known.
    pub fn without_slopes(value: Interval) -> Self {
        let mut all = [Interval::ALL; SIZE];
        all[0] = value;
        Self(all)
    }

    /// The same function with a value that is known better.
    #[must_use]
    pub fn with_value(mut self, value: Interval) -> Self {
        self.0[0] = self.0[0].and(value);
        self
    }

    fn is_constant(&self) -> bool {
        self.0[1..].iter().all(|&each| each == Interval::ZERO)
    }

    fn by_coefficient(&self, other: &Self, join: impl Fn(Interval, Interval) -> Interval) -> Self {
        Self(core::array::from_fn(|place| {
            join(self.0[place], other.0[place])
        }))
    }

    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        self.by_coefficient(other, |one, other| one + other)
    }

    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        self.by_coefficient(other, |one, other| one - other)
    }

    #[must_use]
    pub fn negated(&self) -> Self {
        Self(self.0.map(|each| -each))
    }

    #[must_use]
    pub fn scaled(&self, by: Interval) -> Self {
        Self(self.0.map(|each| each * by))
    }

    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        if other.is_constant() {
            return self.scaled(other.0[0]);
        }
        if self.is_constant() {
            return other.scaled(self.0[0]);
        }
        Self(core::array::from_fn(|place| {
            let products = (0..=place).map(|left| self.0[left] * other.0[place - left]);
            products.fold(Interval::ZERO, Interval::add_to)
        }))
    }

    #[must_use]
    pub fn over(&self, other: &Self) -> Self {
        let below = other.0[0];
        let mut all = [Interval::ZERO; SIZE];
        for place in 0..SIZE {
            let known = (0..place).map(|left| all[left] * other.0[place - left]);
            let rest = known.fold(self.0[place], |rest, product| rest - product);
            all[place] = rest / below;
        }
        Self(all)
    }

    /// To a whole power from 0 on.
    #[must_use]
    pub fn to_whole(&self, power: u32) -> Self {
        let mut left = power;
        let (mut result, mut square) = (Self::constant(Interval::ONE), *self);
        while left > 0 {
            if left % 2 == 1 {
                result = result.times(&square);
            }
            left /= 2;
            if left > 0 {
                square = square.times(&square);
            }
        }
        // Squares of what may be negative are wider than they have to be.
        if self.0[0].low >= 0.0 && power > 0 {
            let end = |number: f64| Interval::point(number).to_power(Interval::from(power));
            return result.with_value(end(self.0[0].low).hull(end(self.0[0].high)));
        }
        result
    }

    /// To any power from 0 on, of a function that is never negative: b₀ = a₀ᵖ, k a₀ bₖ = Σ (i p − k + i) aᵢ bₖ₋ᵢ.
    #[must_use]
    pub fn to_power(&self, power: Interval) -> Self {
        let base = self.0[0];
        let value = base.to_power(power);
        if base.low <= 0.0 {
            return Self::without_slopes(value);
        }
        let mut all = [value; SIZE];
        for place in 1..SIZE {
            let part = |from: usize| {
                let factor =
                    Interval::from(from as u32) * power - Interval::from((place - from) as u32);
                factor * self.0[from] * all[place - from]
            };
            let sum = (1..=place).map(part).fold(Interval::ZERO, Interval::add_to);
            all[place] = sum / (Interval::from(place as u32) * base);
        }
        Self(all)
    }

    /// k bₖ = Σ i aᵢ bₖ₋ᵢ.
    #[must_use]
    pub fn exponential(&self) -> Self {
        let mut all = [self.0[0].exponential(); SIZE];
        for place in 1..SIZE {
            let part = |from: usize| Interval::from(from as u32) * self.0[from] * all[place - from];
            let sum = (1..=place).map(part).fold(Interval::ZERO, Interval::add_to);
            all[place] = sum / Interval::from(place as u32);
        }
        Self(all)
    }

    /// The natural logarithm: k a₀ bₖ = k aₖ − Σ i bᵢ aₖ₋ᵢ.
    #[must_use]
    pub fn logarithm(&self) -> Self {
        let mut all = [self.0[0].logarithm(); SIZE];
        for place in 1..SIZE {
            let part = |from: usize| Interval::from(from as u32) * all[from] * self.0[place - from];
            let whole = Interval::from(place as u32);
            let rest = (1..place)
                .map(part)
                .fold(whole * self.0[place], |rest, part| rest - part);
            all[place] = rest / (whole * self.0[0]);
        }
        Self(all)
    }

    /// Sine and cosine: k sₖ = Σ i aᵢ cₖ₋ᵢ, k cₖ = −Σ i aᵢ sₖ₋ᵢ.
    pub fn sin_and_cos(&self) -> [Self; 2] {
        let mut sine = [self.0[0].sine(); SIZE];
        let mut cosine = [self.0[0].cosine(); SIZE];
        for place in 1..SIZE {
            let whole = Interval::from(place as u32);
            let sum = |of: &[Interval; SIZE]| {
                let part =
                    |from: usize| Interval::from(from as u32) * self.0[from] * of[place - from];
                (1..=place).map(part).fold(Interval::ZERO, Interval::add_to) / whole
            };
            let (next_sine, next_cosine) = (sum(&cosine), -sum(&sine));
            (sine[place], cosine[place]) = (next_sine, next_cosine);
        }
        [Self(sine), Self(cosine)]
    }

    /// The larger of two at every point; only the value and bounds of slopes where that changes.
    #[must_use]
    pub fn max(&self, other: &Self) -> Self {
        let (one, two) = (self.0[0], other.0[0]);
        if one.low >= two.high {
            return *self;
        }
        if two.low >= one.high {
            return *other;
        }
        let mut all = Self::without_slopes(Interval {
            low: most(one.low, two.low),
            high: most(one.high, two.high),
        });
        // Between the slopes of both, on either side of where that changes too.
        all.0[1] = self.0[1].hull(other.0[1]);
        all
    }

    /// Whether it has a slope, not only bounds of the slopes beside it.
    pub fn is_smooth(&self) -> bool {
        self.0[2].is_finite()
    }

    /// Whole numbers below: slopes are known only where it does not jump.
    #[must_use]
    pub fn floor(&self, of: impl Fn(f64) -> f64) -> Self {
        let value = Interval {
            low: of(self.0[0].low),
            high: of(self.0[0].high),
        };
        match value.low == value.high {
            true => Self::constant(value),
            false => Self::without_slopes(value),
        }
    }
}

impl Interval {
    fn add_to(self, other: Self) -> Self {
        self + other
    }
}
