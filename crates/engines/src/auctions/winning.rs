//! Probabilities of ranks: of winning one of k units, and that a highest value is above a bound; as functions of F.

use crate::effort;
use crate::intervals::{Interval, Series};

/// The sum over all counts from 0 to `most` of a weight times the probability that exactly so many of n values are above.
fn weighted(most: u32, values: u32, of: &Series, weight: impl Fn(u32) -> u32) -> Series {
    let most = most.min(values);
    effort::spend(20 * u64::from(most));
    let rest = Series::constant(Interval::ONE).minus(of);
    // Powers of F from the highest one down are made from the lowest one up.
    let mut below = vec![of.to_whole(values - most)];
    for _ in 0..most {
        below.push(below[below.len() - 1].times(of));
    }
    let mut sum = Series::constant(Interval::ZERO);
    let mut above = Series::constant(Interval::ONE);
    for count in 0..=most {
        let ways = binomial(values, count) * Interval::from(weight(count));
        let exactly = above.times(&below[(most - count) as usize]);
        sum = sum.plus(&exactly.scaled(ways));
        above = above.times(&rest);
    }
    sum
}

/// The probability that at most so many of n values are above.
fn at_most(above: u32, values: u32, of: &Series) -> Series {
    weighted(above, values, of, |_| 1).with_value(Interval::PROBABILITIES)
}

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

/// The same of a float, about.
pub fn winning_share(bidders: u32, units: u32, below: f64) -> f64 {
    let others = bidders - 1;
    let (mut ways, mut sum) = (1.0, 0.0);
    for above in 0..units.min(bidders) {
        let both =
            libm::pow(1.0 - below, f64::from(above)) * libm::pow(below, f64::from(others - above));
        sum += ways * both;
        ways *= f64::from(others - above) / f64::from(above + 1);
    }
    sum
}

/// The probability that the highest value of n of this rank, from 1, is above a value.
pub fn is_above(bidders: u32, rank: u32, of: &Series) -> Series {
    if rank > bidders {
        return Series::constant(Interval::ZERO);
    }
    Series::constant(Interval::ONE).minus(&at_most(rank - 1, bidders, of))
}

/// How many of the k highest values of n are above a value, expected: k but for those that are missing.
pub fn sold(bidders: u32, units: u32, of: &Series) -> Series {
    let missing = weighted(units - 1, bidders, of, |above| units - above);
    Series::constant(Interval::from(units)).minus(&missing)
}
