//! Exact values of formulas: in fractions, as far as an operation has a fraction as its value.
//!
//! Numbers of a formula are what is written there: 0.1 is a tenth. The constants `pi` and `e` are their first sixteen digits.

use super::operations::{Binary, NoValue, Unary};
use super::program::{Arithmetic, Formula};
use games::fraction::Fraction;
use thiserror::Error;

/// The largest exponent that is multiplied out.
const MAX_EXPONENT: i128 = 200;

/// Why a formula has no fraction as its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotExact {
    #[error("{0}")]
    NoValue(NoValue),
    /// A root, power, logarithm or the like, whose value is no fraction.
    #[error("a number that is no fraction")]
    NoFraction,
    #[error("a number of too many digits")]
    TooManyDigits,
}

/// A fraction, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exactly(pub Result<Fraction, NotExact>);

impl Formula {
    /// The value where each dimension is the given fraction.
    ///
    /// # Errors
    /// Why there is none.
    pub fn exact_value(&self, of: impl Fn(usize) -> Fraction) -> Result<Fraction, NotExact> {
        let value = self.evaluate(|dimension| Exactly(Ok(of(dimension))));
        // A condition that cannot be decided is one without a value.
        value.map_or(Err(NotExact::NoFraction), |value| value.0)
    }
}

fn digits(number: Option<Fraction>) -> Result<Fraction, NotExact> {
    number.ok_or(NotExact::TooManyDigits)
}

fn whole(number: i128) -> Result<Fraction, NotExact> {
    i64::try_from(number)
        .map(Fraction::whole)
        .map_err(|_| NotExact::TooManyDigits)
}

fn unary(of: Unary, number: Fraction) -> Result<Fraction, NotExact> {
    let (above, below) = (number.numerator(), number.denominator());
    match of {
        Unary::Negate => Ok(-number),
        Unary::Absolute => Ok(if above < 0 { -number } else { number }),
        Unary::Floor => whole(above.div_euclid(below)),
        Unary::Round => {
            let half = digits(number.checked_add(Fraction::new(1, 2)))?;
            let up = half.numerator().div_euclid(half.denominator());
            // A half is rounded away from 0.
            whole(if above < 0 && below == 2 { up - 1 } else { up })
        }
        Unary::Root if above < 0 => Err(NotExact::NoValue(NoValue::NegativeRoot)),
        Unary::Root => match (root(above), root(below)) {
            (Some(above), Some(below)) => Ok(Fraction::new(above, below)),
            _ => Err(NotExact::NoFraction),
        },
        Unary::Logarithm if above <= 0 => Err(NotExact::NoValue(NoValue::Logarithm)),
        Unary::Logarithm if number == Fraction::ONE => Ok(Fraction::ZERO),
        Unary::Exponential | Unary::Cosine if above == 0 => Ok(Fraction::ONE),
        Unary::Sine if above == 0 => Ok(Fraction::ZERO),
        Unary::Exponential | Unary::Logarithm | Unary::Sine | Unary::Cosine => {
            Err(NotExact::NoFraction)
        }
    }
}

/// The root of a square that fits.
fn root(square: i128) -> Option<i64> {
    let root = square.isqrt();
    let is_square = root.checked_mul(root) == Some(square);
    i64::try_from(root).ok().filter(|_| is_square)
}

fn binary(of: Binary, left: Fraction, right: Fraction) -> Result<Fraction, NotExact> {
    let truth = |is_true: bool| Ok(Fraction::whole(i64::from(is_true)));
    match of {
        Binary::Add => digits(left.checked_add(right)),
        Binary::Subtract => digits(left.checked_add(-right)),
        Binary::Multiply => digits(left.checked_mul(right)),
        Binary::Divide => {
            let divisor = right.inverse();
            let divisor = divisor.ok_or(NotExact::NoValue(NoValue::DivisionByZero))?;
            digits(left.checked_mul(divisor))
        }
        Binary::Power => power(left, right),
        Binary::Minimum => Ok(left.min(right)),
        Binary::Maximum => Ok(left.max(right)),
        Binary::Less => truth(left < right),
        Binary::AtMost => truth(left <= right),
        Binary::More => truth(left > right),
        Binary::AtLeast => truth(left >= right),
        Binary::Equal => truth(left == right),
    }
}

fn power(base: Fraction, exponent: Fraction) -> Result<Fraction, NotExact> {
    if exponent.denominator() != 1 || exponent.numerator().abs() > MAX_EXPONENT {
        return Err(NotExact::NoFraction);
    }
    let base = match exponent.numerator() < 0 {
        true => base.inverse().ok_or(NotExact::NoValue(NoValue::Power))?,
        false => base,
    };
    let factors = 0..exponent.numerator().abs();
    let product = factors
        .into_iter()
        .try_fold(Fraction::ONE, |product, _| product.checked_mul(base));
    digits(product)
}

impl Arithmetic for Exactly {
    fn number(number: f64) -> Self {
        let written = number.to_string().parse();
        Self(written.map_err(|_| NotExact::TooManyDigits))
    }

    fn unary(&self, of: Unary) -> Self {
        Self(self.0.and_then(|number| unary(of, number)))
    }

    fn binary(&self, of: Binary, other: &Self) -> Self {
        Self(match (self.0, other.0) {
            (Ok(left), Ok(right)) => binary(of, left, right),
            (Err(wrong), _) | (_, Err(wrong)) => Err(wrong),
        })
    }

    fn truth(&self) -> Option<bool> {
        self.0.ok().map(|number| number != Fraction::ZERO)
    }
}
