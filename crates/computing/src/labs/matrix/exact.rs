//! Exact numbers and strategies of the engine, as findings have them.

use engines::exact::rational::{Rational, value};
use experiments::matrix::Exact;

/// A number.
pub(super) fn exact(number: &Rational) -> Exact {
    Exact {
        text: number.to_string(),
        value: value(number),
    }
}

/// A strategy.
pub(super) fn mixed(strategy: &[Rational]) -> Vec<Exact> {
    strategy.iter().map(exact).collect()
}
