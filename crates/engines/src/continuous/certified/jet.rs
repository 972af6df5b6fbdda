//! Jet: a value with its first and second derivatives in both actions, each between proved bounds, anywhere in a rectangle of actions.
//!
//! Source: L. B. Rall, "Automatic Differentiation" (1981), for the rules of derivatives. Where a formula has a bend (a maximum whose sides cross), slopes are those of
//! both sides and curvatures are unknown; where it may jump, slopes are unknown too.

use crate::formula::operations::{Binary, Unary};
use crate::formula::program::{Arithmetic, Sets};
use crate::intervals::Interval;
use crate::intervals::formulas::{compare, truth};

/// A value and what it changes by: along x and y, and their changes along x, along both, along y.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jet {
    pub value: Interval,
    pub slopes: [Interval; 2],
    pub curvatures: [Interval; 3],
}

/// A function of one number, with its first and second derivative.
type Outer = [Interval; 3];

const UNKNOWN: [Interval; 3] = [Interval::ALL; 3];

impl Jet {
    pub const fn constant(value: Interval) -> Self {
        Self {
            value,
            slopes: [Interval::ZERO; 2],
            curvatures: [Interval::ZERO; 3],
        }
    }

    /// An action that is anywhere in an interval.
    pub fn action(player: usize, value: Interval) -> Self {
        let mut jet = Self::constant(value);
        jet.slopes[player] = Interval::ONE;
        jet
    }

    /// A value that may jump.
    const fn jumping(value: Interval) -> Self {
        Self {
            value,
            slopes: [Interval::ALL; 2],
            curvatures: UNKNOWN,
        }
    }

    fn each(&self, other: &Self, of: impl Fn(Interval, Interval) -> Interval) -> Self {
        Self {
            value: of(self.value, other.value),
            slopes: [0, 1].map(|axis| of(self.slopes[axis], other.slopes[axis])),
            curvatures: [0, 1, 2].map(|place| of(self.curvatures[place], other.curvatures[place])),
        }
    }

    fn negated(&self) -> Self {
        Self::constant(Interval::ZERO).each(self, |zero, number| zero - number)
    }

    fn is_constant(&self) -> bool {
        *self == Self::constant(self.value)
    }

    fn times(&self, other: &Self) -> Self {
        let ([a, b], [c, d]) = (self.slopes, other.slopes);
        let crossed = [(a + a) * c, a * d + b * c, (b + b) * d];
        let curvature = |place: usize| {
            self.curvatures[place] * other.value
                + crossed[place]
                + self.value * other.curvatures[place]
        };
        Self {
            value: self.value * other.value,
            slopes: [0, 1]
                .map(|axis| self.slopes[axis] * other.value + self.value * other.slopes[axis]),
            curvatures: [0, 1, 2].map(curvature),
        }
    }

    /// A function of this number.
    fn through(&self, [value, first, second]: Outer) -> Self {
        let [a, b] = self.slopes;
        let squares = [square(a), a * b, square(b)];
        Self {
            value,
            slopes: [first * a, first * b],
            curvatures: [0, 1, 2]
                .map(|place| second * squares[place] + first * self.curvatures[place]),
        }
    }

    /// 1 over this number.
    fn inverse(&self) -> Self {
        let inverse = Interval::ONE / self.value;
        let squared = square(inverse);
        self.through([inverse, -squared, (squared + squared) * inverse])
    }

    fn max(&self, other: &Self) -> Self {
        let (one, two) = (self.value, other.value);
        // Where both are alike at an edge, there is a bend on it.
        if one.low > two.high {
            return *self;
        }
        if two.low > one.high {
            return *other;
        }
        // Whichever is larger, and at a bend a slope between both.
        let mut both = self.each(other, Interval::hull);
        both.value = Interval {
            low: if one.low > two.low { one.low } else { two.low },
            high: both.value.high,
        };
        both.curvatures = UNKNOWN;
        both
    }

    fn whole_power(&self, power: u32) -> Self {
        let of = |power: u32| to_whole(self.value, power);
        let times = Interval::from;
        let first = times(power) * of(power.saturating_sub(1));
        let second = match power {
            0 | 1 => Interval::ZERO,
            _ => times(power) * times(power - 1) * of(power - 2),
        };
        self.through([
            of(power),
            if power == 0 { Interval::ZERO } else { first },
            second,
        ])
    }

    /// To a power that is no whole number, of what is not negative.
    fn real_power(&self, power: Interval) -> Self {
        let base = self.value;
        let lower = power - Interval::ONE;
        let first = power * power_of(base, lower);
        let second = power * lower * power_of(base, lower - Interval::ONE);
        self.through([power_of(base, power), first, second])
    }

