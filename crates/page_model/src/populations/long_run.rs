//! The long run: how often how many play what with mutations, and what is played if mutations are rare.

use super::analysis::Analysis;
use super::takeover::{reason, shown};
use crate::kit::chart::Series;
use experiments::common::amount::Amount;
use experiments::populations::{LongRun, Missing, ProcessName};
use games::fraction::Fraction;
use texts::Texts;

/// Points of a line at most.
const MAX_POINTS: usize = 400;

/// What is known with mutations.
pub fn known(of: &Analysis) -> Option<&LongRun> {
    of.found.exactly.long_run.as_ref()?.as_ref().ok()
}

/// Whether anything is known.
pub fn is_known(of: &Analysis) -> bool {
    known(of).is_some() || matches!(of.found.exactly.rare, Some(Ok(_)))
}

/// Whether a strategy that nobody plays stays away: without mutations, and unless somebody finds it as a best response.
pub fn loses_for_good(of: &Analysis) -> bool {
    of.lab.mutation == Fraction::ZERO && of.lab.process != ProcessName::BestResponse
}

/// Why something is not known, in words.
pub fn why_missing(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.populations.views.long_run;
    missing(of).map(|missing| match missing {
        Missing::Structure => words.structure.to_owned(),
        other => reason(other, texts),
    })
}

fn missing(of: &Analysis) -> Option<Missing> {
    let exactly = &of.found.exactly;
    let long_run = exactly
        .long_run
        .as_ref()
        .and_then(|found| found.as_ref().err());
    let rare = exactly.rare.as_ref().and_then(|found| found.as_ref().err());
    long_run.or(rare).copied()
}

/// By strategy: its name, its mean share, and how often all play it if mutations are rare.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<[String; 3]> {
    let rare = of.found.exactly.rare.as_ref();
    let rare = rare.and_then(|found| found.as_ref().ok());
    let row = |strategy: usize| {
        let share = known(of).and_then(|found| found.shares.get(strategy));
        let rare = rare.and_then(|shares: &Vec<Amount>| shares.get(strategy));
        [
            of.name(strategy).to_owned(),
            share.map_or_else(String::new, |&share| (texts.fixed)(share, 4)),
            rare.map_or_else(String::new, |share| shown(share, texts)),
        ]
    };
    (0..of.size()).map(row).collect()
}

/// Of two strategies: numbers of players, and how often so many play the first, as a line of at most 400 points.
pub fn line(of: &Analysis) -> Option<(Vec<f64>, Series)> {
    let found = known(of).filter(|_| of.size() == 2)?;
    let together = found.states.len().div_ceil(MAX_POINTS).max(1);
    let groups = found.states.chunks(together);
    let axis = (0..groups.len()).map(|group| (group * together) as f64);
    let shares = groups.map(|group| group.iter().sum::<f64>() / group.len() as f64);
    Some((axis.collect(), Series::line(of.name(0), shares)))
}

/// Of three strategies: shares, and how often the population is there, from 0 to 1 of the most.
pub fn shades(of: &Analysis) -> Vec<([f64; 3], f64)> {
    let Some(found) = known(of).filter(|_| of.size() == 3) else {
        return Vec::new();
    };
    let players = of.lab.players();
    let most = found.states.iter().copied().fold(0.0, f64::max);
    let first = 0..=players;
    let all = first.flat_map(|first| (0..=players - first).map(move |second| (first, second)));
    let shade = |((first, second), &share): ((u32, u32), &f64)| {
        let counts = [first, second, players - first - second];
        let shares = counts.map(|count| f64::from(count) / f64::from(players));
        (shares, if most > 0.0 { share / most } else { 0.0 })
    };
    all.zip(&found.states).map(shade).collect()
}
