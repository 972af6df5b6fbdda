//! Rational numbers of any size: what results are made of.

use dashu_int::IBig;
use dashu_ratio::RBig;
use games::fraction::Fraction;

/// A rational number.
pub type Rational = RBig;

/// What somebody has written.
pub fn of_fraction(fraction: Fraction) -> Rational {
    quotient(fraction.numerator().into(), fraction.denominator().into())
}

/// `above` over `below`, which is not 0.
pub fn quotient(above: IBig, below: IBig) -> Rational {
    RBig::from_parts_signed(above, below)
}

/// The nearest number of the machine.
pub fn value(number: &Rational) -> f64 {
    number.to_f64().value()
}

/// Fractions as integers over one denominator, which is positive.
pub fn over_one_denominator(fractions: &[Fraction]) -> (Vec<IBig>, IBig) {
    let mut denominator = IBig::ONE;
    for fraction in fractions {
        let part = IBig::from(fraction.denominator());
        let common = dashu_int::ops::Gcd::gcd(&denominator, &part);
        denominator = denominator * part / IBig::from(common);
    }
    let scaled = |fraction: &Fraction| {
        IBig::from(fraction.numerator()) * (&denominator / IBig::from(fraction.denominator()))
    };
    (fractions.iter().map(scaled).collect(), denominator.clone())
}
