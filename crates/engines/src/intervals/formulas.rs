//! Typed formulas of one variable, worked out in [`Series`] instead of numbers. A number of the text is the float it is read as.

use super::interval::Interval;
use super::series::Series;
use crate::formula::Formula;
use crate::formula::operations::{Binary, Unary};
use crate::formula::program::Arithmetic;

impl Arithmetic for Series {
    fn number(number: f64) -> Self {
        Self::constant(Interval::point(number))
    }

    fn unary(&self, unary: Unary) -> Self {
        match unary {
            Unary::Negate => self.negated(),
            Unary::Root => {
                let half = self.to_power(Interval::point(0.5));
                half.with_value(self.value().sqrt())
            }
            Unary::Absolute => self.max(&self.negated()),
            Unary::Floor => self.floor(libm::floor),
            Unary::Round => self.floor(libm::round),
            Unary::Exponential => self.exponential(),
            Unary::Logarithm => self.logarithm(),
            Unary::Sine => self.sin_and_cos()[0],
            Unary::Cosine => self.sin_and_cos()[1],
        }
    }

    fn binary(&self, binary: Binary, other: &Self) -> Self {
        let compared = |truth: Option<bool>| match truth {
            Some(truth) => Self::constant(Interval::point(f64::from(u8::from(truth)))),
            None => Self::without_slopes(Interval {
                low: 0.0,
                high: 1.0,
            }),
        };
        match binary {
            Binary::Add => self.plus(other),
            Binary::Subtract => self.minus(other),
            Binary::Multiply => self.times(other),
            Binary::Divide => self.over(other),
            Binary::Power => power(self, other),
            Binary::Maximum => self.max(other),
            Binary::Minimum => self.negated().max(&other.negated()).negated(),
            _ => compared(compare(binary, self.value(), other.value())),
        }
    }

    fn truth(&self) -> Option<bool> {
        truth(self.value())
    }
}

/// Whether one number is below another, if all numbers of both agree.
fn is_less(one: Interval, other: Interval) -> Option<bool> {
    match (one.high < other.low, one.low < other.high) {
        (true, _) => Some(true),
        (_, false) => Some(false),
        _ => None,
    }
}

/// What a comparison of two numbers comes to, if all numbers of both agree.
pub fn compare(comparison: Binary, one: Interval, two: Interval) -> Option<bool> {
    match comparison {
        Binary::Less => is_less(one, two),
        Binary::More => is_less(two, one),
        Binary::AtMost => is_less(two, one).map(|more| !more),
        Binary::AtLeast => is_less(one, two).map(|less| !less),
        _ if one.low > two.high || two.low > one.high => Some(false),
        _ => (one.low == one.high && one == two).then_some(true),
    }
}

/// Whether a number is not 0, if that can be said.
pub fn truth(of: Interval) -> Option<bool> {
    match of == Interval::ZERO {
        true => Some(false),
        false if of.low > 0.0 || of.high < 0.0 => Some(true),
        false => None,
    }
}

/// Powers: whole ones by products, others of what is not negative, and of a number to a changing power.
fn power(base: &Series, exponent: &Series) -> Series {
    let power = exponent.value();
    let is_number = exponent == &Series::constant(power);
    let is_whole = power.low == power.high && power.low == libm::trunc(power.low);
    if is_number && is_whole && power.low.abs() <= 1_000.0 {
        let whole = base.to_whole(power.low.abs() as u32);
        return match power.low < 0.0 {
            true => Series::constant(Interval::ONE).over(&whole),
            false => whole,
        };
    }
    match is_number && power.low > 0.0 {
        true => base.to_power(power),
        false => exponent.times(&base.logarithm()).exponential(),
    }
}

impl Formula {
    /// The formula at all points of an interval; `None` where a condition of it is true at some and false at others.
    pub fn series(&self, at: Interval) -> Option<Series> {
        self.evaluate(|_| Series::variable(at))
    }
}
