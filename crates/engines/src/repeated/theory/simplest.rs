//! The simplest fraction between two: what a number that is known to many digits most likely is.
//!
//! Source: M. A. Stern, "Über eine zahlentheoretische Funktion" (1858): whole parts are taken off and the rest is turned upside down.

use crate::exact::rational::Rational;

/// The fraction with the least denominator above `low`, up to `high`.
pub fn simplest(low: &Rational, high: &Rational) -> Rational {
    let whole = Rational::from(low.floor());
    let next = &whole + Rational::ONE;
    if next <= *high {
        return next;
    }
    let [low, high] = [low, high].map(|end| end - &whole);
    if high.is_zero() {
        return whole;
    }
    // Above the low end of both: below one over it.
    if low.is_zero() {
        let below = Rational::from((Rational::ONE / &high).ceil());
        return whole + Rational::ONE / below;
    }
    let inner = simplest_from(&(Rational::ONE / &high), &(Rational::ONE / &low));
    whole + Rational::ONE / inner
}

/// The fraction with the least denominator from `low` on, below `high`.
fn simplest_from(low: &Rational, high: &Rational) -> Rational {
    let up = Rational::from(low.ceil());
    if up < *high {
        return up;
    }
    let whole = Rational::from(low.floor());
    let [low, high] = [low, high].map(|end| end - &whole);
    whole + Rational::ONE / simplest(&(Rational::ONE / &high), &(Rational::ONE / &low))
}
