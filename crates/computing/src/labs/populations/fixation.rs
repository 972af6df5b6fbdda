//! Fixation of two strategies in a population without structure, in fractions or floats.

use engines::exact::rational::Rational;
use engines::populations::birth_death::Absorption;
use engines::populations::two::chain;
use engines::populations::well_mixed::{Scale, WellMixed};
use experiments::common::amount::Amount;
use experiments::populations::Missing;

fn absorption<N: Scale>(mixed: &WellMixed) -> Result<Absorption<N>, Missing> {
    let chain = chain::<N>(mixed).map_err(|_| Missing::NobodyFit)?;
    chain.absorption().map_err(|_| Missing::NeverEnds)
}

/// In fractions; only of processes that have some.
pub(super) fn fractions(mixed: &WellMixed) -> Result<Absorption<Rational>, Missing> {
    absorption(mixed)
}

/// In floats, of which none is a difference.
pub(super) fn floats(mixed: &WellMixed) -> Result<Absorption<f64>, Missing> {
    absorption(mixed)
}

/// A float that is some ten operations for each of `players` away from what is exact, none of them a difference.
pub(super) fn near(value: f64, players: u32) -> Amount {
    let error = value.abs() * f64::EPSILON * 20.0 * f64::from(players);
    Amount::Within { value, error }
}
