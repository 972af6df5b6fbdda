//! Probabilities of ranks: of winning one of k units, and that a highest value is above a bound; as functions of F.

use crate::intervals::{Interval, Series};

/// Which of n others are below: coefficients of a polynomial in F and 1 − F.
fn at_most(above: u32, others: u32, of: &Series) -> Series {
    let rest = Series::constant(Interval::ONE).minus(of);
    let mut sum = Series::constant(Interval::ZERO);
    for count in 0..=above.min(others) {
        let part = rest
            .to_whole(count)
            .times(&of.to_whole(others - count))
            .scaled(binomial(others, count));
        sum = sum.plus(&part);
    }
    sum.with_value(PROBABILITY)
}

const PROBABILITY: Interval = Interval {
    low: 0.0,
    high: 1.0,
};

/// Ways to choose; exact up to 2⁵³, enclosed beyond.
fn binomial(from: u32, count: u32) -> Interval {
    (0..count).fold(Interval::ONE, |ways, done| {
        ways * Interval::from(from - done) / Interval::from(done + 1)
    })
}

/// The probability G that one of k units is won with a value that the share F of values is below, among n bidders.
pub fn winning(bidders: u32, units: u32, of: &Series) -> Series {
    at_most(units - 1, bidders - 1, of)
}

/// The probability that the highest value of n of this rank, from 1, is above a value.
pub fn is_above(bidders: u32, rank: u32, of: &Series) -> Series {
    if rank > bidders {
        return Series::constant(Interval::ZERO);
    }
    Series::constant(Interval::ONE).minus(&at_most(rank - 1, bidders, of))
}

/// How many of the k highest values of n are above a value, expected.
pub fn sold(bidders: u32, units: u32, of: &Series) -> Series {
    let ranks = (1..=units).map(|rank| is_above(bidders, rank, of));
    ranks.fold(Series::constant(Interval::ZERO), |sum, each| {
        sum.plus(&each)
    })
}
