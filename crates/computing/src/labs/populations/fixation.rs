//! Fixation of two strategies in a population without structure, in fractions or floats.

use engines::exact::rational::{Rational, value};
use engines::populations::birth_death::Absorption;
use engines::populations::game::Game;
use engines::populations::process::{Mapping, Process, Update};
use engines::populations::two::chain;
use engines::populations::well_mixed::{Scale, WellMixed};
use experiments::common::amount::Amount;
use experiments::populations::Missing;

fn absorption<N: Scale>(mixed: &WellMixed) -> Result<Absorption<N>, Missing> {
    let chain = chain::<N>(mixed).map_err(|_| Missing::NobodyFit)?;
    chain.absorption().map_err(|_| without_end(&mixed.process))
}

/// Why a process has no end: comparisons always have one, unless probabilities are below the machine's numbers.
pub(super) fn without_end(process: &Process) -> Missing {
    match process.update {
        Update::Fermi => Missing::TooStrong,
        _ => Missing::NeverEnds,
    }
}

/// What was worked out, if it is a number.
pub(super) fn finite<'a>(amounts: impl IntoIterator<Item = &'a Amount>) -> Result<(), Missing> {
    let all_are = amounts.into_iter().all(|amount| amount.value().is_finite());
    all_are.then_some(()).ok_or(Missing::TooStrong)
}

/// In fractions; only of processes that have some.
pub(super) fn fractions(mixed: &WellMixed) -> Result<Absorption<Rational>, Missing> {
    absorption(mixed)
}

/// In floats, of which none is a difference.
pub(super) fn floats(mixed: &WellMixed) -> Result<Absorption<f64>, Missing> {
    absorption(mixed)
}

/// How much a rounding of payoffs can grow in what they become: e^x has the relative error of 1 + |x| roundings. Each player meets at most so many. (That of 1 − w + w π
/// is not counted: it would grow only where fitness is near to 0.)
pub(super) fn growth(game: &Game, process: &Process, met: u32) -> f64 {
    let is_exponential = process.mapping == Mapping::Exponential || !process.update.has_fitness();
    if !is_exponential {
        return 1.0;
    }
    let payoffs = (0..game.size()).flat_map(|own| game.floats(own));
    let largest = payoffs.fold(0.0, |most: f64, payoff| most.max(payoff.abs()));
    let times = if process.adds_up { f64::from(met) } else { 1.0 };
    1.0 + value(&process.selection) * largest * times
}

/// A float that is some ten operations for each of `players` away from what is exact, none of them a difference, with the [`growth`] of what they begin with.
pub(super) fn near(value: f64, players: u32, growth: f64) -> Amount {
    let error = value.abs() * f64::EPSILON * 20.0 * f64::from(players) * growth;
    Amount::Within { value, error }
}
