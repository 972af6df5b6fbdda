//! Exact numbers and strategies of the engine, as findings have them.

use engines::exact::rational::{Rational, value};
use experiments::exact::Exact;

/// A number.
pub(crate) fn exact(number: &Rational) -> Exact {
    Exact {
        text: number.to_string(),
        value: value(number),
    }
}

/// A strategy.
pub(crate) fn mixed(strategy: &[Rational]) -> Vec<Exact> {
    strategy.iter().map(exact).collect()
}
