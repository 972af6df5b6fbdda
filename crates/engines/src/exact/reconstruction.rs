//! Reconstruction: the fractions that leave given remainders.
//!
//! Among all fractions with a remainder one at most is short, and Euclid's algorithm comes by it. Source: P. S. Wang, "A p-adic algorithm for univariate
//! partial fractions" (1981). Deviations: one denominator for all, which each number adds to only what it needs; fractions have to be shorter than
//! they might be by 64 bits, so that one that is found by chance is unlikely.

use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// So many bits.
const SPARE: usize = 64;

/// Numbers over one denominator, which is positive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverOne {
    pub numerators: Vec<IBig>,
    pub denominator: IBig,
}

impl OverOne {
    /// The numbers that leave these remainders of `whole`; `None` if they are not short.
    pub fn reconstruct(remainders: impl Iterator<Item = IBig>, whole: &IBig) -> Option<Self> {
        let mut denominator = IBig::ONE;
        let mut numerators: Vec<IBig> = Vec::new();
        for remainder in remainders {
            let (numerator, factor) = short(remainder * &denominator % whole, whole)?;
            if !factor.is_one() {
                for numerator in &mut numerators {
                    *numerator *= &factor;
                }
                denominator *= factor;
                if denominator.bit_len() + SPARE / 2 > whole.bit_len() / 2 {
                    return None;
                }
            }
            numerators.push(numerator);
        }
        Some(Self {
            numerators,
            denominator,
        })
    }
}

/// Numerator and denominator of the short fraction that leaves `remainder`.
fn short(remainder: IBig, whole: &IBig) -> Option<(IBig, IBig)> {
    let bound = whole.bit_len().checked_sub(SPARE)? / 2;
    let negative = &remainder - whole;
    if let Some(integer) = [&remainder, &negative]
        .into_iter()
        .find(|number| number.bit_len() < bound)
    {
        return Some((integer.clone(), IBig::ONE));
    }
    let (mut before, mut rest) = (whole.clone(), remainder);
    let (mut times_before, mut times) = (IBig::ZERO, IBig::ONE);
    while rest.bit_len() >= bound {
        let quotient = &before / &rest;
        let next = before - &quotient * &rest;
        before = core::mem::replace(&mut rest, next);
        let next = times_before - quotient * &times;
        times_before = core::mem::replace(&mut times, next);
    }
    let is_short = times.bit_len() < bound;
    is_short.then(|| {
        if times < IBig::ZERO {
            (-rest, -times)
        } else {
            (rest, times)
        }
    })
}