    fn power(&self, exponent: &Self) -> Self {
        let power = exponent.value;
        if !exponent.is_constant() {
            return exponent
                .times(&self.unary(Unary::Logarithm))
                .unary(Unary::Exponential);
        }
        if power.low == power.high && power.low == libm::trunc(power.low) && power.low.abs() <= 64.0
        {
            let whole = self.whole_power(power.low.abs() as u32);
            return if power.low < 0.0 {
                whole.inverse()
            } else {
                whole
            };
        }
        self.real_power(power)
    }

    fn floor(&self, of: impl Fn(f64) -> f64) -> Self {
        let (low, high) = (of(self.value.low), of(self.value.high));
        let value = Interval { low, high };
        match low == high {
            true => Self::constant(value),
            false => Self::jumping(value),
        }
    }
}

fn square(number: Interval) -> Interval {
    to_whole(number, 2)
}

/// A whole power; even ones are not negative.
fn to_whole(number: Interval, power: u32) -> Interval {
    let point = |end: f64| {
        let end = Interval::point(end);
        (0..power).fold(Interval::ONE, |product, _| product * end)
    };
    let ends = point(number.low).hull(point(number.high));
    match power > 0 && power.is_multiple_of(2) && number.low < 0.0 && number.high > 0.0 {
        true => ends.hull(Interval::ZERO),
        false => ends,
    }
}

/// A power of a number that is not negative; near 0 a negative power has no upper bound.
fn power_of(base: Interval, power: Interval) -> Interval {
    if power.low >= 0.0 {
        return base.to_power(power);
    }
    if power.high > 0.0 || base.high <= 0.0 {
        return Interval::ALL;
    }
    let least = Interval::ONE / Interval::point(base.high).to_power(-power);
    match base.low > 0.0 {
        true => Interval::ONE / base.to_power(-power),
        false => Interval {
            low: least.low,
            high: f64::INFINITY,
        },
    }
}

/// The logarithm, whose lower end is lost near 0.
fn logarithm(of: Interval) -> Outer {
    if of.high <= 0.0 {
        return UNKNOWN;
    }
    let inverse = power_of(of, Interval::point(-1.0));
    let value = match of.low > 0.0 {
        true => of.logarithm(),
        false => Interval {
            low: f64::NEG_INFINITY,
            high: Interval::point(of.high).logarithm().high,
        },
    };
    [value, inverse, -power_of(of, Interval::point(-2.0))]
}

impl Arithmetic for Jet {
    fn number(number: f64) -> Self {
        // A number with more digits than this is between two floats.
        let is_exact = f64::from(number as f32) == number;
        Self::constant(match is_exact {
            true => Interval::point(number),
            false => Interval {
                low: number.next_down(),
                high: number.next_up(),
            },
        })
    }

    fn unary(&self, unary: Unary) -> Self {
        match unary {
            Unary::Negate => self.negated(),
            Unary::Root => self.real_power(Interval::point(0.5)),
            Unary::Absolute => self.max(&self.negated()),
            Unary::Floor => self.floor(libm::floor),
            Unary::Round => self.floor(libm::round),
            Unary::Exponential => {
                let value = self.value.exponential();
                self.through([value; 3])
            }
            Unary::Logarithm => self.through(logarithm(self.value)),
            Unary::Sine => {
                let (sine, cosine) = (self.value.sine(), self.value.cosine());
                self.through([sine, cosine, -sine])
            }
            Unary::Cosine => {
                let (sine, cosine) = (self.value.sine(), self.value.cosine());
                self.through([cosine, -sine, -cosine])
            }
        }
    }

    fn binary(&self, binary: Binary, other: &Self) -> Self {
        match binary {
            Binary::Add => self.each(other, |one, two| one + two),
            Binary::Subtract => self.each(other, |one, two| one - two),
            Binary::Multiply => self.times(other),
            Binary::Divide => self.times(&other.inverse()),
            Binary::Power => self.power(other),
            Binary::Maximum => self.max(other),
            Binary::Minimum => self.negated().max(&other.negated()).negated(),
            _ => match compare(binary, self.value, other.value) {
                Some(truth) => Self::constant(Interval::point(f64::from(u8::from(truth)))),
                None => Self::jumping(Interval::PROBABILITIES),
            },
        }
    }

    fn truth(&self) -> Option<bool> {
        truth(self.value)
    }
}

impl Sets for Jet {
    fn either(&self, other: &Self) -> Self {
        match self == other {
            true => *self,
            false => Self::jumping(self.value.hull(other.value)),
        }
    }
}
