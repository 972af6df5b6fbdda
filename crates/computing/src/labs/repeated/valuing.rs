//! Exact values: limits of means, discounted, and over the rounds of a match.

use super::pairing::Pairing;
use crate::common::repeated::{amount, rational};
use engines::exact::rational::quotient;
use engines::repeated::values::pair::{LongRun, Pair, expected};
use engines::repeated::values::shares::Shares;
use experiments::common::repeated::length::Length;
use experiments::repeated::{Film, LongRun as FoundRun, Means, NoValue, Values};

/// Digits of the probability of a class.
const MAX_DIGITS: usize = 200;

/// The pair of automata, and its limits of means; or why there are none.
pub(super) fn long_run(pairing: &Pairing) -> (Option<Pair>, Result<Values, NoValue>) {
    let automata = match pairing.automata(false) {
        Ok(automata) => automata,
        Err(missing) => return (None, Err(NoValue::NoAutomaton(missing))),
    };
    let Ok(pair) = Pair::new(automata.each_ref(), pairing.settings.noise()) else {
        return (None, Err(NoValue::TooLarge));
    };
    let runs = pair.long_run();
    let class = |run: &LongRun| FoundRun {
        probability: rational(&run.probability, MAX_DIGITS),
        means: means(pairing, &run.shares),
    };
    let path = |outcomes: &[usize]| outcomes.iter().map(|&outcome| outcome as u8).collect();
    let values = Values {
        classes: runs.iter().map(class).collect(),
        long_run: means(pairing, &expected(&runs)),
        discounted: None,
        cycle: pair
            .cycle()
            .map(|known| [path(&known.opening), path(&known.cycle)]),
    };
    (Some(pair), Ok(values))
}

/// What they get discounted.
pub(super) fn discounted(pairing: &Pairing, pair: &Pair) -> Means {
    means(pairing, &pair.discounted(pairing.settings.continuation))
}

/// What they get in the mean over the rounds of a match, whose number is known; nothing where it is not.
pub(super) fn over_rounds(
    pairing: &Pairing,
    pair: Option<&Pair>,
    film: &Film,
) -> Option<Result<Means, NoValue>> {
    let Length::Rounds(rounds) = pairing.settings.rounds else {
        return None;
    };
    if film.is_certain {
        let share = |&count: &u32| quotient(count.into(), rounds.into());
        let shares = Shares::Exact(film.outcomes.iter().map(share).collect());
        return Some(Ok(means(pairing, &shares)));
    }
    // Who plays differently where the end is known is no automaton there.
    let missing = pairing.automata(true).err();
    if let Some(missing) = missing {
        let knows = [0, 1]
            .map(|player| missing[player] && pairing.players[player].automaton(false).is_some());
        let fault = if knows.contains(&true) {
            NoValue::KnowsEnd(knows)
        } else {
            NoValue::NoAutomaton(missing)
        };
        return Some(Err(fault));
    }
    let Some(pair) = pair else {
        return Some(Err(NoValue::TooLarge));
    };
    let shares = pair.over_rounds(rounds).ok_or(NoValue::TooLong);
    Some(shares.map(|shares| means(pairing, &shares)))
}

fn means(pairing: &Pairing, shares: &Shares) -> Means {
    let game = &pairing.stage.game;
    Means {
        payoffs: [0, 1].map(|player| amount(&shares.payoff(game, player))),
        shares: shares.values(),
    }
}
