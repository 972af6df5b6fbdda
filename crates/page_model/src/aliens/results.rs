//! Results of many games in words, and the way to one of them.

use experiments::Experiment;
use experiments::aliens::{AliensExperiment, Extreme};
use statistics::Estimate;
use texts::Texts;

/// The share of games that are won, with its interval: all there is where none is known.
pub fn won(share: &Estimate, texts: &Texts) -> String {
    let percent = texts.percent;
    let (low, high) = share.interval.unwrap_or((0.0, 1.0));
    (texts.labs.aliens.page.won)(&percent(share.mean), &percent(low), &percent(high))
}

/// A mean with its interval.
pub fn spread(estimate: &Estimate, texts: &Texts) -> String {
    let mean = (texts.fixed)(estimate.mean, 1);
    let interval = estimate.interval.map(|ends| (texts.range)(ends, 1));
    interval.map_or_else(|| mean.clone(), |interval| format!("{mean} ({interval})"))
}

/// A game of many at its end, as the agent plays it, as a link.
pub fn link_to(lab: &AliensExperiment, extreme: Extreme) -> String {
    let shown = AliensExperiment {
        show: extreme.game,
        step: None,
        played: Default::default(),
        ..lab.clone()
    };
    Experiment::from(shown).link()
}
