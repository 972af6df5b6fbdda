//! Surds: numbers a + b√n of one quadratic field, in which equations of the second degree are solved exactly.
//!
//! Source: H. Cohen, "A Course in Computational Algebraic Number Theory" (1993), section 5.1. Deviation: n need not be free of squares; only small ones are taken out,
//! so that numbers are short. Two numbers that are calculated with each other are rational or have the same n.

use super::rational::{Rational, quotient};
use core::cmp::Ordering;
use core::fmt::{self, Display};
use dashu_int::IBig;
use dashu_int::ops::SquareRoot;

/// Squares of numbers up to this are taken out of a root.
const MAX_TAKEN_OUT: u32 = 1_000;
/// Binary digits of a root behind the point, where it is made a number of the machine.
const DIGITS: usize = 256;

/// `rational` + `factor` · √`radicand`. Of a rational number `factor` and `radicand` are 0.
#[derive(Clone, Debug)]
pub struct Surd {
    rational: Rational,
    factor: Rational,
    radicand: IBig,
}

impl From<Rational> for Surd {
    fn from(rational: Rational) -> Self {
        Self {
            rational,
            factor: Rational::ZERO,
            radicand: IBig::ZERO,
        }
    }
}

impl PartialEq for Surd {
    fn eq(&self, other: &Self) -> bool {
        self.rational == other.rational
            && sign(&self.factor) == sign(&other.factor)
            && self.square() == other.square()
    }
}

impl Surd {
    /// The root of a number; `None` of a negative one.
    pub fn root_of(square: &Rational) -> Option<Self> {
        if sign(square).is_lt() {
            return None;
        }
        let (above, below) = (square.numerator(), IBig::from(square.denominator().clone()));
        // √(u/v) = √(uv)/v.
        let (outside, radicand) = without_squares(above * &below);
        let factor = quotient(outside, below);
        Some(Self::of(Rational::ZERO, factor, radicand))
    }

    fn of(rational: Rational, factor: Rational, radicand: IBig) -> Self {
        if factor.is_zero() || radicand.is_zero() {
            return rational.into();
        }
        if radicand == IBig::ONE {
            return (rational + factor).into();
        }
        Self {
            rational,
            factor,
            radicand,
        }
    }

    /// The square of what is not rational.
    fn square(&self) -> Rational {
        &self.factor * &self.factor * Rational::from(self.radicand.clone())
    }

    fn common_radicand(&self, other: &Self) -> IBig {
        if self.radicand.is_zero() {
            other.radicand.clone()
        } else {
            self.radicand.clone()
        }
    }

    /// The number as a fraction; `None` if it is none.
    pub fn rational(&self) -> Option<&Rational> {
        self.radicand.is_zero().then_some(&self.rational)
    }

    /// How it compares with 0.
    pub fn sign(&self) -> Ordering {
        let (one, other) = (sign(&self.rational), sign(&self.factor));
        if one == other || other.is_eq() {
            return one;
        }
        let square = &self.rational * &self.rational;
        match square.cmp(&self.square()) {
            Ordering::Greater => one,
            Ordering::Less => other,
            Ordering::Equal => Ordering::Equal,
        }
    }

    /// How it compares with a fraction.
    pub fn against(&self, number: &Rational) -> Ordering {
        self.plus(&(-number.clone()).into()).sign()
    }

    /// `self` + `other`.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        let radicand = self.common_radicand(other);
        let factor = &self.factor + &other.factor;
        Self::of(&self.rational + &other.rational, factor, radicand)
    }

    /// `self` · `other`.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let radicand = self.common_radicand(other);
        let squares = &self.factor * &other.factor * Rational::from(radicand.clone());
        let rational = &self.rational * &other.rational + squares;
        let factor = &self.rational * &other.factor + &self.factor * &other.rational;
        Self::of(rational, factor, radicand)
    }

    /// `self` / `other`; `None` if that is 0.
    pub fn over(&self, other: &Self) -> Option<Self> {
        let norm = &other.rational * &other.rational - other.square();
        if norm.is_zero() {
            return None;
        }
        let conjugate = Self {
            rational: &other.rational / &norm,
            factor: -(&other.factor / &norm),
            radicand: other.radicand.clone(),
        };
        Some(self.times(&conjugate))
    }

    /// A number of the machine that is as near as makes no difference.
    pub fn value(&self) -> f64 {
        let Some(rational) = self.rational() else {
            let scaled: IBig = self.radicand.clone() << (2 * DIGITS);
            let root = IBig::from(scaled.sqrt());
            let root = quotient(root, IBig::ONE << DIGITS);
            return (&self.rational + &self.factor * root).to_f64().value();
        };
        rational.to_f64().value()
    }
}

impl Display for Surd {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        if self.rational().is_some() {
            return self.rational.fmt(formatter);
        }
        let is_negative = sign(&self.factor).is_lt();
        if !self.rational.is_zero() {
            let sign = if is_negative { '-' } else { '+' };
            write!(formatter, "{} {sign} ", self.rational)?;
        } else if is_negative {
            formatter.write_str("-")?;
        }
        let above = self.factor.clone().into_parts().0;
        let above = if is_negative { -above } else { above };
        if above != IBig::ONE {
            write!(formatter, "{above}")?;
        }
        write!(formatter, "√{}", self.radicand)?;
        match self.factor.denominator() {
            below if below.is_one() => Ok(()),
            below => write!(formatter, "/{below}"),
        }
    }
}

/// How a fraction compares with 0.
pub fn sign(number: &Rational) -> Ordering {
    number.cmp(&Rational::ZERO)
}

/// A number, not negative, as u²v: u and v.
fn without_squares(number: IBig) -> (IBig, IBig) {
    let root = IBig::from(number.sqrt());
    if &root * &root == number {
        return (root, IBig::ONE);
    }
    let (mut outside, mut rest) = (IBig::ONE, number);
    for factor in 2..=MAX_TAKEN_OUT {
        let square = IBig::from(factor * factor);
        while (&rest % &square).is_zero() {
            rest /= &square;
            outside *= factor;
        }
    }
    // What is left of a number with a large square in it.
    let root = IBig::from(rest.sqrt());
    if &root * &root == rest {
        (outside * root, IBig::ONE)
    } else {
        (outside, rest)
    }
}
