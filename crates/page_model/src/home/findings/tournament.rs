//! Tournaments: who gets what, best first, with intervals.

use super::run::Run;
use crate::home::picture::{Bar, Picture};
use experiments::tournament::Standing;
use experiments::{Experiment, Snapshots};
use texts::Texts;

pub fn tournament(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Tournament(lab) = experiment else {
        return None;
    };
    let findings = lab.merge(run.snapshots).ok()?;
    let range = lab.stage.stage().ok()?.payoffs(0);
    let place = |payoff: f64| (payoff - range.low) / (range.high - range.low);
    let bar = |standing: &Standing| Bar {
        name: lab.entrants[standing.entrant].spoken(texts).into(),
        value: place(standing.payoff.mean),
        interval: standing
            .payoff
            .interval
            .map(|(low, high)| (place(low), place(high))),
    };
    let bars: Vec<Bar> = findings.ranking.iter().map(bar).collect();
    (!bars.is_empty()).then_some(Picture::Bars(bars, None))
}
